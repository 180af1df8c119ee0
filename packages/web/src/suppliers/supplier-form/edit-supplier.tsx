import { FormSheet } from '../../app/form-sheet.tsx';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import type { DeedProps } from '../supplier-actions.ts';
import { SupplierForm } from './supplier-form.tsx';
import { useEditSupplier } from './use-edit-supplier.ts';

export function EditSupplier({ supplier, onClose }: DeedProps) {
  const { form, edit, draft, theirs, loadTheirs, saveMine } = useEditSupplier({
    supplier,
    onClose,
  });
  const title = `Edit ${supplier.name}`;
  return (
    <FormSheet
      {...{ title, form, draft, onClose }}
      submitText="Save"
      command={edit}
      notice={
        theirs && (
          <ChangedMeanwhile
            what="supplier"
            at={theirs.updatedAt}
            isPending={edit.isPending}
            onLoad={loadTheirs}
            onOverwrite={saveMine}
          />
        )
      }
    >
      {(id) => <SupplierForm {...{ form, id, supplier }} label={title} />}
    </FormSheet>
  );
}
