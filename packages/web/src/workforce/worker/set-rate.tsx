import { inBritish } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { cisLabels } from '@sitewright/domain/suppliers/labels';
import { cisStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { RateDraft } from '@sitewright/domain/workforce/pay';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { today } from '../../platform/today.ts';
import { DateField } from '../../ui/date-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../worker-actions.ts';

const blank = { hourlyRate: '', dayRate: '', overtimeRate: '', cisStatus: '' };
const statuses = cisStatuses.map((value) => ({ value, label: cisLabels[value] }));

/** Keeps no draft: pay lies about in no browser. */
export function SetRate({ worker, onClose }: ActionProps) {
  const add = useAction(workforceApi.addRate, {
    onClose,
    doneMessage: ({ effectiveFrom }) => `The rate is set from ${inBritish(effectiveFrom)}`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    RateDraft,
    { effectiveFrom: today(), ...blank },
    { onSubmit: (body) => add.perform({ params: { workerId: worker.id }, body }) },
  );
  return (
    <FormDialog
      title={`Set the rate of ${fullName(worker)}`}
      description="Costs go by the rate of the day; what was worked before stays as it was."
      command={add}
      form={form}
      onClose={onClose}
    >
      <DateField label="From" required {...form.field('effectiveFrom')} />
      <MoneyField label="Hourly rate" isOptional {...form.field('hourlyRate')} />
      <MoneyField label="Day rate" isOptional {...form.field('dayRate')} />
      <MoneyField label="Overtime rate" isOptional {...form.field('overtimeRate')} />
      <SelectField
        label="CIS status"
        help="Of those who are self-employed"
        isOptional
        placeholder="Choose"
        options={statuses}
        onClear={() => form.set('cisStatus', '')}
        {...form.field('cisStatus')}
      />
    </FormDialog>
  );
}
