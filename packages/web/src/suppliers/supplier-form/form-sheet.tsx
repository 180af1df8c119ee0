import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useId } from 'react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
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
        <div className="grid gap-2">
          {error && !isPending && !form.isRefusedByField && <Failure text={detailOf(error)} />}
          <div className="flex gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={id}
              tone="primary"
              className="flex-1"
              isPending={isPending}
              pendingLabel="Saving..."
            >
              {submitText}
            </Button>
          </div>
        </div>
      }
    >
      <SupplierForm {...{ form, id, supplier }} label={title} />
    </SideSheet>
  );
}
