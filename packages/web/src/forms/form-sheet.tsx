import { type ComponentProps, type ReactNode, useId } from 'react';
import { detailOf } from '../platform/call.ts';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { SheetFooter } from '../ui/dialogs/sheet-footer.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { useConfirmClose } from './use-confirm-close.ts';
import type { FormDraft, Texts } from './use-form-draft.ts';

type Props = {
  title: string;
  /** What the form is called, where its title says more. */
  label?: string;
  /** What its button says, where that is not the title. */
  submitText?: string;
  form: { values: Texts; bind: ComponentProps<'form'>; hasFieldErrors: boolean };
  command: { isPending: boolean; error: Error | null };
  /** Where what is typed is kept until it is saved. */
  draft?: FormDraft;
  /** A decision the user must make first; it also explains the failure. */
  notice?: ReactNode;
  onClose: () => void;
  /** The fields; or, where there is more than the form, all of it with a form under this id. */
  children: ReactNode | ((id: string) => ReactNode);
};

/** A form in a panel next to the list, its buttons always visible. */
export function FormSheet({ title, form, command, notice, ...rest }: Props) {
  const { label = title, submitText = title, draft, onClose, children } = rest;
  const id = useId();
  const { isPending, error } = command;
  const isErrorShownElsewhere = form.hasFieldErrors || !!notice;
  const { close, asking } = useConfirmClose({ values: form.values, draft, onClose });
  return (
    <SideSheet
      title={title}
      isOpen
      onClose={close}
      footer={
        <SheetFooter
          {...{ form: id, submitText, isPending }}
          failure={error && !isPending && !isErrorShownElsewhere && detailOf(error)}
          onCancel={close}
        >
          {draft && (
            <p className="min-h-4 text-xs text-text-2 site:min-h-5">
              {draft.savedAt && draftSaved(draft.savedAt)}
            </p>
          )}
        </SheetFooter>
      }
    >
      <div className="grid gap-4">
        {notice}
        {draft?.restoredAt && <DraftNotice savedAt={draft.restoredAt} onDiscard={draft.discard} />}
        {typeof children === 'function' ? (
          children(id)
        ) : (
          <form {...form.bind} id={id} aria-label={label} className="grid gap-4">
            {children}
          </form>
        )}
      </div>
      <UnsavedChangesDialog {...asking} />
    </SideSheet>
  );
}
