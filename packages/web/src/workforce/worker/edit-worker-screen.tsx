import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { EditPage } from '../../forms/edit-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { workforceQueries } from '../queries.ts';
import { SealedPart } from '../secrets/sealed-part.tsx';
import { CardFace } from './card-face.tsx';
import { CompetencesPart } from './competences-part.tsx';
import { DocumentsPart } from './documents-part.tsx';
import { bodyOf, valuesOf, WorkerFields, type WorkerForm } from './fields.ts';
import * as parts from './form-parts.tsx';
import { InductionsPart } from './inductions-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { RatesPart } from './rates-part.tsx';
import { ScoresPart } from './scores-part.tsx';
import { partNotStored, StoredWorker, useStoredWorker } from './stored-worker.tsx';
import { hasFields, type Tab, type TabName, tabsFor } from './tabs.ts';
import { WorkerHead } from './worker-head.tsx';
import { WorkerFormTabs, WorkerTabs } from './worker-tabs.tsx';

type Address = { tab: string | undefined; onTab: (tab: string) => void; today: string };

export function EditWorkerScreen({ id, ...address }: Address & { id: string }) {
  const query = useQuery(workforceQueries.read(id));
  const stored = useStoredWorker(Number(id), !!query.data);
  return (
    <Screen title={query.data ? fullName(query.data) : 'Edit worker'}>
      <Link
        to="/workforce"
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm text-text-2 site:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All workers
      </Link>
      {stored && <StoredWorker {...stored} />}
      <Loaded
        query={query}
        what={partNotStored(stored)}
        empty="This worker no longer exists."
        skeleton={<Skeleton what="the worker" shape="lines" />}
      >
        {(worker) => <FullFile key={worker.id} worker={worker} {...address} />}
      </Loaded>
    </Screen>
  );
}

type FileProps = Address & { worker: WorkerRecord };

function FullFile({ worker, tab: chosenTab, onTab, today }: FileProps) {
  const actor = useActor();
  const obstacle = obstacleToEditing(worker, actor);
  const options = tabsFor(actor);
  const [first] = options;
  const tab = options.find(({ value }) => value === chosenTab)?.value ?? first?.value ?? 'cards';
  const shown = { worker, options, tab, onTab, today };
  return (
    <>
      <WorkerHead worker={worker} />
      {obstacle ? (
        <>
          <LockedNote text={obstacle.message} />
          <WorkerTabs
            {...shown}
            content={(name) => <FileContent name={name} worker={worker} today={today} />}
          />
        </>
      ) : (
        <EditWorker {...shown} />
      )}
    </>
  );
}

type EditProps = Omit<FileProps, 'tab'> & { options: readonly Tab[]; tab: TabName };

function EditWorker({ worker, today, ...tabs }: EditProps) {
  const editing = useEditWorker(worker);
  const { form, draft } = editing;
  const navigate = useNavigate();
  return (
    <EditPage noun="worker" where="on this worker" editing={editing}>
      {(saving) => (
        <WorkerFormTabs
          {...tabs}
          form={form}
          content={(name) => <FileContent name={name} worker={worker} form={form} today={today} />}
          saveBar={
            (hasFields(tabs.tab) || draft.isDirty) && (
              <SaveBar
                submitText="Save changes"
                {...saving}
                onCancel={() => void navigate({ to: '/workforce' })}
              />
            )
          }
        />
      )}
    </EditPage>
  );
}

/** The form of an existing worker. */
function useEditWorker(worker: WorkerRecord) {
  const client = useQueryClient();
  return useEditForm({
    draftName: 'worker',
    record: worker,
    fields: WorkerFields,
    valuesOf,
    endpoint: workforceApi.edit,
    inputOf: (filled, { id, version }) => ({
      params: { workerId: id },
      body: { ...bodyOf(filled), version },
    }),
    doneMessage: () => 'Worker updated',
    onSaved: (saved) => client.setQueryData(workforceQueries.read(saved.id).queryKey, saved),
  });
}

type FileContentProps = {
  name: TabName;
  worker: WorkerRecord;
  /** Missing for those who may only look. */
  form?: WorkerForm;
  today: string;
};

/** The content of one tab of a worker's file. */
const FileContent = ({ name, ...file }: FileContentProps) => {
  const Content = contents[name];
  return <Content {...file} />;
};

type ContentProps = Omit<FileContentProps, 'name'>;

const contents: Record<TabName, (props: ContentProps) => ReactNode> = {
  personal: ({ worker, form }) => (
    <>
      {form && <parts.PersonalPart form={form} />}
      {form && <PicturePart worker={worker} />}
      <SealedPart
        title="Identity"
        worker={worker}
        fields={['dateOfBirth', 'nationalInsurance', 'drivingLicense']}
      />
    </>
  ),
  employment: ({ worker, form }) => (
    <>
      {form && <parts.EmploymentPart form={form} />}
      <RatesPart worker={worker} />
      <SealedPart title="Bank and tax" worker={worker} fields={['bankDetails', 'taxCode']} />
    </>
  ),
  cards: ({ worker, form, today }) => (
    <>
      <CardFace worker={worker} today={today} />
      {form && <parts.CardPart form={form} />}
      <CompetencesPart worker={worker} today={today} />
      <InductionsPart worker={worker} today={today} />
      {form && <parts.SkillsPart form={form} />}
    </>
  ),
  'right-to-work': ({ worker, form }) => (
    <>
      {form && <parts.RightToWorkPart form={form} />}
      <SealedPart title="Document" worker={worker} fields={['rightToWork']} />
    </>
  ),
  emergency: ({ form }) => form && <parts.EmergencyPart form={form} />,
  medical: ({ worker }) => (
    <>
      <LockedNote text="For emergencies only. Your name, what you view and your reason are recorded in the activity log." />
      <SealedPart
        title="Health"
        worker={worker}
        fields={['medicalConditions', 'allergies', 'sickDays']}
      />
    </>
  ),
  documents: ({ worker }) => <DocumentsPart worker={worker} />,
  scores: ({ worker }) => <ScoresPart worker={worker} />,
  notes: ({ form }) => form && <parts.NotesPart form={form} />,
};
