import { backupApi } from '@sitewright/domain/backup/api';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import { found, type Problem, problem } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { whoMay } from './no-access.tsx';
import { projectQueries } from './queries.ts';

/** Why `actor` may not delete a contract; undefined when they may. */
export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  can(actor, 'project', 'D')
    ? undefined
    : problem('not_allowed', 403, `It takes ${whoMay('project', 'D')} to delete a contract.`);

/** Deletes a contract to the recycle bin; the toast offers to fetch it back. */
export function useDeleteContract(onDeleted?: () => void) {
  const toast = useToast();
  const restore = useRestoreContract();
  const deleted = useRef<Project>(undefined);
  const remove = useCommand(projectsApi.remove, {
    refreshes: projectQueries.all,
    onDone: () => {
      const project = deleted.current;
      onDeleted?.();
      if (project)
        toast({
          title: 'Deleted',
          text: `${project.name} is in the recycle bin.`,
          action: { label: 'Undo', onPress: () => restore(project) },
        });
    },
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  const perform = (project: Project) => {
    deleted.current = project;
    remove.perform({ params: { projectId: project.id } });
  };
  return { perform, isPending: remove.isPending };
}

function useRestoreContract() {
  const toast = useToast();
  const client = useQueryClient();
  const { mutate } = useMutation<unknown, Error, Project>({
    mutationFn: restoreFromBin,
    onSuccess: (_, { name }) => {
      toast({ title: 'Restored', text: `${name} is back.` });
      return client.invalidateQueries({ queryKey: projectQueries.all });
    },
    onError: (error) => toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' }),
  });
  return mutate;
}

async function restoreFromBin({ id }: Project) {
  const items = await call(backupApi.listBin, { query: { recordType: 'project' } });
  const item = found(items.find(({ recordId, isRestored }) => recordId === id && !isRestored));
  return call(backupApi.restore, { params: { binItemId: item.id }, body: {} });
}
