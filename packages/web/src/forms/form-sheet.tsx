import { type ReactNode, useId } from 'react';
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
  submitText: string;
  form: { values: Texts; hasFieldErrors: boolean };
  command: { isPending: boolean; error: Error | null };
  /** Where what is typed is kept until it is saved. */
  draft?: FormDraft;
  /** What somebody has to decide first; it says all about the failure, too. */
  notice?: ReactNode;
  onClose: () => void;
  /** The form under this id, which its button sends. */
  children: (id: string) => ReactNode;
};

/** A form in a panel beside the list, its buttons always in sight. */
export function FormSheet({ title, submitText, form, command, notice, ...rest }: Props) {
  const { draft, onClose, children } = rest;
  const id = useId();
  const { isPending, error } = command;
  const isExplained = form.hasFieldErrors || !!notice;
  const { close, asking } = useConfirmClose({ values: form.values, draft, onClose });
  return (
    <SideSheet
      title={title}
      isOpen
      onClose={close}
      footer={
        <SheetFooter
          {...{ form: id, submitText, isPending }}
          failure={error && !isPending && !isExplained && detailOf(error)}
          onCancel={close}
        >
          {draft?.savedAt && <p className="text-xs text-text-2">{draftSaved(draft.savedAt)}</p>}
        </SheetFooter>
      }
    >
      <div className="grid gap-4">
        {notice}
        {draft?.foundAt && <DraftNotice savedAt={draft.foundAt} onDiscard={draft.discard} />}
        {children(id)}
      </div>
      <UnsavedChangesDialog {...asking} />
    </SideSheet>
  );
}
