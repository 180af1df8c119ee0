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
export type Asked = { action: 'status' | 'delete'; contract: Contract };

type Given = {
  actor: Actor;
  open: (contract: Contract) => void;
  edit: (contract: Contract) => void;
  openIssues: (contract: Contract) => void;
  ask: (asked: Asked) => void;
};

export const contractActions = (given: Given): RowAction<Contract>[] => [
  { id: 'open', label: 'Open', icon: ArrowRight, key: 'Enter', onPress: given.open },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: () => obstacleToEditing(given.actor),
    onPress: given.edit,
  },
  {
    id: 'status',
    label: 'Change status…',
    icon: CircleDot,
    obstacle: (contract) => obstacleToMoving(contract, given.actor),
    onPress: (contract) => given.ask({ action: 'status', contract }),
  },
  { id: 'issues', label: 'Site issues', icon: Flag, onPress: given.openIssues },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: () => obstacleToDeleting(given.actor),
    onPress: (contract) => given.ask({ action: 'delete', contract }),
  },
];
