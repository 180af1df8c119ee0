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
  Pencil,
  Star,
  Trash2,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';

/** A supplier never returns to being set up. */
export type Goal = Exclude<SupplierStatus, 'pending'>;

type Action = 'edit' | 'rate' | 'delete' | Goal;

/** What opens over the page, to do something to one supplier. */
export type OpenAction = { action: Action; supplier: Supplier };

/** What every such dialog is given. */
export type ActionProps = { supplier: Supplier; onClose: () => void };

type Move = { status: Goal; label: string; icon: LucideIcon };

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
      obstacleToStatus(supplier, status, actor)?.code !== 'supplier.is_no_way',
  );

type Doing = {
  actor: Actor;
  open: (supplier: Supplier) => void;
  ask: (action: OpenAction) => void;
};

export const supplierActions = ({ actor, open, ask }: Doing): RowAction<Supplier>[] => [
  { id: 'open', label: 'Open', icon: PanelRightOpen, key: 'Enter', onPress: open },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: () => obstacleToEditing(actor),
    onPress: (supplier) => ask({ action: 'edit', supplier }),
  },
  ...moves.map(({ status, label, icon }) => ({
    id: status,
    label,
    icon,
    isShownFor: (supplier: Supplier) =>
      movesFor(supplier, actor).some((move) => move.status === status),
    obstacle: (supplier: Supplier) => obstacleToMove(supplier, status, actor),
    onPress: (supplier: Supplier) => ask({ action: status, supplier }),
  })),
  {
    id: 'rate',
    label: 'Rate…',
    icon: Star,
    obstacle: () => obstacleToTerms(actor),
    onPress: (supplier) => ask({ action: 'rate', supplier }),
  },
  {
    id: 'delete',
    label: 'Delete…',
    icon: Trash2,
    key: 'Delete',
    obstacle: (supplier) => obstacleToDeleting(supplier, actor),
    onPress: (supplier) => ask({ action: 'delete', supplier }),
  },
];
