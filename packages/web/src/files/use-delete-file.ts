import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { obstacleToDeleting } from '@sitewright/domain/files/rules';
import { useDeleteToBin } from '../actions/use-delete.ts';
import { isOnlyHere } from '../actions/use-delete-waiting.ts';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import type { Obstacle } from '../ui/disabled-reason.tsx';

/** Deletes a file to the recycle bin; the toast offers undo to users who may restore. */
export function useDeleteFile() {
  const actor = useActor();
  const needsSignal = useNeedsSignal(filesApi.remove);
  const { remove, isPending } = useDeleteToBin(filesApi.remove, 'file');
  const deleteFile = ({ id, originalName: name }: ProjectFile, onDone?: () => void) =>
    remove({ input: { params: { fileId: id } }, recordId: id, name, onDone });
  const obstacleTo = (file: ProjectFile): Obstacle | undefined =>
    isOnlyHere(file.id) ? undefined : (obstacleToDeleting(file, actor) ?? needsSignal);
  return { deleteFile, obstacleTo, isPending };
}
