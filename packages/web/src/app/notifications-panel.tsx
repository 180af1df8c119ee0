import { CircleCheck } from 'lucide-react';
import { SideSheet } from '../ui/side-sheet.tsx';
import type { OverlayProps } from './open-overlay.ts';

export const NotificationsPanel = ({ onClose }: OverlayProps) => (
  <SideSheet title="Notifications" isOpen onClose={onClose}>
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-on-ok-soft">
        <CircleCheck aria-hidden="true" className="size-6" />
      </span>
      <p className="font-semibold">You are up to date</p>
    </div>
  </SideSheet>
);
