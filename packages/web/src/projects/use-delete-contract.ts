import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { staleByBin } from '../backup/queries.ts';
import { useUndo } from '../backup/use-undo.ts';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';

/** Deletes a contract to the recycle bin; the toast offers to fetch it back. */
export function useDeleteContract(onDeleted?: () => void) {
  const toast = useToast();
  const undo = useUndo('project');
  const remove = useCommand(projectsApi.remove, {
    refreshes: staleByBin,
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
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
