import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { can } from '@sitewright/domain/kernel/access';
import { useDelete } from '../../actions/use-delete.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useActor } from '../../platform/session.ts';
import { useToast } from '../../ui/toast.tsx';
import { titleOf } from './entry-labels.ts';

/** Deletes an entry to the recycle bin; the toast offers undo to users who may restore. */
export function useDeleteEntry() {
  const toast = useToast();
  const undo = useUndo('diary');
  const remove = useDelete(diaryApi.remove);
  const perform = (entry: DiaryEntry) =>
    remove.perform({ params: { diaryEntryId: entry.id } }, () =>
      toast({
        title: 'Deleted',
        text: `The entry of ${titleOf(entry)} is in the recycle bin.`,
        ...undo(entry.id),
      }),
    );
  return { perform, mayUndo: can(useActor(), 'recycleBin', 'A') };
}
