import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { obstacleToDeleting } from '@sitewright/domain/files/rules';
import { useDeleteToBin } from '../actions/use-delete.ts';
import { useDeletionObstacle } from '../actions/use-deletion-obstacle.ts';
import { useActor } from '../platform/session.ts';
import type { Obstacle } from '../ui/disabled-reason.tsx';

/** Deletes a file to the recycle bin; the toast offers undo to users who may restore. */
export function useDeleteFile() {
  const actor = useActor();
  const deletionObstacle = useDeletionObstacle(filesApi.remove);
  const { remove, isPending } = useDeleteToBin(filesApi.remove, 'file');
  const deleteFile = ({ id, originalName: name }: ProjectFile, onDone?: () => void) =>
    remove({ input: { params: { fileId: id } }, recordId: id, name, onDone });
  const obstacleTo = (file: ProjectFile): Obstacle | undefined =>
    deletionObstacle(file.id, obstacleToDeleting(file, actor));
  return { deleteFile, obstacleTo, isPending };
}
