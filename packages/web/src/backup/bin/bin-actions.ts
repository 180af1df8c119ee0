import { underLegalHold } from '@sitewright/domain/backup/bin-rules';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { Eye, Gavel, ShieldOff, Trash2 } from 'lucide-react';
import type { RowAction } from '../../ui/table/column.ts';
import { dialogActions } from '../../ui/table/row-actions.ts';

export type BinAction = { action: 'preview' | 'hold' | 'lift' | 'destroy'; item: BinItem };

const isHeld = (item: BinItem) => !!item.metadata.hold;

/** Actions on an item in the bin, other than restoring it. */
export function binActions(
  actor: Actor,
  onAction: (action: BinAction) => void,
): readonly RowAction<BinItem>[] {
  const ofAdmins = (what: string) => () => obstacleOfRole(actor, 'dataBackup.restore', 'A', what);
  const toDestroying = (item: BinItem) =>
    ofAdmins('delete it permanently')() ?? (isHeld(item) ? underLegalHold : undefined);
  const toPreviewing = () => obstacleOfRole(actor, 'recycleBin', 'A', 'preview it');
  const action = dialogActions(actor, (id: BinAction['action'], item: BinItem) =>
    onAction({ action: id, item }),
  );
  return [
    { ...action('preview', 'Preview', Eye, toPreviewing), key: 'Enter' },
    action(
      'hold',
      'Put under legal hold',
      Gavel,
      ofAdmins('put it under legal hold'),
      (item) => !isHeld(item),
    ),
    action('lift', 'Lift legal hold', ShieldOff, ofAdmins('lift the hold'), isHeld),
    { ...action('destroy', 'Delete permanently', Trash2, toDestroying), key: 'Delete' },
  ];
}
