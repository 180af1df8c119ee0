import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useDelete } from '../actions/use-delete.ts';
import { useUndo } from '../actions/use-undo.ts';
import { useToast } from '../ui/toast.tsx';

/** Deletes a contract to the recycle bin; the toast offers to fetch it back. */
export function useDeleteContract(onDeleted?: () => void) {
  const toast = useToast();
  const undo = useUndo('project');
  const remove = useDelete(projectsApi.remove);
  const perform = ({ id: projectId, name }: Project) =>
    remove.perform({ params: { projectId } }, () => {
      onDeleted?.();
      toast({
        title: 'Deleted',
        text: `${name} is in the recycle bin.`,
        ...undo(projectId),
      });
    });
  return { perform, isPending: remove.isPending };
}
