import { type ReactNode, useId } from 'react';
import { detailOf } from '../platform/call.ts';
import { SheetFooter } from '../ui/sheet-footer.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';

type Props = {
  title: string;
  submitText: string;
  form: { isRefusedByField: boolean };
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
  /** The form under this id, which its button sends. */
  children: (id: string) => ReactNode;
};

/** A form in a panel beside the list, its buttons always in sight. */
export function FormSheet({ title, submitText, form, command, onClose, children }: Props) {
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
      {children(id)}
    </SideSheet>
  );
}
