import { ArrowLeft } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { useReturnFocus } from '../../ui/dialogs/use-return-focus.ts';

type Props = { onClose: () => void; children: ReactNode };

/** Beside the page at a desk, in its place on a phone; who opens it writes at once. */
export const EntryFrame = ({ onClose, children }: Props) => (
  <Radix.Root open onOpenChange={(open) => open || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim max-md:hidden" />
      <Panel>{children}</Panel>
    </Radix.Portal>
  </Radix.Root>
);

const Panel = ({ children }: Pick<Props, 'children'>) => (
  <Radix.Content
    aria-describedby={undefined}
    onOpenAutoFocus={focusSummary}
    onCloseAutoFocus={useReturnFocus()}
    className="fixed inset-y-0 right-0 z-40 flex w-full animate-appear flex-col bg-bg pt-[env(safe-area-inset-top)] text-text md:max-w-[520px] md:bg-surface md:shadow-overlay"
  >
    {children}
  </Radix.Content>
);

function focusSummary(event: Event) {
  event.preventDefault();
  const panel = event.target as HTMLElement;
  panel.querySelector<HTMLElement>('[name=workSummary]')?.focus({ preventScroll: true });
}

type HeadProps = {
  title: string;
  /** Which contract it is for, where nothing below says so. */
  contract: string | undefined;
  /** When the draft was saved; on a phone it is shown elsewhere. */
  saved: string | undefined;
  onBack: () => void;
};

export const EntryHead = ({ title, contract, saved, onBack }: HeadProps) => (
  <div className="flex flex-none items-center justify-between gap-3 px-5 py-3 max-md:flex-col-reverse max-md:items-start max-md:gap-0 max-md:px-4 max-md:pt-2 max-md:pb-0 md:min-h-17 md:border-b md:border-line-2">
    <div className="grid min-w-0 md:gap-0.5">
      <Radix.Title className="text-lg font-semibold max-md:text-xl">{title}</Radix.Title>
      <p className="truncate text-xs text-text-2 empty:hidden max-md:text-sm">
        {contract}
        {saved && (
          <span className={cn('max-md:hidden', contract && 'before:content-["_·_"]')}>{saved}</span>
        )}
      </p>
    </div>
    <button
      type="button"
      onClick={onBack}
      className={cn(
        'inline-flex h-control-sm flex-none items-center gap-2 rounded-control px-2.5 text-button font-medium text-text-2 hover:bg-sunken hover:text-text',
        'max-md:-ml-2.5 max-md:font-normal max-md:text-link max-md:hover:text-link',
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 max-md:size-5" />
      Back to Diary
    </button>
  </div>
);
