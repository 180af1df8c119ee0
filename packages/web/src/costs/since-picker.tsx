import { CalendarClock } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useChangeCostSearch } from './search-params.ts';

const Calendar = lazy(async () => ({
  default: (await import('../ui/fields/calendar.tsx')).Calendar,
}));

type Props = { since: string; today: string };

/** The start of the changes shown: the native date picker on a phone, our calendar on a desktop. */
export function SincePicker({ since, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const phonePicker = useRef<HTMLInputElement>(null);
  const change = useChangeCostSearch();
  const pick = (day: string) => {
    setOpen(false);
    if (day && day <= today) change({ since: day }, { replace: true });
  };
  const openOnPhone = (event: MouseEvent) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    phonePicker.current?.showPicker();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span className="relative">
        <input
          ref={phonePicker}
          type="date"
          aria-hidden="true"
          tabIndex={-1}
          max={today}
          value={since}
          onChange={(event) => pick(event.target.value)}
          className="pointer-events-none absolute bottom-0 left-0 size-px opacity-0"
        />
        <Popover.Trigger asChild>
          <Button icon={CalendarClock} onClick={openOnPhone}>
            Since {formatDate(since)}
          </Button>
        </Popover.Trigger>
      </span>
      <Popover.Content
        aria-label="Changes since"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 animate-appear rounded-card border border-line-2 bg-raised p-3 text-text shadow-overlay"
      >
        <Suspense fallback={<Spinner label="Loading the calendar" />}>
          <Calendar value={since} max={today} today={today} onPick={pick} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}
