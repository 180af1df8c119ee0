import type { BinAction } from './bin-actions.ts';
import { DestroyItem } from './bin-destroy.tsx';
import { HoldItem, LiftHold } from './bin-hold.tsx';
import { BinPreview } from './bin-preview.tsx';

type Props = BinAction & { onClose: () => void };

const dialogs = {
  preview: BinPreview,
  hold: HoldItem,
  lift: LiftHold,
  destroy: DestroyItem,
};

export function BinDialog({ action, ...props }: Props) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
