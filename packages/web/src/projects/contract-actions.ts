import { type Actor, can } from '@sitewright/domain/kernel/access';
import { obstacleToStatus } from '@sitewright/domain/projects/status';
import { ArrowRight, CircleDot, Flag, Pencil, Trash2 } from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { obstacleToChangingStatus } from './change-status.tsx';
import type { Contract } from './contract.ts';
import { whoMay } from './no-access.tsx';
import { nextOf } from './use-change-status.ts';
import { obstacleToDeleting } from './use-delete-contract.ts';

/** What opens over the list, to do something to one contract. */
export type Asked = { deed: 'status' | 'delete'; contract: Contract };

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
    onPress: (contract) => given.ask({ deed: 'status', contract }),
  },
  { id: 'issues', label: 'Site issues', icon: Flag, onPress: given.openIssues },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: () => obstacleToDeleting(given.actor)?.message,
    onPress: (contract) => given.ask({ deed: 'delete', contract }),
  },
];

export const obstacleToEditing = (actor: Actor): string | undefined =>
  can(actor, 'project', 'U') ? undefined : `It takes ${whoMay('project', 'U')} to edit a contract.`;

export const obstacleToCreating = (actor: Actor): string | undefined =>
  can(actor, 'project', 'C')
    ? undefined
    : `It takes ${whoMay('project', 'C')} to create a contract.`;

/** What is over stays so; where else it can go is asked later. */
function obstacleToMoving(contract: Contract, actor: Actor): string | undefined {
  const isOver = nextOf(contract).length === 0;
  const obstacle =
    obstacleToChangingStatus(actor) ??
    (isOver ? obstacleToStatus(contract, 'active', { openIssues: 0 }) : undefined);
  return obstacle?.message;
}
