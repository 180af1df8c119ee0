import type { Actor } from '@sitewright/domain/kernel/access';
import type { Material } from '@sitewright/domain/materials/material';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/materials/rules';
import { Pencil, Percent, Trash2 } from 'lucide-react';
import type { BulkAction, RowAction } from '../ui/table/column.ts';

type Options = {
  actor: Actor;
  open: (material: Material) => void;
  remove: (material: Material) => void;
};

export const materialActions = ({ actor, open, remove }: Options): RowAction<Material>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'Enter',
    obstacle: () => obstacleToEditing(actor),
    onPress: open,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: () => obstacleToDeleting(actor),
    onPress: remove,
  },
];

/** The bulk actions; a user who may not change materials may still export them. */
export const bulkActions = (
  actor: Actor,
  changePrices: (chosen: readonly Material[]) => void,
): BulkAction<Material>[] =>
  obstacleToEditing(actor)
    ? []
    : [{ id: 'prices', label: 'Change prices…', icon: Percent, onPress: changePrices }];
