import { diaryApi } from '@sitewright/domain/diary/api';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { dayIsSignedOff } from '@sitewright/domain/labour/rules';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { statusPhrase } from '@sitewright/domain/projects/status';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { storedTimes } from '../../platform/offline/stored-times.ts';
import { query, queryAll } from '../../platform/query.ts';
import { today } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { EarlierTime, useEarlier } from '../earlier-time.tsx';
import { notCheckedText } from '../not-checked.ts';
import { CompanyForm } from './company-form.tsx';
import { StartList } from './start-list.tsx';
import {
  type OpenSession,
  startableGangs,
  startableMachines,
  startableWorkers,
} from './startable.ts';
import type { Start } from './use-start.ts';

type Props = {
  projectId: number;
  sessions: LabourSession[];
  /** The worker to find first. */
  worker?: string;
  onClose: () => void;
};

const tabs = [
  { value: 'gang', label: 'Gang' },
  { value: 'company', label: 'Company' },
  { value: 'worker', label: 'Worker' },
  { value: 'plant', label: 'Plant' },
] as const;

type Tab = (typeof tabs)[number]['value'];

/** It stays open: in the morning one gang after the other arrives. */
export function StartSheet({ projectId, sessions: here, worker, onClose }: Props) {
  const sessions = useOpenSessions(projectId, here);
  const [tab, setTab] = useState<Tab>(worker ? 'worker' : 'gang');
  const [task, setTask] = useState('');
  const earlier = useEarlier('startedAt');
  const isClosed = useIsSignedOff(projectId) && earlier.isToday;
  const start = { projectId, task, earlier, isClosed };
  const panels = {
    gang: <Gangs {...start} sessions={sessions} />,
    company: <CompanyForm {...start} sessions={here} onClose={onClose} />,
    worker: <Workers {...start} sessions={sessions} {...(worker && { named: worker })} />,
    plant: <Machines {...start} sessions={sessions} />,
  };
  return (
    <SideSheet
      title="Start crew or plant"
      isOpen
      onClose={onClose}
      footer={
        tab !== 'company' && (
          <Button isBig onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <NotActive projectId={projectId} />
        {isClosed && <Notice icon={Lock} tone="warn" text={dayIsSignedOff.message} />}
        <NotChecked projectId={projectId} />
        <TextField
          label="Task"
          isOptional
          name="task"
          maxLength={200}
          autoComplete="off"
          help="What they are starting on, such as Core wall lift 5"
          value={task}
          onChange={setTask}
        />
        <EarlierTime label="Started earlier?" {...earlier.bind} />
        <Tabs label="Who is starting" value={tab} options={tabs} onChange={setTab} isWide>
          {tabs.map(({ value }) => (
            <TabPanel key={value} value={value} isShown={value === tab}>
              {panels[value]}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </SideSheet>
  );
}

/** A crew may start there all the same, such as to make the site safe. */
function NotActive({ projectId }: Pick<Props, 'projectId'>) {
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const status = contracts?.find(({ id }) => id === projectId)?.status;
  if (!status || status === 'active' || status === 'Open') return;
  return (
    <Notice
      icon={TriangleAlert}
      tone="warn"
      text={`This contract is ${statusPhrase[status]}. Check before you start anyone.`}
    />
  );
}

/** No one can start on a day that is signed off: shown before the first tap. */
function useIsSignedOff(projectId: number): boolean {
  const params = { projectId, date: today() };
  const { data: day } = useQuery(query(diaryApi.day, { params }));
  return !!day && isSignedOff(day);
}

/** After a day without signal no one who starts has been checked, not in a gang either. */
function NotChecked({ projectId }: Pick<Props, 'projectId'>) {
  const workers = judgedWorkers(projectId);
  const { data } = useQuery(workers);
  const storedAt = data && storedTimes.get(workers.queryKey[0]);
  const text = storedAt && notCheckedText(storedAt);
  return (
    text && (
      <Notice icon={TriangleAlert} tone="warn" text={`${text}. Check before you start anyone.`} />
    )
  );
}

type ListProps = Start & { sessions: OpenSession[] };

/** Whether they can work today is decided for this contract. */
const judgedWorkers = (projectId: number) =>
  queryAll(workforceApi.list, { query: { judgedFor: projectId } });

/** Who is at work here, and on other contracts. */
function useOpenSessions(projectId: number, here: LabourSession[]): OpenSession[] {
  const { data: open } = useQuery(queryAll(labourApi.list, { query: { isOpen: 'true' } }));
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const nameOf = (id: number) => contracts?.find((contract) => contract.id === id)?.name;
  const elsewhere = open?.filter((session) => session.projectId !== projectId) ?? [];
  return [
    ...here,
    ...elsewhere.map((session) => ({ ...session, contract: nameOf(session.projectId) })),
  ];
}

function Gangs({ sessions, ...start }: ListProps) {
  const { data: workers } = useQuery(judgedWorkers(start.projectId));
  const query = useQuery({
    ...queryAll(labourApi.gangs, { query: {} }),
    select: (gangs) => gangs && startableGangs(gangs, workers ?? [], sessions),
  });
  const empty = 'No gangs yet. Start a crew under Company and save it as a gang.';
  return <StartList {...start} query={query} empty={empty} what="gangs" />;
}

function Workers({ sessions, ...start }: ListProps & { named?: string }) {
  const query = useQuery({
    ...judgedWorkers(start.projectId),
    select: (workers) => workers && startableWorkers(workers, sessions),
  });
  return <StartList {...start} query={query} what="workers" empty="No workers yet." />;
}

function Machines({ sessions, ...start }: ListProps) {
  const query = useQuery({
    ...queryAll(plantApi.list, { query: { projectId: start.projectId, status: 'on_hire' } }),
    select: (machines) => machines && startableMachines(machines, sessions),
  });
  return (
    <StartList
      {...start}
      query={query}
      what="machines"
      empty="No plant on hire on this contract."
    />
  );
}
