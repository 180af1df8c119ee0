import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  /** The kind of record, such as `comment`. */
  what: string;
  author: string;
  /** What is deleted with it, such as `its photos`. */
  along: string;
  isPending: boolean;
  onDelete: (onDone: () => void) => void;
};

/** Asks before a deletion that cannot be undone. */
export function DeleteForGood({ what, author, along, isPending, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${what} by ${author}`}
        onClick={() => setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:-mr-2 site:size-11 print:hidden"
      >
        <Trash2 aria-hidden="true" className="size-3.5 site:size-4" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        variant="destructive"
        title={`Delete this ${what}?`}
        description={`This also deletes ${along} and cannot be undone.`}
        confirmText="Delete"
        isPending={isPending}
        onConfirm={() => onDelete(close)}
        onCancel={close}
      />
    </>
  );
}
