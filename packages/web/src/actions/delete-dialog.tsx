import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { isUnsentId } from '../platform/outbox/item.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { useDaysInBin } from './use-days-in-bin.ts';
import { useDeleteWaiting } from './use-delete-waiting.ts';
import { useUndo } from './use-undo.ts';

type Props<E extends Endpoint> = {
  endpoint: E;
  input: Input<E>;
  recordType: string;
  recordId: number;
  /** Such as 'Kestrel Wharf', for the question 'Delete Kestrel Wharf?'. */
  title: string;
  /** For the toast '… is in the recycle bin'; the title, where it is left out. */
  name?: string;
  /** What is deleted with it, in a sentence. */
  consequence: string;
  /** How the sentence about the bin begins. */
  subject?: 'It' | 'They';
  /** A sentence after that one. */
  advice?: string;
  onClose: () => void;
  /** Instead of closing the dialog, where the page of the record has to be left. */
  onDeleted?: () => void;
};

/** Deletes a record to the recycle bin, and what was not sent yet on this phone; the toast can undo it. */
export const DeleteDialog = <E extends Endpoint>(props: Props<E>) =>
  isUnsentId(props.recordId) ? (
    <DeleteWaitingDialog {...props} />
  ) : (
    <DeleteToBinDialog {...props} />
  );

function DeleteWaitingDialog<E extends Endpoint>({
  recordId,
  title,
  name = title,
  onClose,
  onDeleted = onClose,
}: Props<E>) {
  const remove = useDeleteWaiting();
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${title}?`}
      description="It has not been sent. You can restore it in the Outbox for 7 days."
      confirmText="Delete"
      variant="destructive"
      onConfirm={() => {
        onClose();
        void remove(recordId, name, onDeleted);
      }}
      onCancel={onClose}
    />
  );
}

function DeleteToBinDialog<E extends Endpoint>({
  endpoint,
  input,
  recordType,
  recordId,
  title,
  name = title,
  consequence,
  subject = 'It',
  advice,
  onClose,
  onDeleted = onClose,
}: Props<E>) {
  const toast = useToast();
  const undo = useUndo(recordType);
  const inBin = `${subject} can be restored from the recycle bin for ${useDaysInBin()} days.`;
  return (
    <CommandDialog
      title={`Delete ${title}?`}
      description={[consequence, inBin, advice].filter(Boolean).join(' ')}
      confirmText="Delete"
      variant="destructive"
      endpoint={endpoint}
      input={input}
      onDone={() => {
        onDeleted();
        toast({ text: `${name} moved to the recycle bin`, ...undo(recordId) });
      }}
      onClose={onClose}
    />
  );
}
