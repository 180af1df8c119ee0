import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';

type Props = { icon?: LucideIcon; tone?: keyof typeof tones; children?: ReactNode };

/** A note beneath a field, announced to screen readers. */
export const FieldNote = ({ icon: Icon, tone = 'plain', children }: Props) => (
  <output
    className={cn(
      'mt-1 flex items-start gap-1.5 empty:mt-0 text-xs tracking-normal [overflow-wrap:anywhere]',
      tones[tone],
    )}
  >
    {Icon && <Icon aria-hidden="true" className="size-4 max-md:mt-0.5" />}
    {children}
  </output>
);

const tones = {
  plain: 'text-text-2',
  ok: 'text-on-ok-soft',
  warn: 'text-on-warn-soft',
};
