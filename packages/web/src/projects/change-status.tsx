import { type Actor, can } from '@sitewright/domain/kernel/access';
import { notAllowed } from '@sitewright/domain/kernel/problem';
import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToStatus, statusInWords } from '@sitewright/domain/projects/status';
import { useId, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ConfirmStatus, needsConfirming } from './confirm-status.tsx';
import { useOpenIssues } from './queries.ts';
import { type NextStatus, nextOf, useChangeStatus } from './use-change-status.ts';

type Props = {
  project: Project;
  onClose: () => void;
  /** Told of the contract as it is then. */
  onChanged?: (project: Project) => void;
};

export const moves: Record<NextStatus, string> = {
  planning: 'Move to planning',
  active: 'Move to active',
  'on-hold': 'Put on hold',
  completed: 'Complete',
  cancelled: 'Cancel the contract',
};

/** Why `actor` may not change the status of any contract. */
export const obstacleToChangingStatus = (actor: Actor) =>
  can(actor, 'project', 'U') ? undefined : notAllowed;

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
      description={`${project.name} is ${statusInWords[project.status]}.`}
      isOpen
      onClose={onClose}
    >
      <Choices {...{ project, isPending }} onChoose={choose} />
    </Dialog>
  );
}

type ChoicesProps = {
  project: Project;
  isPending: boolean;
  onChoose: (status: NextStatus) => void;
};

function Choices({ project, isPending, onChoose }: ChoicesProps) {
  const mine = obstacleToChangingStatus(useActor());
  const openIssues = useOpenIssues(project.id);
  const choices = nextOf(project);
  if (choices.length === 0)
    return (
      <p className="text-sm">{obstacleToStatus(project, 'active', { openIssues })?.message}</p>
    );
  return (
    <ul className="grid gap-2">
      {choices.map((status) => (
        <li key={status}>
          <Choice
            label={moves[status]}
            reason={(mine ?? obstacleToStatus(project, status, { openIssues }))?.message}
            isPending={isPending}
            onPress={() => onChoose(status)}
          />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = {
  label: string;
  reason: string | undefined;
  isPending: boolean;
  onPress: () => void;
};

function Choice({ label, reason, isPending, onPress }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <Button
        isBig
        isBlocked={!!reason || isPending}
        aria-describedby={reason && id}
        onClick={onPress}
      >
        {label}
      </Button>
      {reason && (
        <p id={id} className="text-xs tracking-normal text-text-2">
          {reason}
        </p>
      )}
    </div>
  );
}
