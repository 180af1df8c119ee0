import type { ReactNode } from 'react';
import { type EditedForm, editConflict } from './edit-conflict.tsx';
import { FormPage } from './form-page.tsx';

/** What the bar with the buttons has to know. */
type Saving = {
  command: EditedForm['command'];
  isErrorShownElsewhere: boolean;
  savedAt: string | undefined;
};

type Props = {
  /** Such as 'issue'. */
  noun: string;
  where: string;
  editing: EditedForm;
  children: (saving: Saving) => ReactNode;
};

/** The form of a record that is there already, on a page. */
export function EditPage({ noun, where, editing, children }: Props) {
  const { form, command, draft, theirs } = editing;
  return (
    <FormPage {...{ where, draft }} command={command} notice={editConflict(noun, editing)}>
      {children({
        command,
        isErrorShownElsewhere: form.hasFieldErrors || !!theirs,
        savedAt: draft.savedAt,
      })}
    </FormPage>
  );
}
