import { underLegalHold } from '@sitewright/domain/backup/bin-rules';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { Eye, Gavel, ShieldOff, Trash2 } from 'lucide-react';
import type { RowAction } from '../../ui/table/column.ts';

export type BinAction = { action: 'preview' | 'hold' | 'lift' | 'destroy'; item: BinItem };

const hold = (item: BinItem) => item.metadata.hold;

/** What can be done to something in the bin besides restoring it. Over 40 lines: a list. */
export function binActions(
  actor: Actor,
  onAction: (action: BinAction) => void,
): readonly RowAction<BinItem>[] {
  const ofAdmins = (action: string) => obstacleOfRole(actor, 'dataBackup.restore', 'A', action);
  return [
    {
      id: 'preview',
      label: 'Preview',
      icon: Eye,
      key: 'Enter',
      obstacle: () => obstacleOfRole(actor, 'recycleBin', 'A', 'look into it'),
      onPress: (item) => onAction({ action: 'preview', item }),
    },
    {
      id: 'hold',
      label: 'Put under legal hold',
      icon: Gavel,
      isShownFor: (item) => !hold(item),
      obstacle: () => ofAdmins('put it under a hold'),
      onPress: (item) => onAction({ action: 'hold', item }),
    },
    {
      id: 'lift',
      label: 'Lift the legal hold',
      icon: ShieldOff,
      isShownFor: (item) => !!hold(item),
      obstacle: () => ofAdmins('lift the hold'),
      onPress: (item) => onAction({ action: 'lift', item }),
    },
    {
      id: 'destroy',
      label: 'Delete for ever',
      icon: Trash2,
      key: 'Delete',
      obstacle: (item) =>
        ofAdmins('delete it for ever') ?? (hold(item) ? underLegalHold : undefined),
      onPress: (item) => onAction({ action: 'destroy', item }),
    },
  ];
}
