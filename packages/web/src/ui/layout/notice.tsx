import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../badge.tsx';
import { cn } from '../cn.ts';
import { toneStyles } from '../tone-styles.ts';

type Props = {
  icon: LucideIcon;
  text: ReactNode;
  /** Yellow by default: no signal, or not sent yet. */
  tone?: Tone;
  /** What can be done about it. */
  children?: ReactNode;
};

/** A message about the current state, where it matters. */
export const Notice = ({ icon: Icon, text, tone = 'wait', children }: Props) => (
  <div
    className={cn(
      'flex flex-wrap items-center gap-2.5 rounded-control px-3 py-2.5 text-sm font-medium',
      toneStyles[tone],
    )}
  >
    <output className="flex min-w-0 flex-1 basis-48 gap-2.5">
      <Icon aria-hidden="true" className="mt-px size-icon" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </output>
    <div className="contents print:hidden">{children}</div>
  </div>
);
