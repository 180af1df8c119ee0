import { costsApi } from '@sitewright/domain/costs/api';
import { CostReportDraft } from '@sitewright/domain/costs/cost-report';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { monthText } from './months.ts';

const fields = CostReportDraft.omit({ projectId: true });

type Props = { projectId: number; months: readonly string[]; onClose: () => void };

export function OpenReport({ projectId, months, onClose }: Props) {
  const open = useAction(costsApi.openReport, {
    onClose,
    doneMessage: ({ month }) => `The CVR of ${monthText(month)} is open`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    fields,
    { month: months[0] ?? '' },
    { onSubmit: (filled) => open.perform({ body: { ...filled, projectId } }) },
  );
  return (
    <FormDialog
      title="Open the CVR of a month"
      description="Its costs add themselves up to the end of the month; what the work is worth is filled in."
      command={open}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Month"
        required
        placeholder="Choose"
        options={months.map((value) => ({ value, label: monthText(value) }))}
        {...form.field('month')}
      />
    </FormDialog>
  );
}
