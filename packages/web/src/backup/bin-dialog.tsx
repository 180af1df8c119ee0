import type { BinDeed } from './bin-actions.ts';
import { DestroyItem } from './bin-destroy.tsx';
import { HoldItem, LiftHold } from './bin-hold.tsx';
import { BinPreview } from './bin-preview.tsx';

type Props = BinDeed & { onClose: () => void };

const dialogs = {
  preview: BinPreview,
  hold: HoldItem,
  lift: LiftHold,
  destroy: DestroyItem,
};

export function BinDialog({ deed, ...props }: Props) {
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
