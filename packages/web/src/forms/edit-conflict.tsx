import type { ComponentProps, ReactNode } from 'react';
import { ConflictNotice } from '../ui/conflict-notice.tsx';
import type { FormDraft, Texts } from './use-form-draft.ts';

/** What `useEditForm` gives to the layout around the form. */
export type EditedForm = {
  form: { values: Texts; bind: ComponentProps<'form'>; hasFieldErrors: boolean };
  edit: { isPending: boolean; error: Error | null };
  draft: FormDraft;
  theirs: { updatedAt: string } | undefined;
  loadTheirs: () => void;
  saveMine: () => void;
};

/** Asks first what to do with a change that was saved meanwhile; nothing where there is none. */
export const editConflict = (what: string, editing: EditedForm): ReactNode => {
  const { theirs, edit, loadTheirs, saveMine } = editing;
  return (
    theirs && (
      <ConflictNotice
        what={what}
        at={theirs.updatedAt}
        isPending={edit.isPending}
        onLoad={loadTheirs}
        onOverwrite={saveMine}
      />
    )
  );
};
