import { Calendar as CalendarIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { Spinner } from '../spinner.tsx';
import type { CalendarProps } from './calendar.tsx';
import { innerButton } from './field.tsx';
import { isDate } from './parse-date.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/** The calendar button of a date box: the native picker on a phone, ours on a desktop. */
export function DatePicker({ label, ...calendar }: CalendarProps & { label: string }) {
  const { value, min, max, onPick } = calendar;
  const [isOpen, setOpen] = useState(false);
  const phonePicker = useRef<HTMLInputElement>(null);
  const name = `Choose ${label.toLowerCase()}`;

  const openOnPhone = (event: MouseEvent) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    phonePicker.current?.showPicker();
  };
  const pick = (date: string) => {
    setOpen(false);
    onPick(date);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <input
        ref={phonePicker}
        type="date"
        aria-hidden="true"
        tabIndex={-1}
        value={isDate(value) ? value : ''}
        min={min}
        max={max}
        onChange={(event) => onPick(event.target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
      />
      <Popover.Trigger
        aria-label={name}
        onClick={openOnPhone}
        className={cn(innerButton, 'right-0 size-control')}
      >
        <CalendarIcon aria-hidden="true" className="size-icon" />
      </Popover.Trigger>
      <Popover.Content
        aria-label={name}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 animate-appear rounded-card border border-line-2 bg-raised p-3 text-text shadow-overlay"
      >
        <Suspense fallback={<Spinner label="Loading the calendar" />}>
          <Calendar {...calendar} onPick={pick} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}
