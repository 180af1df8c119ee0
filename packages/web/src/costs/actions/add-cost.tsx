import { costsApi } from '@sitewright/domain/costs/api';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import type { ActionProps } from '../cost-actions.ts';
import { CostFields, CostForm } from './cost-form.tsx';

const blank = { head: '', description: '', amount: '', supplierName: '', reference: '' };

export function AddCost({ analysis: { projectId }, today, onClose }: ActionProps) {
  const { form, command } = useCommandForm({
    fields: CostFields,
    start: { ...blank, date: today },
    endpoint: costsApi.addEntry,
    inputOf: (filled) => ({ body: { ...filled, projectId } }),
    doneMessage: ({ description, amount }) => `${description} (${formatPounds(amount)}) added`,
    onDone: onClose,
  });
  return (
    <FormSheet title="Add cost" command={command} form={form} onClose={onClose}>
      <CostForm today={today} form={form} />
    </FormSheet>
  );
}
