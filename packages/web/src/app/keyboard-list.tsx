import { Dialog } from '../ui/dialog.tsx';
import { KeyLegend } from './key-legend.tsx';
import type { OverlayProps } from './open-overlay.ts';

export const KeyboardList = ({ onClose }: OverlayProps) => (
  <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
    <KeyLegend />
  </Dialog>
);
