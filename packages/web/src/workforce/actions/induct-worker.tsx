import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { InductionDraft } from '@sitewright/domain/workforce/papers';
import * as z from 'zod';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useSessionUser } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../worker-actions.ts';

const Fields = InductionDraft.extend({
  projectId: z.string().min(1, 'Please choose a contract'),
  hasPassed: z.enum(['yes', 'no'], 'Please say whether they passed'),
});

const results = [
  { value: 'yes', label: 'Answered and passed' },
  { value: 'no', label: 'Not passed' },
];

type Props = ActionProps & { projectId?: number | undefined };

export function InductWorker({ worker, projectId, onClose }: Props) {
  const induct = useAction(workforceApi.induct, {
    onClose,
    doneMessage: ({ projectName, hasPassed }) =>
      `${fullName(worker)} ${hasPassed ? 'is inducted on' : 'did not pass on'} ${projectName}`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const inductor = useSessionUser().user?.name ?? '';
  const start = {
    ...{ projectId: String(projectId ?? ''), inductedOn: today(), inductor },
    ...{ hasPassed: '', signature: '', expiresOn: '' },
  };
  const form = useForm(Fields, start, {
    onSubmit: ({ projectId: chosen, hasPassed, ...induction }) =>
      induct.perform({
        params: { workerId: worker.id },
        body: { ...induction, projectId: Number(chosen), hasPassed: hasPassed === 'yes' },
      }),
  });
  return (
    <FormDialog title={`Induct ${fullName(worker)}`} command={induct} form={form} onClose={onClose}>
      <ContractChoice label="Contract" {...form.field('projectId')} />
      <DateField label="Inducted" required max={today()} {...form.field('inductedOn')} />
      <TextField label="Inductor" required autoComplete="off" {...form.field('inductor')} />
      <SelectField
        label="Questions"
        placeholder="Choose"
        options={results}
        {...form.field('hasPassed')}
      />
      <TextField
        label="Signature"
        help="Their name, as they sign for it"
        isOptional
        autoComplete="off"
        {...form.field('signature')}
      />
      <DateField label="Expiry" isOptional {...form.field('expiresOn')} />
    </FormDialog>
  );
}
