import type { ComponentProps, ReactNode } from 'react';
import { ConflictNotice } from '../ui/conflict-notice.tsx';
import type { FormDraft, Texts } from './use-form-draft.ts';

/** What `useEditForm` gives to the layout around the form. */
export type EditedForm = {
  form: { values: Texts; bind: ComponentProps<'form'>; hasFieldErrors: boolean };
  command: { isPending: boolean; error: Error | null };
  draft: FormDraft;
  theirs: { updatedAt: string } | undefined;
  loadTheirs: () => void;
  saveMine: () => void;
};

/** Asks first what to do with a change that was saved meanwhile; nothing where there is none. */
export const editConflict = (noun: string, editing: EditedForm): ReactNode => {
  const { theirs, command, loadTheirs, saveMine } = editing;
  return (
    theirs && (
      <ConflictNotice
        noun={noun}
        at={theirs.updatedAt}
        isPending={command.isPending}
        onLoad={loadTheirs}
        onOverwrite={saveMine}
      />
    )
  );
};
