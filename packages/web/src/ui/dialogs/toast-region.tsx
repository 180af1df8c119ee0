import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { Store, Toast } from './toast-store.ts';

type Props = { logo: ReactNode; store: Store };

/** One notification at a time, for 5 seconds, dismissed by a swipe to the right. */
export const ToastRegion = ({ logo, store: { toasts, dismiss } }: Props) => (
  <Radix.Provider label="Notification" duration={5000} swipeDirection="right" swipeThreshold={50}>
    {toasts.map(({ id, isOpen, ...toast }) => (
      <Message key={id} toast={toast} logo={logo} isOpen={isOpen} onDismiss={() => dismiss(id)} />
    ))}
    <Radix.Viewport hotkey={['F8']} label="Notifications ({hotkey})" className="toasts" />
  </Radix.Provider>
);

type MessageProps = { toast: Toast; logo: ReactNode; isOpen: boolean; onDismiss: () => void };

function Message({ toast, logo, isOpen, onDismiss }: MessageProps) {
  const { title, text, tone, action } = toast;
  const isDanger = tone === 'danger';
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => open || onDismiss()}
      className={cn(
        'pointer-events-auto flex w-full animate-slide items-center gap-3 rounded-card bg-raised p-3 text-sm text-text shadow-overlay md:max-w-[420px]',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=cancel]:translate-x-0',
        isDanger ? 'inset-ring-[1.5px] inset-ring-bad' : 'ring-1 ring-line-2',
      )}
    >
      <span className="grid size-8 flex-none place-items-center overflow-hidden rounded-[8px] bg-brand text-[12px] leading-4 font-bold text-on-brand">
        {logo}
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title && (
          <Radix.Title className={cn('font-semibold', isDanger && 'text-on-bad-soft')}>
            {title}
          </Radix.Title>
        )}
        <Radix.Description className={title ? 'text-text-2' : 'font-medium'}>
          {text}
        </Radix.Description>
      </div>
      {action && <Action {...action} />}
      <Radix.Close
        aria-label="Close"
        onClick={leaveByTouch}
        className="grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text max-md:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Focus in the region stops its clock: after a press by hand the next toast would stay for good. */
const leaveByTouch = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.detail > 0) event.currentTarget.blur();
};

const Action = ({ label, onPress }: NonNullable<Toast['action']>) => (
  <Radix.Action
    altText={label}
    onClick={(event) => {
      leaveByTouch(event);
      onPress();
    }}
    className="h-8 flex-none rounded-control border border-button-line px-2.5 text-button font-medium hover:bg-sunken max-md:h-11 max-md:px-3"
  >
    {label}
  </Radix.Action>
);
