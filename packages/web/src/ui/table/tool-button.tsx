import type { ComponentProps } from 'react';
import type { Icon } from '../button.tsx';
import { cn } from '../cn.ts';

type Props = ComponentProps<'button'> & { isQuiet?: boolean; icon?: Icon };

/** The smaller button of toolbars. */
export const ToolButton = ({
  isQuiet = false,
  icon: Icon,
  className,
  children,
  ...button
}: Props) => (
  <button
    {...button}
    type="button"
    className={cn(
      'inline-flex h-control-sm items-center justify-center gap-2 rounded-control border px-2.5 text-button font-medium whitespace-nowrap hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-text-2',
      isQuiet
        ? 'border-transparent text-text-2 hover:text-text'
        : 'border-button-line bg-surface text-text',
      className,
    )}
  >
    {Icon && <Icon className="size-4" />}
    {children}
  </button>
);
