import { useState } from 'react';
import { type FormDraft, isChanged, type Texts } from './use-form-draft.ts';

type Given = { values: Texts; draft?: FormDraft | undefined; onClose: () => void };

/** A user who would lose what they typed is asked first; what is saved as a draft is not lost. */
export function useConfirmClose({ values, draft, onClose }: Given) {
  const [start] = useState(values);
  const [isClosing, setClosing] = useState(false);
  const isDirty = draft?.isDirty ?? isChanged(start, values);
  const save = () => !!draft?.saveNow();
  return {
    close: () => (isDirty && !save() ? setClosing(true) : onClose()),
    asking: {
      where: 'in this form',
      isDirty: isDirty && !draft?.savedAt,
      isClosing,
      onStay: () => setClosing(false),
      onLeave: () => {
        draft?.finish();
        onClose();
      },
    },
  };
}
