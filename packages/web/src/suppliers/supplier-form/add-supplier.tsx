import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { blank, bodyOf, SupplierFields } from './fields.ts';
import { SupplierForm } from './supplier-form.tsx';

export function AddSupplier({ onClose }: { onClose: () => void }) {
  const sheet = useDraftedForm({
    draftName: 'supplier',
    fields: SupplierFields,
    start: blank,
    endpoint: suppliersApi.add,
    inputOf: (filled) => ({ body: bodyOf(filled) }),
    doneMessage: ({ name }) => `${name} added`,
    onDone: onClose,
  });
  return (
    <FormSheet title="Add supplier" onClose={onClose} {...sheet}>
      <SupplierForm form={sheet.form} />
    </FormSheet>
  );
}
