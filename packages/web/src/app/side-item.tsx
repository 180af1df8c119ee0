import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { lazyComponent } from '../ui/layout/lazy-component.tsx';
import type { Place } from './nav-items.ts';

const Tooltip = lazyComponent(() => import('../ui/dialogs/tooltip.tsx'), 'Tooltip');

type Look = {
  isCollapsed?: boolean;
  /** Whether the name of an icon shows when it is pointed at. */
  hasTips?: boolean;
};

type LinkProps = Look & { place: Place; isHere: boolean; isSmall?: boolean };

export const SideLink = ({ place, isHere, isSmall = false, isCollapsed, hasTips }: LinkProps) => (
  <Tipped label={place.label} hasTips={hasTips}>
    <Link
      to={place.to}
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'page' : undefined}
      aria-label={isCollapsed ? place.label : undefined}
      className={lookOf(isCollapsed, isSmall)}
    >
      {!isSmall && <place.icon aria-hidden="true" className="size-icon" />}
      {!isCollapsed && <span className="truncate">{place.label}</span>}
    </Link>
  </Tipped>
);

type ButtonProps = Look &
  ComponentProps<'button'> & { icon: LucideIcon; label: string; children?: ReactNode };

export const SideButton = (props: ButtonProps) => {
  const { icon: Icon, label, isCollapsed, hasTips, children, ...button } = props;
  return (
    <Tipped label={label} hasTips={hasTips}>
      <button
        type="button"
        {...button}
        aria-label={isCollapsed ? label : undefined}
        className={lookOf(isCollapsed)}
      >
        <Icon aria-hidden="true" className="size-icon" />
        {!isCollapsed && <span className="truncate">{label}</span>}
        {!isCollapsed && children}
      </button>
    </Tipped>
  );
};

type TippedProps = { label: string; hasTips: boolean | undefined; children: ReactElement };

const Tipped = ({ label, hasTips, children }: TippedProps) =>
  hasTips ? (
    <Tooltip text={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

const lookOf = (isCollapsed = false, isSmall = false) =>
  cn(
    'relative flex w-full items-center gap-3 rounded-control text-left text-sm hover:bg-frame-active hover:text-on-frame aria-[current]:bg-frame-active aria-[current]:font-semibold aria-[current]:text-on-frame',
    isSmall ? 'min-h-control-sm px-2.5 font-normal' : 'font-medium',
    isCollapsed ? 'h-10 justify-center site:h-control' : !isSmall && 'min-h-control px-3',
    'aria-[current]:before:absolute aria-[current]:before:inset-y-1.5 aria-[current]:before:w-1 aria-[current]:before:rounded-r-[4px] aria-[current]:before:bg-on-frame',
    isSmall ? 'aria-[current]:before:-left-[38px]' : 'aria-[current]:before:-left-2',
  );
