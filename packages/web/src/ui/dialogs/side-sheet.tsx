import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  title: string;
  /** The edge it comes from: the right for details of the page, the left for navigation. */
  side?: keyof typeof sides;
  isOpen: boolean;
  onClose: () => void;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Its content is only read: the keyboard scrolls it. */
  isRead?: boolean;
  children: ReactNode;
};

/** A panel over one side of the page; a press beside it, Escape and the cross close it. */
export const SideSheet = ({ side = 'right', isOpen, onClose, ...panel }: Props) => (
  <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
      <Panel side={side} {...panel} />
    </Radix.Portal>
  </Radix.Root>
);

type PanelProps = Omit<Props, 'side' | 'isOpen' | 'onClose'> & { side: keyof typeof sides };

function Panel({ title, side, footer, isRead, children }: PanelProps) {
  return (
    <Radix.Content
      aria-describedby={undefined}
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={useReturnFocus()}
      className={cn(
        'fixed z-40 flex animate-appear flex-col bg-surface pb-[env(safe-area-inset-bottom)] text-text shadow-overlay',
        sides[side],
      )}
    >
      <div className="flex min-h-14 flex-none items-center gap-2 border-b border-line-2 py-1 pr-3 pl-5 max-md:pr-1 max-md:pl-4">
        <Radix.Title tabIndex={-1} className="min-w-0 flex-1 text-lg font-semibold">
          {title}
        </Radix.Title>
        <Radix.Close
          aria-label="Close"
          className="grid size-control flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text"
        >
          <X aria-hidden="true" className="size-icon" />
        </Radix.Close>
      </div>
      <div
        {...(isRead && { role: 'region', 'aria-label': title, tabIndex: 0 })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 max-md:px-4"
      >
        {children}
      </div>
      {footer && (
        <div className="flex-none border-t border-line-2 px-5 py-3 max-md:px-4">{footer}</div>
      )}
    </Radix.Content>
  );
}

/** The first field; the title where there is none, or where the keyboard of a phone would cover the form. */
function focusFirst(event: Event) {
  event.preventDefault();
  const panel = event.target as HTMLElement;
  const field = panel.querySelector<HTMLElement>('input:not([readonly]), select, textarea');
  const opensKeyboard =
    field?.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])') &&
    matchMedia('(pointer: coarse)').matches;
  const first = field && !opensKeyboard ? field : panel.querySelector<HTMLElement>('h2');
  if (!panel.contains(document.activeElement)) (first ?? panel).focus({ preventScroll: true });
}

const sides = {
  right: 'inset-y-0 right-0 w-full max-w-[520px] pt-[env(safe-area-inset-top)]',
  left: 'inset-y-0 left-0 w-3/4 pt-[env(safe-area-inset-top)]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog',
};
