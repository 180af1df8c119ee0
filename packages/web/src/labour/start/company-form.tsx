import { can } from '@sitewright/domain/kernel/access';
import { requiredLine } from '@sitewright/domain/kernel/text';
import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { GangDraft } from '@sitewright/domain/labour/gang';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { mayBeSamePeople, sameFirmWarning } from '@sitewright/domain/labour/same-firm';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { ShieldX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { yesNo } from '../../forms/field-values.ts';
import { InlineForm } from '../../forms/inline-form.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { isWaiting } from '../../platform/outbox/waiting-replies.ts';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { isOnline, useOnline } from '../../platform/use-online.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { HeadcountField } from '../headcount-field.tsx';
import { type Start, useStart } from './use-start.ts';

type Props = Start & {
  /** The open crews of the contract, with those that wait to be sent. */
  sessions: readonly LabourSession[];
  onClose: () => void;
};

const { jobRole, operatives, hourlyRate } = GangDraft.shape;

const CompanyStart = z.object({
  company: requiredLine('Company', 100),
  operatives: z.string().trim().transform(Number).pipe(operatives),
  jobRole,
  hourlyRate,
  savesGang: yesNo,
});

const blank = { company: '', operatives: '1', jobRole: '', hourlyRate: '', savesGang: 'no' };

/** A company by its headcount; saved as a gang, it takes one press tomorrow. */
export function CompanyForm({ sessions, onClose, ...start }: Props) {
  const { form, command } = useCompanyForm(start, onClose);
  const hasSignal = useOnline();
  const seesMoney = can(useActor(), 'costAnalysis', 'R');
  return (
    <InlineForm
      form={form}
      command={command}
      submitText="Start"
      button={{ isBig: true, isBlocked: start.isClosed }}
    >
      <SuggestField label="Company" suggestions={useCompanies()} {...form.field('company')} />
      <AlreadyAtWork company={form.values.company} sessions={sessions} />
      <BarredPeople company={form.values.company} projectId={start.projectId} />
      <HeadcountField {...form.field('operatives')} />
      <TextField label="Operatives Job Role" isOptional {...form.field('jobRole')} />
      {seesMoney && (
        <MoneyField
          label="Hourly rate"
          isOptional
          help="Cost per operative per hour"
          {...form.field('hourlyRate')}
        />
      )}
      <CheckboxField
        label="Save as gang"
        {...form.field('savesGang')}
        {...(hasSignal
          ? { help: 'Start them with one tap next time' }
          : { help: 'Needs signal', value: 'no', onChange: () => {}, 'aria-disabled': true })}
      />
    </InlineForm>
  );
}

type AtWorkProps = Pick<Props, 'sessions'> & { company: string };

/** A firm may have two crews; the same people would be counted twice. */
function AlreadyAtWork({ company, sessions }: AtWorkProps) {
  const start = { crewKind: 'company' as const, name: company, company };
  const text = sameFirmWarning(sessions.filter((session) => mayBeSamePeople(start, session)));
  return text && <Notice icon={TriangleAlert} tone="warn" text={text} />;
}

type BarredProps = { company: string; projectId: number };

/** People of the company who cannot work here: a company is started by its number, not by name. */
function BarredPeople({ company, projectId }: BarredProps) {
  const { data } = useQuery(queryAll(workforceApi.list, { query: { judgedFor: projectId } }));
  const listed = data?.filter((worker) => isSame(worker.company, company)) ?? [];
  const barred = listed.filter(({ verdict }) => verdict.state === 'cannot');
  if (!company.trim() || barred.length === 0) return null;
  const names = barred.map((worker) => `${fullName(worker)} (${worker.verdict.reason})`);
  return (
    <Notice
      icon={ShieldX}
      tone="warn"
      text={`${barred.length} of ${listed.length} people listed for ${company.trim()} cannot work here: ${names.join(', ')}. Do not count them.`}
    />
  );
}

const isSame = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

/** The companies of the gangs and of the workers. */
function useCompanies(): string[] {
  const { data: gangs } = useQuery(queryAll(labourApi.gangs, { query: {} }));
  const { data: workers } = useQuery(queryAll(workforceApi.list, { query: {} }));
  const companies = [...(gangs ?? []), ...(workers ?? [])].flatMap(({ company }) => company ?? []);
  return [...new Set(companies)].toSorted();
}

function useCompanyForm(start: Start, onClose: () => void) {
  const toast = useToast();
  const [error, setError] = useState<Error | null>(null);
  const refused = (refusal: Error) => {
    setError(refusal);
    const { name, ...fields } = fieldsOf(refusal);
    form.showServerErrors(name ? { ...fields, company: name } : fields);
  };
  const starting = useStart(start, {
    onDone: (reply) => {
      if (!isWaiting(reply)) toast({ text: `${form.values.company.trim()} started` });
      onClose();
    },
    onRefused: refused,
  });
  const saving = useCommand(labourApi.createGang, {
    onDone: ({ id }) => starting.perform({ crewKind: 'gang', gangId: id }),
    onRefused: refused,
  });
  const form = useForm(CompanyStart, blank, {
    onSubmit: ({ savesGang, ...crew }) => {
      setError(null);
      if (!start.earlier.check()) return;
      if (savesGang && isOnline()) saving.perform({ body: { ...crew, name: crew.company } });
      else starting.perform({ crewKind: 'company', ...crew });
    },
  });
  return { form, command: { isPending: saving.isPending || starting.isPending, error } };
}
