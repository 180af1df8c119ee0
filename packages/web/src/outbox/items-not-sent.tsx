import { Lock, Send, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { logError } from '../platform/fault.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import { outboxSnapshot, waitingItems } from '../platform/outbox/snapshot.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useOutbox } from './use-outbox.ts';

type Props = {
  /** Whether the user is being signed out. */
  isPending: boolean;
  onStay: () => void;
  /** Waiting items stay, locked. */
  onLeave: () => void;
  onLose: () => void;
};

/** Before a sign-out: what happens to what waits. Once all of it is sent, the sign-out goes on. */
export function ItemsNotSent(props: Props) {
  const count = waitingItems(useOutbox()).length;
  return (
    <Dialog
      isOpen
      title={count === 1 ? '1 item has not been sent' : `${count} items have not been sent`}
      description="Locked items stay on this phone. Only you can open and send them, after you sign in here again."
      onClose={props.onStay}
    >
      <Choices {...props} />
    </Dialog>
  );
}

function Choices({ isPending, onStay, onLeave, onLose }: Props) {
  const sending = useSendAll(onLeave);
  const isOnline = useOnline();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="grid gap-2">
      <Button ref={stay} isBig tone="primary" onClick={onStay}>
        Stay signed in
      </Button>
      <Button
        isBig
        icon={Send}
        isPending={sending.isPending}
        isBlocked={!isOnline}
        aria-describedby={isOnline ? undefined : 'send-needs-signal'}
        onClick={() => void sending.start()}
      >
        Send now
      </Button>
      {!isOnline && (
        <p id="send-needs-signal" className="text-xs text-text-2">
          Needs signal
        </p>
      )}
      {sending.hasFailed && (
        <p role="alert" className="text-sm text-on-bad-soft">
          Some items could not be sent. The Outbox shows why.
        </p>
      )}
      <Button isBig icon={Lock} isPending={isPending} onClick={onLeave}>
        Keep locked for me
      </Button>
      <Button isBig icon={Trash2} isBlocked={isPending} onClick={onLose}>
        Log out and lose them
      </Button>
    </div>
  );
}

/** Sends what waits; `onSent` when nothing is left. */
function useSendAll(onSent: () => void) {
  const [state, setState] = useState<'sending' | 'failed'>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const start = async () => {
    setState('sending');
    await flushOutbox().catch((error) => logError('Items could not be sent', error));
    // Meanwhile the user may have chosen to stay.
    if (!isShown.current) return;
    if (waitingItems(outboxSnapshot()).length === 0) onSent();
    else setState('failed');
  };
  return { start, isPending: state === 'sending', hasFailed: state === 'failed' };
}
