import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { useDelete } from '../actions/use-delete.ts';
import { DeleteForGood } from '../ui/delete-for-good.tsx';

export function DeleteMessage({ message: { id, author } }: { message: JournalMessage }) {
  const { perform, isPending } = useDelete(journalApi.remove);
  return (
    <DeleteForGood
      what="message"
      along="its picture"
      author={author}
      isPending={isPending}
      onDelete={(onDone) => perform({ params: { journalMessageId: id } }, onDone)}
    />
  );
}
