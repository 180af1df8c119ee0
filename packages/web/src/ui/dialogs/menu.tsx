import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Obstacle } from '../disabled-reason.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
} & (Triggered | Controlled);

/** The trigger must accept a ref and the events of a button. */
type Triggered = { trigger: ReactElement };

/** Controlled by its parent; placed below the nearest positioned element. */
type Controlled = { isOpen: boolean; onClose: () => void };

export function Menu({ label, align = 'end', children, ...opening }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const content = { label, align, children };

  if ('isOpen' in opening)
    return (
      <Radix.Root
        modal={false}
        open={opening.isOpen}
        onOpenChange={(open) => open || opening.onClose()}
      >
        <Radix.Trigger asChild>
          <span {...silent} className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Shown {...content} />
      </Radix.Root>
    );
  return (
    <Radix.Root modal={false} onOpenChange={() => setPlace(placeOf(anchor.current))}>
      <Radix.Trigger ref={anchor} asChild>
        {opening.trigger}
      </Radix.Trigger>
      <Radix.Portal container={place}>
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Rendered outside of a table that would clip it, but within its landmark, for screen readers. */
const placeOf = (anchor: Element | null) =>
  anchor?.closest('[role="dialog"], main, header') ?? null;

/** Only an anchor: the button that opens the menu is beside it. */
const silent = {
  'aria-haspopup': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
};

type ContentProps = {
  label: string;
  align: 'start' | 'end';
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** Without its own trigger, the focus returns to the element that opened it. */
const Shown = (props: ContentProps) => <Content {...props} onCloseAutoFocus={useReturnFocus()} />;

function Content({ label, align, children, ...closing }: ContentProps) {
  return (
    <Radix.Content
      align={align}
      sideOffset={6}
      collisionPadding={8}
      aria-label={label}
      aria-labelledby={undefined}
      {...closing}
      className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-card bg-raised p-1 text-text shadow-overlay ring-1 ring-line-2"
    >
      {children}
    </Radix.Content>
  );
}

const row =
  'flex min-h-control-sm cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-text-2 data-highlighted:bg-brand-soft';

type ItemProps = {
  icon?: LucideIcon;
  /** An empty link element that the item renders itself as, for navigation. */
  link?: ReactElement;
  /** Why it is disabled; shown below its name. */
  obstacle?: Obstacle | undefined;
  /** Disabled for a reason that is shown elsewhere in the menu. */
  isBlocked?: boolean;
  /** At its end, such as a shortcut or a number. */
  aside?: ReactNode;
  onSelect?: () => void;
  children: ReactNode;
};

export function MenuItem(props: ItemProps) {
  const { icon: Icon, link, obstacle, isBlocked = false, aside, onSelect, children } = props;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 text-text-2" />}
      <span className="grid max-w-64 flex-1 py-1">
        {children}
        {obstacle && <span className="text-xs text-text-2">{obstacle.message}</span>}
      </span>
      {aside}
    </>
  );
  return (
    <Radix.Item
      asChild={!!link}
      disabled={!!obstacle || isBlocked}
      {...(onSelect && { onSelect })}
      className={row}
    >
      {link ? cloneElement(link, undefined, content) : content}
    </Radix.Item>
  );
}

type Choice<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  onChange: (value: T) => void;
};

/** One of several; choosing keeps the menu open, so that the effect is visible. */
export const MenuChoice = <T extends string>({ label, value, options, onChange }: Choice<T>) => (
  <Radix.RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(chosen) => onChange(chosen as T)}
  >
    <Radix.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-2">{label}</Radix.Label>
    {options.map(({ value: option, label: name, icon: Icon }) => (
      <Radix.RadioItem
        key={option}
        value={option}
        onSelect={(event) => event.preventDefault()}
        className={row}
      >
        {Icon && <Icon aria-hidden="true" className="size-4 text-text-2" />}
        <span className="flex-1">{name}</span>
        <Radix.ItemIndicator>
          <Check aria-hidden="true" className="size-4" />
        </Radix.ItemIndicator>
      </Radix.RadioItem>
    ))}
  </Radix.RadioGroup>
);

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line-2" />;

/** Plain text in the menu. */
export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 py-2">{children}</Radix.Label>
);
