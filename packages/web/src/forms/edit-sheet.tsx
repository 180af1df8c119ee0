import type { ReactNode } from 'react';
import { type EditedForm, editConflict } from './edit-conflict.tsx';
import { FormSheet } from './form-sheet.tsx';

type Props = {
  title: string;
  /** Such as 'supplier'. */
  noun: string;
  editing: EditedForm;
  submitText?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a record that is there already, in a panel. */
export const EditSheet = ({ noun, editing, submitText = 'Save', ...sheet }: Props) => (
  <FormSheet
    {...sheet}
    submitText={submitText}
    form={editing.form}
    draft={editing.draft}
    command={editing.command}
    notice={editConflict(noun, editing)}
  />
);
