import type { OverlayProps } from '../platform/open-overlay.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';

export const KeyboardList = ({ onClose }: OverlayProps) => (
  <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
    <KeyLegend />
  </Dialog>
);
