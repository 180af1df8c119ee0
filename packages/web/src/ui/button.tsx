import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export type Icon = ComponentType<{ className?: string }>;

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  tone?: keyof typeof buttonTones;
  /** Before its label. */
  icon?: Icon | undefined;
  /** The primary action of a form: full width, and large enough for a thumb. */
  isBig?: boolean;
  isPending?: boolean;
  /** Disabled but focusable, so that the reason can be read. */
  isBlocked?: boolean;
  /** The label while pending, such as 'Saving...'. */
  pendingLabel?: string;
};

/** While pending it keeps its width and focus, and ignores further presses. */
export function Button({
  tone = 'secondary',
  icon: Icon,
  isBig = false,
  isPending = false,
  isBlocked = false,
  pendingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isPending || isBlocked ? event.preventDefault() : onClick?.(event);

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || isBlocked || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
      className={cn(
        base,
        isBlocked ? blocked : buttonTones[tone],
        isBig ? big : buttonSize,
        className,
      )}
    >
      <span className={cn(layer, isPending && 'invisible')} aria-hidden={isPending || undefined}>
        {Icon && <Icon className="size-4" />}
        {children}
      </span>
      {(isPending || pendingLabel) && (
        <span
          className={cn(layer, !isPending && 'invisible')}
          aria-hidden={!isPending || undefined}
        >
          <Spinner />
          {pendingLabel ?? <span className="sr-only">{children}</span>}
        </span>
      )}
    </button>
  );
}

const base =
  'inline-grid place-items-center rounded-control border whitespace-nowrap aria-busy:cursor-progress';
const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
export const buttonSize = 'h-control px-3 text-button max-md:px-3.5';
const big = 'h-primary w-full px-3 text-base';
export const buttonTones = {
  primary:
    'border-brand bg-brand font-semibold text-on-brand hover:border-brand-hover hover:bg-brand-hover',
  secondary:
    'border-button-line bg-surface font-medium text-text hover:bg-sunken in-[[role$=dialog]]:border-control in-[[role$=dialog]]:bg-transparent',
};
const blocked = 'cursor-not-allowed border-button-line bg-sunken font-medium text-text-2';
