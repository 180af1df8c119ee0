import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

type Props = ComponentProps<'button'> & { icon: LucideIcon; label: string };

export const HeaderButton = ({ icon: Icon, label, className, ...button }: Props) => (
  <button
    type="button"
    {...button}
    aria-label={label}
    className={cn(
      'grid size-9 flex-none place-items-center rounded-control text-on-frame hover:bg-frame-active site:size-11',
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-icon" />
  </button>
);
