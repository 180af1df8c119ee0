import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { blank, bodyOf, SupplierFields } from './fields.ts';
import { SupplierForm } from './supplier-form.tsx';

export function AddSupplier({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const add = useCommand(suppliersApi.add, {
    onDone: ({ name }) => {
      draft.end();
      onClose();
      toast({ text: `${name} is in the register` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const found = useFoundDraft('supplier', blank);
  const form = useForm(SupplierFields, found.values, {
    onSubmit: (filled) => add.perform({ body: bodyOf(filled) }),
  });
  const draft = useFormDraft(found, form, blank);
  return (
    <FormSheet
      title="Add supplier"
      submitText="Add supplier"
      command={add}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      {(id) => <SupplierForm form={form} id={id} label="Add supplier" />}
    </FormSheet>
  );
}
