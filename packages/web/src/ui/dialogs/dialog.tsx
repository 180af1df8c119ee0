import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  /** Without it the dialog blocks the app: there is no close button, and Escape and outside presses do nothing. */
  onClose?: () => void;
  children: ReactNode;
};

/** The focus goes to the first field or the title, again when the title changes, and at the end to the opener. */
export function Dialog({ title, description, isOpen, onClose, children }: Props) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            'fixed inset-0 grid animate-appear place-items-center scroll-pb-24 overflow-y-auto bg-scrim p-4',
            onClose ? 'z-50' : 'z-70',
          )}
        >
          <Box title={title} description={description} onClose={onClose}>
            {children}
          </Box>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Box({ title, description, onClose, children }: Omit<Props, 'isOpen'>) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step of the talk
  useEffect(() => focusFirst(box.current), [title]);

  return (
    <Radix.Content
      ref={box}
      // Over a sheet: from here on, the sheet no longer takes the focus back.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusFirst(box.current);
      }}
      onCloseAutoFocus={useReturnFocus()}
      // Radix gives Escape to the topmost layer alone, which may be a notification.
      onKeyDown={({ key, defaultPrevented, target }) => {
        if (key === 'Escape' && !defaultPrevented && box.current?.contains(target as Node))
          onClose?.();
      }}
      {...(!description && { 'aria-describedby': undefined })}
      className="relative grid w-full max-w-[420px] animate-slide gap-4 rounded-dialog bg-raised p-5 text-text shadow-overlay"
    >
      <div className={cn('grid gap-1', onClose && 'pr-10')}>
        <Radix.Title
          tabIndex={-1}
          className="text-[16px] leading-6 tracking-[-0.011em] site:text-lg"
        >
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="text-sm text-text-2">{description}</Radix.Description>
        )}
      </div>
      {children}
      {onClose && (
        <Radix.Close
          aria-label="Close"
          className="absolute top-3 right-3 grid size-9 place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:top-2 site:right-2 site:size-11"
        >
          <X aria-hidden="true" className="size-icon" />
        </Radix.Close>
      )}
    </Radix.Content>
  );
}

/** Not a button, which Enter would press before the text is read; a child can still take the focus. */
function focusFirst(box: HTMLElement | null) {
  const field = box?.querySelector<HTMLElement>('input:not([readonly]), select, textarea');
  const { activeElement } = document;
  const isTaken = activeElement !== box && box?.contains(activeElement);
  if (field) field.focus();
  else if (!isTaken) box?.querySelector('h2')?.focus();
}
