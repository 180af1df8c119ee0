import type { Actor } from '@sitewright/domain/kernel/access';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToTerms,
} from '@sitewright/domain/suppliers/rules';
import { obstacleToStatus } from '@sitewright/domain/suppliers/status';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import type { SupplierStatus } from '@sitewright/domain/suppliers/supplier-type';
import {
  Ban,
  CircleCheck,
  CircleMinus,
  CirclePause,
  type LucideIcon,
  PanelRightOpen,
  Star,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, dialogActions, editRow, openRow } from '../ui/table/row-actions.ts';

/** A supplier never returns to being set up. */
export type TargetStatus = Exclude<SupplierStatus, 'pending'>;

type Action = 'edit' | 'rate' | 'delete' | TargetStatus;

/** What opens over the page, to do something to one supplier. */
export type OpenAction = { action: Action; supplier: Supplier };

/** The props of the dialog of an action. */
export type ActionProps = { supplier: Supplier; onClose: () => void };

type Move = { status: TargetStatus; label: string; icon: LucideIcon };

const moves: readonly Move[] = [
  { status: 'active', label: 'Make active…', icon: CircleCheck },
  { status: 'preferred', label: 'Make preferred…', icon: Star },
  { status: 'on_hold', label: 'Put on hold…', icon: CirclePause },
  { status: 'blocked', label: 'Block…', icon: Ban },
  { status: 'inactive', label: 'Make inactive…', icon: CircleMinus },
];

/** Why they may not move a supplier there; what is no way at all is not offered. */
export const obstacleToMove = (supplier: Supplier, status: SupplierStatus, actor: Actor) =>
  obstacleToEditing(actor) ?? obstacleToStatus(supplier, status, actor);

/** The status changes that are possible from the current status. */
export const movesFor = (supplier: Supplier, actor: Actor): readonly Move[] =>
  moves.filter(
    ({ status }) =>
      status !== supplier.status &&
      obstacleToStatus(supplier, status, actor)?.code !== 'supplier.invalid_status_change',
  );

type Handlers = {
  actor: Actor;
  open: (supplier: Supplier) => void;
  onAction: (action: OpenAction) => void;
};

export function supplierActions({ actor, open, onAction }: Handlers): RowAction<Supplier>[] {
  const openDialog = (action: Action, supplier: Supplier) => onAction({ action, supplier });
  const action = dialogActions(actor, openDialog);
  return [
    openRow(PanelRightOpen, open),
    editRow(
      () => obstacleToEditing(actor),
      (supplier) => openDialog('edit', supplier),
    ),
    ...moves.map(({ status, label, icon }) =>
      action(
        status,
        label,
        icon,
        (supplier) => obstacleToMove(supplier, status, actor),
        (supplier) => movesFor(supplier, actor).some((move) => move.status === status),
      ),
    ),
    action('rate', 'Rate…', Star, () => obstacleToTerms(actor)),
    deleteRow(
      (supplier) => obstacleToDeleting(supplier, actor),
      (supplier) => openDialog('delete', supplier),
      'Delete…',
    ),
  ];
}
