import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../ui/cn.ts';
import type { Obstacle } from '../ui/disabled-reason.tsx';

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'type' | 'onClick'> & {
  icon: LucideIcon;
  /** Why it cannot be pressed: in its hint, and for those who hear it. */
  obstacle?: Obstacle | undefined;
  onClick: () => void;
};

/** One of several actions in a line, quieter than what they are about. */
export const QuietButton = ({
  icon: Icon,
  obstacle,
  onClick,
  className,
  children,
  ...rest
}: Props) => (
  <button
    {...rest}
    type="button"
    aria-disabled={obstacle ? true : undefined}
    title={obstacle?.message}
    onClick={() => !obstacle && onClick()}
    className={cn(
      'inline-flex h-7 items-center justify-center gap-1.5 rounded-control px-2 text-xs font-medium whitespace-nowrap text-text-2 hover:bg-sunken hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60 site:h-11 site:min-w-11 site:text-button print:hidden',
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-4 site:size-5" />
    {children}
    {obstacle && <span className="sr-only">. {obstacle.message}</span>}
  </button>
);
