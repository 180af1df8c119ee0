import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import type { ProjectStatus } from '@sitewright/domain/projects/status';
import { nextStatuses, statusInWords } from '@sitewright/domain/projects/status';
import { useRef } from 'react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { projectQueries, useKeepContract } from './queries.ts';

export type NextStatus = Exclude<ProjectStatus, 'Open'>;

const isNext = (status: ProjectStatus): status is NextStatus => status !== 'Open';

/** Where a contract may go from here. */
export const nextOf = ({ status }: Project): NextStatus[] => nextStatuses(status).filter(isNext);

/** Moves a contract to another status; where there is a way back, the toast offers it. */
export function useChangeStatus(onChanged?: (project: Project) => void) {
  const toast = useToast();
  const keep = useKeepContract();
  const before = useRef<Project>(undefined);

  const edit = useCommand(projectsApi.edit, {
    refreshes: projectQueries.all,
    onDone: (project) => {
      keep(project);
      onChanged?.(project);
      toast({
        title: 'Status changed',
        text: `${project.name} is ${statusInWords[project.status]}.`,
        ...wayBack(project),
      });
    },
    onRefused: (error) =>
      toast({ title: 'Status not changed', text: detailOf(error), tone: 'danger' }),
  });
  const moveTo = (project: Project, status: NextStatus, statusReason: string | null = null) => {
    before.current = project;
    edit.perform({ params: { projectId: project.id }, body: { status, statusReason } });
  };
  const wayBack = (project: Project) => {
    const { status, statusReason } = before.current ?? project;
    const isBack = isNext(status) && nextOf(project).includes(status);
    return isBack
      ? { action: { label: 'Undo', onPress: () => moveTo(project, status, statusReason) } }
      : {};
  };
  return { moveTo, isPending: edit.isPending };
}
