import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import {
  nextStatuses,
  obstacleToDeleting,
  obstacleToEditing,
} from '@sitewright/domain/workforce/rules';
import type { Worker } from '@sitewright/domain/workforce/worker';
import type { EmploymentStatus } from '@sitewright/domain/workforce/worker-values';
import {
  BadgeCheck,
  CircleCheck,
  CircleMinus,
  CirclePause,
  ClipboardCheck,
  FolderOpen,
  type LucideIcon,
  OctagonX,
  Play,
  QrCode,
} from 'lucide-react';
import type { Obstacle } from '../ui/disabled-reason.tsx';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, dialogActions, editRow, openRow } from '../ui/table/row-actions.ts';

/** The fields of a worker that an action needs. */
export type Subject = Pick<Worker, 'id' | 'firstName' | 'lastName' | 'employmentStatus'> & {
  /** Not known at the gate. */
  inductedProjectIds?: readonly number[];
};

type Action = 'card' | 'induct' | 'start' | 'delete' | EmploymentStatus;

/** Dialogs over the page, for one worker. */
export type OpenAction = { action: Action; worker: Subject };

/** The props of the dialog of an action. */
export type ActionProps = { worker: Subject; onClose: () => void };

/** Lists hold no worker whose file was erased. */
export const notErased = { erasedAt: null };

type Move = { status: EmploymentStatus; label: string; icon: LucideIcon };

const moves: readonly Move[] = [
  { status: 'active', label: 'Make active…', icon: CircleCheck },
  { status: 'on_leave', label: 'Mark as on leave…', icon: CirclePause },
  { status: 'suspended', label: 'Suspend…', icon: OctagonX },
  { status: 'left', label: 'Mark as left…', icon: CircleMinus },
];

/** The status changes that are possible from the current status. */
export const movesFor = ({ employmentStatus }: Subject): readonly Move[] =>
  moves.filter(({ status }) => nextStatuses(employmentStatus).includes(status));

type Handlers = {
  actor: Actor;
  open: (worker: Worker) => void;
  edit: (worker: Worker) => void;
  printBadge: (worker: Worker) => void;
  onAction: (action: OpenAction) => void;
  /** Without signal a crew can be started, and nothing of a worker changed. */
  needsSignal: Obstacle | undefined;
};

export const obstacleToBadge = (actor: Actor) =>
  obstacleOfRole(actor, 'worker.private', 'R', 'see a worker’s badge');

/** Labour cannot be started for a worker who has left or is away. */
export const obstacleToStarting = (actor: Actor, { employmentStatus }: Subject) =>
  obstacleOfRole(actor, 'labour', 'C', 'start labour') ??
  (employmentStatus === 'active' ? undefined : notActive);

const notActive = { message: 'Only active workers can start work.' };

export function workerActions({
  actor,
  open,
  edit,
  printBadge,
  onAction,
  needsSignal,
}: Handlers): RowAction<Worker>[] {
  const openDialog = (action: Action, worker: Worker) => onAction({ action, worker });
  const action = dialogActions(actor, openDialog);
  const toEditing = () => obstacleToEditing(notErased, actor) ?? needsSignal;
  return [
    openRow(FolderOpen, open),
    editRow(toEditing, edit),
    action('card', 'Check card…', BadgeCheck, toEditing),
    action('induct', 'Induct…', ClipboardCheck, toEditing),
    action('start', 'Start labour…', Play, (worker) => obstacleToStarting(actor, worker)),
    {
      id: 'badge',
      label: 'Print badge',
      icon: QrCode,
      obstacle: () => obstacleToBadge(actor),
      onPress: printBadge,
    },
    ...moves.map(({ status, label, icon }) =>
      action(status, label, icon, toEditing, (worker) =>
        movesFor(worker).some((move) => move.status === status),
      ),
    ),
    deleteRow(
      () => obstacleToDeleting(0, actor) ?? needsSignal,
      (worker) => openDialog('delete', worker),
      'Delete…',
    ),
  ];
}
