import { costsApi } from '@sitewright/domain/costs/api';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { useAction } from '../../actions/use-action.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../cost-actions.ts';
import { CostFields, CostForm } from './cost-form.tsx';

export function AddCost({ analysis: { projectId }, today, onClose }: ActionProps) {
  const add = useAction(costsApi.addEntry, {
    onClose,
    doneMessage: ({ description, amount }) => `${description}, ${inPounds(amount)}, is added`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const blank = {
    ...{ head: '', description: '', date: today, amount: '' },
    ...{ supplierName: '', reference: '' },
  };
  const form = useForm(CostFields, blank, {
    onSubmit: (filled) => add.perform({ body: { ...filled, projectId } }),
  });
  return (
    <FormSheet title="Add cost" submitText="Add cost" command={add} form={form} onClose={onClose}>
      {(id) => <CostForm id={id} today={today} form={form} label="Add cost" />}
    </FormSheet>
  );
}
