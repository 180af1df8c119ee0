import type { Actor } from '@sitewright/domain/kernel/access';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToMoving,
} from '@sitewright/domain/projects/rules';
import { ArrowRight, CircleDot, Flag, Pencil, Trash2 } from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import type { Contract } from './contract.ts';

/** What opens over the list, to do something to one contract. */
export type OpenAction = { action: 'status' | 'delete'; contract: Contract };

type Options = {
  actor: Actor;
  open: (contract: Contract) => void;
  edit: (contract: Contract) => void;
  openIssues: (contract: Contract) => void;
  ask: (action: OpenAction) => void;
};

export const contractActions = (options: Options): RowAction<Contract>[] => [
  { id: 'open', label: 'Open', icon: ArrowRight, key: 'Enter', onPress: options.open },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: () => obstacleToEditing(options.actor),
    onPress: options.edit,
  },
  {
    id: 'status',
    label: 'Change status…',
    icon: CircleDot,
    obstacle: (contract) => obstacleToMoving(contract, options.actor),
    onPress: (contract) => options.ask({ action: 'status', contract }),
  },
  { id: 'issues', label: 'Site issues', icon: Flag, onPress: options.openIssues },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: () => obstacleToDeleting(options.actor),
    onPress: (contract) => options.ask({ action: 'delete', contract }),
  },
];
