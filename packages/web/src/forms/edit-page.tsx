import type { ReactNode } from 'react';
import { type EditedForm, editConflict } from './edit-conflict.tsx';
import { FormPage } from './form-page.tsx';

/** What the bar with the buttons has to know. */
type Saving = { command: EditedForm['edit']; isExplained: boolean; savedAt: string | undefined };

type Props = {
  /** Such as 'issue'. */
  what: string;
  where: string;
  editing: EditedForm;
  children: (saving: Saving) => ReactNode;
};

/** The form of a record that is there already, on a page. */
export function EditPage({ what, where, editing, children }: Props) {
  const { form, edit, draft, theirs } = editing;
  return (
    <FormPage {...{ where, draft }} command={edit} notice={editConflict(what, editing)}>
      {children({
        command: edit,
        isExplained: form.hasFieldErrors || !!theirs,
        savedAt: draft.savedAt,
      })}
    </FormPage>
  );
}
