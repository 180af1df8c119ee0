import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToMoving } from '@sitewright/domain/projects/rules';
import {
  type NextStatus,
  nextStatuses,
  obstacleToStatus,
  statusPhrase,
} from '@sitewright/domain/projects/status';
import { useState } from 'react';
import { useOpenIssues } from '../overview/queries.ts';
import { useActor } from '../platform/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { ConfirmStatus, needsConfirming } from './confirm-status.tsx';
import { useChangeStatus } from './use-change-status.ts';

type Props = {
  project: Project;
  onClose: () => void;
  /** Called with the contract after the change. */
  onChanged?: (project: Project) => void;
};

export const moves: Record<NextStatus, string> = {
  planning: 'Move to planning',
  active: 'Move to active',
  'on-hold': 'Put on hold',
  completed: 'Complete',
  cancelled: 'Cancel the contract',
};

/** Offers where a contract can go, says of the rest why not, and asks before what is not undone easily. */
export function ChangeStatus({ project, onClose, onChanged }: Props) {
  const [chosen, setChosen] = useState<NextStatus>();
  const { moveTo, isPending } = useChangeStatus((changed) => {
    onChanged?.(changed);
    onClose();
  });
  const choose = (status: NextStatus) =>
    needsConfirming(status) ? setChosen(status) : moveTo(project, status);

  if (chosen && needsConfirming(chosen))
    return (
      <ConfirmStatus
        name={project.name}
        status={chosen}
        isPending={isPending}
        onConfirm={(reason) => moveTo(project, chosen, reason)}
        onCancel={onClose}
      />
    );
  return (
    <Dialog
      title="Change status"
      description={`${project.name} is ${statusPhrase[project.status]}.`}
      isOpen
      onClose={onClose}
    >
      <Choices project={project} isPending={isPending} onChoose={choose} />
    </Dialog>
  );
}

type ChoicesProps = {
  project: Project;
  isPending: boolean;
  onChoose: (status: NextStatus) => void;
};

function Choices({ project, isPending, onChoose }: ChoicesProps) {
  const obstacle = obstacleToMoving(project, useActor());
  const openIssues = useOpenIssues(project.id);
  if (obstacle) return <p className="text-sm">{obstacle.message}</p>;
  return (
    <ul className="grid gap-2">
      {nextStatuses(project.status).map((status) => (
        <li key={status} className="flex flex-col-reverse gap-1">
          <ButtonWithReason
            isBig
            obstacle={obstacleToStatus(project, status, { openIssues })}
            isBlocked={isPending}
            onClick={() => onChoose(status)}
          >
            {moves[status]}
          </ButtonWithReason>
        </li>
      ))}
    </ul>
  );
}
