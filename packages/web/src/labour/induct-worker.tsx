import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { InductionDraft } from '@sitewright/domain/workforce/papers';
import type { Worker } from '@sitewright/domain/workforce/worker';
import * as z from 'zod';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

const Fields = InductionDraft.extend({
  projectId: z.string().min(1, 'Please choose a contract'),
  hasPassed: z.enum(['yes', 'no'], 'Please choose whether they passed'),
});

const results = [
  { value: 'yes', label: 'Passed' },
  { value: 'no', label: 'Not passed' },
];

type Props = {
  worker: Pick<Worker, 'id' | 'firstName' | 'lastName'>;
  projectId?: number | undefined;
  onClose: () => void;
};

export function InductWorker({ worker, projectId, onClose }: Props) {
  const inductor = useSessionUser().user?.name ?? '';
  const { form, command } = useCommandForm({
    fields: Fields,
    start: {
      projectId: String(projectId ?? ''),
      inductedOn: today(),
      inductor,
      hasPassed: '',
      signature: '',
      expiresOn: '',
    },
    endpoint: workforceApi.induct,
    inputOf: ({ projectId: chosen, hasPassed, ...induction }) => ({
      params: { workerId: worker.id },
      body: { ...induction, projectId: Number(chosen), hasPassed: hasPassed === 'yes' },
    }),
    doneMessage: ({ projectName, hasPassed }) =>
      `${fullName(worker)} ${hasPassed ? 'inducted on' : 'did not pass the induction on'} ${projectName}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Induct ${fullName(worker)}`}
      command={command}
      form={form}
      onClose={onClose}
    >
      <ContractChoice label="Contract" {...form.field('projectId')} />
      <DateField label="Inducted" required max={today()} {...form.field('inductedOn')} />
      <TextField label="Inductor" required {...form.field('inductor')} />
      <SelectField label="Induction test" options={results} {...form.field('hasPassed')} />
      <TextField
        label="Signature"
        help="Type the worker’s name as their signature"
        isOptional
        {...form.field('signature')}
      />
      <DateField label="Expiry" isOptional {...form.field('expiresOn')} />
    </FormDialog>
  );
}
