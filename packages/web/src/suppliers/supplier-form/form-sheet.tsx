import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useId } from 'react';
import { detailOf } from '../../platform/call.ts';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import type { Form } from './fields.ts';
import { SupplierForm } from './supplier-form.tsx';

type Props = {
  title: string;
  submitText: string;
  form: Form;
  supplier?: Supplier;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

/** The form in a panel beside the register, its buttons always in sight. */
export function FormSheet({ title, submitText, form, supplier, command, onClose }: Props) {
  const id = useId();
  const { isPending, error } = command;
  return (
    <SideSheet
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <SheetFooter
          {...{ form: id, submitText, isPending }}
          failure={error && !isPending && !form.isRefusedByField && detailOf(error)}
          onCancel={onClose}
        />
      }
    >
      <SupplierForm {...{ form, id, supplier }} label={title} />
    </SideSheet>
  );
}
