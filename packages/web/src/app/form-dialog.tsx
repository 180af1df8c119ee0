import type { ComponentProps, ReactNode } from 'react';
import { detailOf } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/failure.tsx';

type Props = {
  title: string;
  description?: string;
  form: { bind: ComponentProps<'form'>; isRefusedByField: boolean };
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
  children: ReactNode;
};

/** A few fields over the page, saved together; a refusal that concerns none of them is told below. */
export const FormDialog = ({ title, form, command, onClose, children, ...about }: Props) => {
  const { isPending, error } = command;
  const isUntold = error && !isPending && !form.isRefusedByField;
  return (
    <Dialog isOpen {...{ title, onClose }} {...about}>
      <form {...form.bind} aria-label={title} className="grid gap-4">
        {children}
        {isUntold && <Failure text={detailOf(error)} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" isPending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
