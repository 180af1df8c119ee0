import { CircleAlert, Clock, type LucideIcon, Send } from 'lucide-react';
import { useOpenOverlay } from '../platform/open-overlay.ts';
import { useWaitingState } from '../platform/outbox/waiting-state.ts';

type Props = {
  /** The record as it is named in a path: `diaryEntryId`. */
  name: string;
  id: number;
};

/** Says on a row that it has not been sent, or not all of it; nothing where it has. */
export function WaitingMark({ name, id }: Props) {
  const waiting = useWaitingState(name, id);
  if (!waiting) return null;
  if (waiting.state === 'needs-you') return <NeedsYou seq={waiting.seq} />;
  return waiting.state === 'sending' ? (
    <Mark icon={Send} text="Sending" />
  ) : (
    <Mark icon={Clock} text="Waiting to send" />
  );
}

const Mark = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <span className={mark}>
    <Icon aria-hidden="true" className="size-4 flex-none" />
    {text}
  </span>
);

const mark =
  'inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap text-on-warn-soft print:hidden';

function NeedsYou({ seq }: { seq: number }) {
  const open = useOpenOverlay();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="inline-flex min-h-7 items-center gap-1 rounded-control bg-wait px-2 text-xs font-semibold whitespace-nowrap text-on-wait site:min-h-11 print:hidden"
      onClick={(event) => {
        event.stopPropagation();
        open('outbox', seq);
      }}
    >
      <CircleAlert aria-hidden="true" className="size-4 flex-none" />
      Needs you
    </button>
  );
}
