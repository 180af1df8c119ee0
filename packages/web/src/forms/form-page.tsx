import type { ReactNode } from 'react';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import type { FormDraft } from './use-form-draft.ts';

type Props = {
  /** Where something would be lost, such as 'on this issue'. */
  where: string;
  draft: FormDraft;
  command: { isPending: boolean };
  /** A decision the user must make first. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A form on a page: earlier input comes back, and leaving does not lose it. */
export const FormPage = ({ where, draft, command, notice, children }: Props) => (
  <>
    {notice}
    {draft.restoredAt && <DraftNotice savedAt={draft.restoredAt} onDiscard={draft.discard} />}
    {children}
    <UnsavedChangesDialog
      where={where}
      isDirty={draft.isDirty && !draft.savedAt && !command.isPending}
    />
  </>
);
