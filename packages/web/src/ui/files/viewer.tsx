import { Download, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useReturnFocus } from '../dialogs/use-return-focus.ts';
import { iconButtonStyles } from '../icon-button-styles.ts';

type Props = {
  title: string;
  /** Undefined while loading. */
  download?: { url: string; filename: string } | undefined;
  /** Further actions. */
  actions?: ReactNode;
  /** Shows the previous item at -1, the next at 1. */
  onTurn: (by: number) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A full-window viewer; arrow keys show the neighbours. */
export const Viewer = ({ onClose, ...shown }: Props) => (
  <Radix.Root open onOpenChange={(open) => open || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-bg" />
      <Shown {...shown} />
    </Radix.Portal>
  </Radix.Root>
);

function Shown({ title, download, actions, onTurn, children }: Omit<Props, 'onClose'>) {
  const turn = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (by) onTurn(by);
  };
  return (
    <Radix.Content
      aria-describedby={undefined}
      onOpenAutoFocus={focusItself}
      onKeyDown={turn}
      onCloseAutoFocus={useReturnFocus()}
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)] bg-bg text-text"
    >
      <div className="flex min-h-14 items-center gap-1 border-b border-line bg-surface px-gutter pt-[env(safe-area-inset-top)]">
        <Radix.Title className="min-w-0 flex-1 truncate text-base font-semibold">
          {title}
        </Radix.Title>
        {download && (
          <a
            href={download.url}
            download={download.filename}
            aria-label="Download"
            className={iconButtonStyles}
          >
            <Download aria-hidden="true" className="size-icon" />
          </a>
        )}
        {actions}
        <Radix.Close aria-label="Close" className={iconButtonStyles}>
          <X aria-hidden="true" className="size-icon" />
        </Radix.Close>
      </div>
      {children}
    </Radix.Content>
  );
}

/** The focus is not on a button, so that arrow keys work at once and Enter presses nothing. */
function focusItself(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** In a text box the arrow keys move the cursor. */
function stepOf({ key, target }: KeyboardEvent): number | undefined {
  if (target instanceof Element && target.matches('input, textarea')) return undefined;
  return { ArrowLeft: -1, ArrowRight: 1 }[key];
}
