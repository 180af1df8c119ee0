import type { ComponentProps, ReactNode } from 'react';
import type * as z from 'zod';
import { detailOf } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { dialogFoot } from '../ui/dialogs/dialog-foot.ts';
import { ButtonWithReason, type Obstacle } from '../ui/disabled-reason.tsx';
import type { useForm } from '../ui/fields/use-form.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { useConfirmClose } from './use-confirm-close.ts';
import type { Texts } from './use-form-draft.ts';

type Props = {
  title: string;
  description?: string;
  form: { values: Texts; bind: ComponentProps<'form'>; hasFieldErrors: boolean };
  command: { isPending: boolean; error: Error | null };
  /** What its button says, where nothing is saved but sent or asked for. */
  submitText?: string;
  /** Why it cannot be sent. */
  submitObstacle?: Obstacle | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** What `useCommandForm` gives to a dialog that is used for a new record and for an old one. */
export type FormDialogProps<S extends z.ZodType> = Pick<Props, 'title' | 'command' | 'onClose'> & {
  form: ReturnType<typeof useForm<S>>;
};

/** A few fields over the page, saved together; a refusal that concerns none of them is shown below. */
export function FormDialog({ title, form, command, onClose, children, ...more }: Props) {
  const { submitText = 'Save', submitObstacle, ...about } = more;
  const { isPending, error } = command;
  const { close, asking } = useConfirmClose({ values: form.values, onClose });
  const hasGeneralError = error && !isPending && !form.hasFieldErrors;
  return (
    <Dialog isOpen {...{ title }} onClose={close} {...about}>
      <form {...form.bind} aria-label={title} className="grid gap-4">
        {children}
        {hasGeneralError && <Failure text={detailOf(error)} />}
        <div className={cn(dialogFoot, 'flex justify-end gap-2')}>
          <Button onClick={close}>Cancel</Button>
          <ButtonWithReason
            type="submit"
            tone="primary"
            obstacle={submitObstacle}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            {submitText}
          </ButtonWithReason>
        </div>
      </form>
      <UnsavedChangesDialog {...asking} />
    </Dialog>
  );
}
