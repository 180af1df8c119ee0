import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToMoving } from '@sitewright/domain/projects/rules';
import {
  type NextStatus,
  nextStatuses,
  obstacleToStatus,
  statusPhrase,
} from '@sitewright/domain/projects/status';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { useOpenIssues } from './overview.ts';
import { useChangeStatus } from './use-change-status.ts';

type Props = {
  project: Project;
  onClose: () => void;
  /** Called with the contract after the change. */
  onChanged?: (project: Project) => void;
};

export const statusActions: Record<NextStatus, string> = {
  planning: 'Move to planning',
  active: 'Move to active',
  'on-hold': 'Put on hold',
  completed: 'Complete',
  cancelled: 'Cancel contract',
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
            {statusActions[status]}
          </ButtonWithReason>
        </li>
      ))}
    </ul>
  );
}

const questions = {
  'on-hold': {
    title: (name: string) => `Put ${name} on hold?`,
    text: 'You can make it active again at any time.',
    confirm: 'Put on hold',
    cancel: 'Cancel',
    variant: 'warning',
    asksWhy: true,
  },
  completed: {
    title: (name: string) => `Complete ${name}?`,
    text: 'This is final. A completed contract cannot be reopened.',
    confirm: 'Complete',
    cancel: 'Cancel',
    variant: 'warning',
    asksWhy: false,
  },
  cancelled: {
    title: (name: string) => `Cancel ${name}?`,
    text: 'This is final. A cancelled contract cannot be reopened.',
    confirm: 'Cancel contract',
    cancel: 'Keep contract',
    variant: 'destructive',
    asksWhy: true,
  },
} as const;

type ConfirmedStatus = keyof typeof questions;

const needsConfirming = (status: NextStatus): status is ConfirmedStatus => status in questions;

type ConfirmStatusProps = {
  name: string;
  status: ConfirmedStatus;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks before a contract is put on hold or ended, and why. */
function ConfirmStatus({ name, status, onConfirm, ...dialog }: ConfirmStatusProps) {
  const [reason, setReason] = useState('');
  const { title, text, confirm, cancel, variant, asksWhy } = questions[status];
  return (
    <ConfirmDialog
      isOpen
      title={title(name)}
      description={text}
      confirmText={confirm}
      cancelText={cancel}
      variant={variant}
      isBlocked={asksWhy && reason.trim() === ''}
      onConfirm={() => onConfirm(reason)}
      {...dialog}
    >
      {asksWhy && (
        <TextArea
          label="Reason"
          help="Required, so that the team can see why"
          name="statusReason"
          required
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
