import type { Actor } from '@sitewright/domain/kernel/access';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToMoving,
} from '@sitewright/domain/projects/rules';
import { ArrowRight, CircleDot, Flag } from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, editRow, openRow } from '../ui/table/row-actions.ts';
import type { Contract } from './contract.ts';

/** Dialogs over the list, for one contract. */
export type OpenAction = { action: 'status' | 'delete'; contract: Contract };

type Options = {
  actor: Actor;
  open: (contract: Contract) => void;
  edit: (contract: Contract) => void;
  openIssues: (contract: Contract) => void;
  ask: (action: OpenAction) => void;
};

export const contractActions = (options: Options): RowAction<Contract>[] => [
  openRow(ArrowRight, options.open),
  editRow(() => obstacleToEditing(options.actor), options.edit),
  {
    id: 'status',
    label: 'Change status…',
    icon: CircleDot,
    obstacle: (contract) => obstacleToMoving(contract, options.actor),
    onPress: (contract) => options.ask({ action: 'status', contract }),
  },
  { id: 'issues', label: 'Site issues', icon: Flag, onPress: options.openIssues },
  deleteRow(
    () => obstacleToDeleting(options.actor),
    (contract) => options.ask({ action: 'delete', contract }),
  ),
];
