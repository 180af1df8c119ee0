import { CircleAlert, CircleCheck, Clock, Inbox, type LucideIcon, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOpener } from '../platform/open-overlay.ts';
import { cn } from '../ui/cn.ts';
import { timeText } from '../ui/format/date-time.ts';
import { type OutboxState, outboxState } from './outbox-counts.ts';
import { useOutbox } from './use-outbox.ts';

/** Says in the header what has not been sent; opens the outbox. */
export function OutboxChip() {
  const opener = useOpener('outbox');
  const state = outboxState(useOutbox());
  if (!state) return null;
  const Icon = icons[state.kind];
  const text = textOf(state);
  return (
    <span className="flex-none" data-outbox>
      <button
        type="button"
        aria-haspopup="dialog"
        className={cn(chip, colours[state.kind])}
        {...opener}
      >
        <Icon aria-hidden="true" className="size-4 flex-none" />
        {text}
        <span className="sr-only">, open the Outbox</span>
        {state.kind === 'sending' && <Bar {...state} />}
      </button>
      <Announcement text={text} />
    </span>
  );
}

const chip =
  'relative flex h-9 items-center gap-1.5 overflow-hidden rounded-control px-2 text-[14px] font-medium whitespace-nowrap tabular-nums max-md:h-11 max-md:gap-1 max-md:px-1.5 site:h-11';
const quiet = 'text-on-frame hover:bg-frame-active';
const colours: Record<OutboxState['kind'], string> = {
  sent: quiet,
  waiting: 'bg-wait text-on-wait hover:bg-wait/90',
  sending: quiet,
  'needs-you': 'bg-bad text-on-solid hover:bg-bad/90',
  locked: quiet,
};

const icons: Record<OutboxState['kind'], LucideIcon> = {
  sent: CircleCheck,
  waiting: Clock,
  sending: Send,
  'needs-you': CircleAlert,
  locked: Inbox,
};

function textOf(state: OutboxState): string {
  switch (state.kind) {
    case 'sent':
      return `All sent ${timeText(state.at)}`;
    case 'waiting':
      return `${state.count} waiting`;
    case 'sending':
      return `Sending ${state.step} of ${state.total}`;
    case 'needs-you':
      return state.count === 1 ? '1 needs you' : `${state.count} need you`;
    case 'locked':
      return 'Outbox';
  }
}

/** The words next to it say the same. */
const Bar = ({ step, total }: { step: number; total: number }) => (
  <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-frame-line">
    <span
      className="block h-full bg-on-frame"
      style={{ width: `${Math.round(((step - 0.5) / total) * 100)}%` }}
    />
  </span>
);

const aMinute = 60_000;

/** Read out at most once a minute, with what is true by then. */
function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const spokenAt = useRef(0);
  useEffect(() => {
    const pause = Math.max(0, spokenAt.current + aMinute - Date.now());
    const timer = setTimeout(() => {
      spokenAt.current = Date.now();
      setSpoken(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="sr-only" aria-live="polite">
      {spoken}
    </span>
  );
}
