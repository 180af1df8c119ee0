import type { LucideIcon } from 'lucide-react';

/** A sentence about the state of things, where it matters. */
export const Notice = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <output className="flex gap-2.5 rounded-control bg-wait px-3 py-2.5 text-sm font-medium text-on-wait">
    <Icon aria-hidden="true" className="mt-px size-icon" />
    <span>{text}</span>
  </output>
);
