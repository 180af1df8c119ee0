import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { staleByMessage } from './queries.ts';

/** Nothing fetches a message back, so it is asked for first. */
export function DeleteMessage({ message }: { message: JournalMessage }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand(journalApi.remove, {
    refreshes: staleByMessage(message.projectId),
    onDone: () => setAsking(false),
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  return (
    <>
      <button
        type="button"
        aria-label={`Delete the message of ${message.author}`}
        onClick={() => setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:-mr-2 site:size-11 print:hidden"
      >
        <Trash2 aria-hidden="true" className="size-3.5 site:size-4" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        variant="destructive"
        title="Delete this message?"
        description="It goes with its picture and cannot be restored."
        confirmText="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.perform({ params: { journalMessageId: message.id } })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
