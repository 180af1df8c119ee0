import type { LucideIcon } from 'lucide-react';
import type { Tone } from './badge.tsx';
import { cn } from './cn.ts';
import { toneStyles } from './tone-styles.ts';

type Props = { icon: LucideIcon; tone?: Tone; isBig?: boolean };

/** A decorative icon in a circle, beside or above its label. */
export const IconCircle = ({ icon: Icon, tone = 'plain', isBig = false }: Props) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid flex-none place-items-center rounded-full',
      isBig ? 'size-14' : 'size-9',
      toneStyles[tone],
    )}
  >
    <Icon className={isBig ? 'size-6' : 'size-[18px]'} />
  </span>
);
