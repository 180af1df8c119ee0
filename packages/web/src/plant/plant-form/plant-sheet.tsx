import { useId } from 'react';
import { detailOf } from '../../platform/call.ts';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import type { Form } from './fields.ts';
import { PlantForm } from './plant-form.tsx';

type Props = {
  title: string;
  submitText: string;
  form: Form;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

/** The form in a panel beside the list, its buttons always in sight. */
export function PlantSheet({ title, submitText, form, command, onClose }: Props) {
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
      <PlantForm {...{ form, id }} label={title} />
    </SideSheet>
  );
}
