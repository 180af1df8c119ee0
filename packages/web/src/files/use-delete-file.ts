import { backupApi } from '@sitewright/domain/backup/api';
import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { obstacleToDeleting } from '@sitewright/domain/files/rules';
import { can } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { call, detailOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useOnline } from '../platform/use-online.ts';
import type { Obstacle } from '../ui/obstructed.tsx';
import { useToast } from '../ui/toast.tsx';
import { staleByFile } from './queries.ts';

/** Deletes a file to the recycle bin; the toast offers to fetch it back to whoever may do that. */
export function useDeleteFile(projectId: number) {
  const toast = useToast();
  const actor = useActor();
  const isOnline = useOnline();
  const refreshes = staleByFile(projectId);
  const remove = useCommand(filesApi.remove, {
    refreshes,
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  const undo = useUndo(refreshes);
  const deleteFile = ({ id, originalName }: ProjectFile, onDone?: () => void) =>
    remove.perform({ params: { fileId: id } }, () => {
      onDone?.();
      toast({
        title: 'Deleted',
        text: `${originalName} is in the recycle bin.`,
        ...(can(actor, 'recycleBin', 'A') && {
          action: { label: 'Undo', onPress: () => undo(id) },
        }),
      });
    });
  const obstacleTo = (file: ProjectFile): Obstacle | undefined =>
    isOnline ? obstacleToDeleting(file, actor) : { message: 'Needs signal' };
  return { deleteFile, obstacleTo, isPending: remove.isPending };
}

function useUndo(refreshes: readonly string[]) {
  const toast = useToast();
  const fail = (error: Error) =>
    toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' });
  const restore = useCommand(backupApi.restore, { refreshes, onRefused: fail });
  return (fileId: number) =>
    void inBin(fileId).then(
      ({ id }) => restore.perform({ params: { binItemId: id }, body: {} }),
      fail,
    );
}

/** The file in the bin, as long as it is there. */
async function inBin(fileId: number) {
  const items = await call(backupApi.listBin, { query: { recordType: 'file' } });
  return found(items.find(({ recordId, isRestored }) => recordId === fileId && !isRestored));
}
