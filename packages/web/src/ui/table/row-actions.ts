import type { Actor } from '@sitewright/domain/kernel/access';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { Obstacle } from '../disabled-reason.tsx';
import type { RowAction } from './column.ts';

type ObstacleTo<T> = (row: T) => Obstacle | undefined;
type Press<T> = (row: T) => void;

export const openRow = <T>(icon: LucideIcon, onPress: Press<T>): RowAction<T> => ({
  id: 'open',
  label: 'Open',
  icon,
  key: 'Enter',
  onPress,
});

export const editRow = <T>(obstacle: ObstacleTo<T>, onPress: Press<T>): RowAction<T> => ({
  id: 'edit',
  label: 'Edit',
  icon: Pencil,
  key: 'e',
  obstacle,
  onPress,
});

export const deleteRow = <T>(
  obstacle: ObstacleTo<T>,
  onPress: Press<T>,
  label: 'Delete' | 'Delete…' = 'Delete',
): RowAction<T> => ({ id: 'delete', label, icon: Trash2, key: 'Delete', obstacle, onPress });

type Rule<T> = (row: T, actor: Actor) => Obstacle | undefined;

/** Builds actions that each open a dialog of their own; their rules say who may. */
export const dialogActions =
  <T, Id extends string>(actor: Actor, open: (id: Id, row: T) => void) =>
  (
    id: Id,
    label: string,
    icon: LucideIcon,
    rule: Rule<T>,
    isShownFor: (row: T) => boolean = () => true,
  ): RowAction<T> => ({
    id,
    label,
    icon,
    isShownFor,
    obstacle: (row) => rule(row, actor),
    onPress: (row) => open(id, row),
  });
