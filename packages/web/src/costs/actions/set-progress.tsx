import { costsApi } from '@sitewright/domain/costs/api';
import { ProgressDraft } from '@sitewright/domain/costs/cost-plan';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ActionProps } from '../cost-actions.ts';

const fields = ProgressDraft.omit({ projectId: true });

export function SetProgress({ analysis, today, onClose }: ActionProps) {
  const { projectId, percentComplete } = analysis;
  const { form, command } = useCommandForm({
    fields,
    start: { percent: plainDecimal(percentComplete ?? ''), date: today, note: '' },
    endpoint: costsApi.reportProgress,
    inputOf: (filled) => ({ body: { ...filled, projectId } }),
    doneMessage: ({ percent }) => `Progress set to ${plainDecimal(percent)}%`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Set % complete"
      description="Your assessment of the work done so far. It sets the earned value."
      command={command}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Per cent complete"
        required
        inputMode="decimal"
        {...form.field('percent')}
      />
      <DateField label="Date" required max={today} today={today} {...form.field('date')} />
      <TextArea label="Note" isOptional maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
