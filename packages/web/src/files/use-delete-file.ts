import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { obstacleToDeleting } from '@sitewright/domain/files/rules';
import { useDelete } from '../actions/use-delete.ts';
import { useUndo } from '../actions/use-undo.ts';
import { useActor } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import type { Obstacle } from '../ui/disabled-reason.tsx';

/** Deletes a file to the recycle bin; the toast offers undo to users who may restore. */
export function useDeleteFile() {
  const toast = useToast();
  const actor = useActor();
  const isOnline = useOnline();
  const remove = useDelete(filesApi.remove);
  const undo = useUndo('file');
  const deleteFile = ({ id, originalName }: ProjectFile, onDone?: () => void) =>
    remove.perform({ params: { fileId: id } }, () => {
      onDone?.();
      toast({
        title: 'Deleted',
        text: `${originalName} is in the recycle bin.`,
        ...undo(id),
      });
    });
  const obstacleTo = (file: ProjectFile): Obstacle | undefined =>
    isOnline ? obstacleToDeleting(file, actor) : { message: 'Needs signal' };
  return { deleteFile, obstacleTo, isPending: remove.isPending };
}
