import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { type NextStatus, nextStatuses, statusPhrase } from '@sitewright/domain/projects/status';
import { useAction } from '../actions/use-action.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useStoreContract } from './queries.ts';

/** Moves a contract to another status; where there is a way back, the toast offers it. */
export function useChangeStatus(onChanged?: (project: Project) => void) {
  const toast = useToast();
  const store = useStoreContract();
  const edit = useAction(projectsApi.edit, { refusedTitle: 'Status not changed' });
  const moveTo = (before: Project, status: NextStatus, statusReason: string | null = null) => {
    const ask = { params: { projectId: before.id }, body: { status, statusReason } };
    edit.perform(ask, (moved) => {
      store(moved);
      onChanged?.(moved);
      toast({
        title: 'Status changed',
        text: `${moved.name} is ${statusPhrase[moved.status]}.`,
        ...wayBack(moved, before),
      });
    });
  };
  const wayBack = (moved: Project, { status, statusReason }: Project) => {
    const back = nextStatuses(moved.status).find((next) => next === status);
    return back
      ? { action: { label: 'Undo', onPress: () => moveTo(moved, back, statusReason) } }
      : {};
  };
  return { moveTo, isPending: edit.isPending };
}
