import type { LucideIcon } from 'lucide-react';
import { cn } from './cn.ts';

type Props = { tone: keyof typeof tones; icon: LucideIcon; text: string };

/** A sentence about the state of things, where it matters. */
export const Notice = ({ tone, icon: Icon, text }: Props) => (
  <output className={cn('flex gap-2.5 rounded-control px-3 py-2.5 text-sm', tones[tone])}>
    <Icon aria-hidden="true" className="mt-px size-icon" />
    <span>{text}</span>
  </output>
);

const tones = {
  info: 'bg-info-soft text-on-info-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  bad: 'bg-bad-soft text-on-bad-soft',
  wait: 'bg-wait font-medium text-on-wait',
};
