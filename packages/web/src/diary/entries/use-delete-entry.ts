import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { can } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { call, detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { staleByEntry } from '../queries.ts';
import { titleOf } from './entry-words.ts';

/** Deletes an entry to the recycle bin; the toast offers to fetch it back to whoever may do that. */
export function useDeleteEntry(projectId: number) {
  const toast = useToast();
  const mayUndo = can(useActor(), 'recycleBin', 'A');
  const refreshes = [...staleByEntry(projectId), backupApi.listBin.path];
  const remove = useCommand(diaryApi.remove, {
    refreshes,
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  const fail = (error: Error) =>
    toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' });
  const restore = useCommand(backupApi.restore, { refreshes, onRefused: fail });
  const undo = (entryId: number) =>
    void inBin(entryId).then(
      ({ id }) => restore.perform({ params: { binItemId: id }, body: {} }),
      fail,
    );
  const perform = (entry: DiaryEntry) =>
    remove.perform({ params: { diaryEntryId: entry.id } }, () =>
      toast({
        title: 'Deleted',
        text: `The entry of ${titleOf(entry)} is in the recycle bin.`,
        ...(mayUndo && { action: { label: 'Undo', onPress: () => undo(entry.id) } }),
      }),
    );
  return { perform, mayUndo };
}

/** The entry in the bin, as long as it is there. */
async function inBin(entryId: number) {
  const items = await call(backupApi.listBin, { query: { recordType: 'diary' } });
  return found(items.find(({ recordId, isRestored }) => recordId === entryId && !isRestored));
}
