import { isHeld } from '@sitewright/domain/backup/bin-rules';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { Eye, Gavel, ShieldOff, Trash2 } from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';

export type BinDeed = { deed: 'preview' | 'hold' | 'lift' | 'destroy'; item: BinItem };

/** What can be done to something in the bin besides restoring it. */
export function binActions(
  actor: Actor,
  ask: (deed: BinDeed) => void,
): readonly RowAction<BinItem>[] {
  const ofAdmins = (deed: string) => obstacleOfRole(actor, 'dataBackup.restore', 'A', deed);
  const hold = (item: BinItem) => item.metadata.hold;
  return [
    {
      id: 'preview',
      label: 'Preview',
      icon: Eye,
      key: 'Enter',
      obstacle: () => obstacleOfRole(actor, 'recycleBin', 'A', 'look into it'),
      onPress: (item) => ask({ deed: 'preview', item }),
    },
    {
      id: 'hold',
      label: 'Put under legal hold',
      icon: Gavel,
      isShownFor: (item) => !hold(item),
      obstacle: () => ofAdmins('put it under a hold'),
      onPress: (item) => ask({ deed: 'hold', item }),
    },
    {
      id: 'lift',
      label: 'Lift the legal hold',
      icon: ShieldOff,
      isShownFor: (item) => !!hold(item),
      obstacle: () => ofAdmins('lift the hold'),
      onPress: (item) => ask({ deed: 'lift', item }),
    },
    {
      id: 'destroy',
      label: 'Delete for ever',
      icon: Trash2,
      key: 'Delete',
      obstacle: (item) => ofAdmins('delete it for ever') ?? (hold(item) ? isHeld : undefined),
      onPress: (item) => ask({ deed: 'destroy', item }),
    },
  ];
}
