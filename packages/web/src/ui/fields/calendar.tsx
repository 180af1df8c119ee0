import { daysAfter, formatFullDate } from '@sitewright/domain/kernel/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { addMonths, daysOfMonth, monthOf, monthText, weekdayOf } from '../format/months.ts';
import { isDate } from './parse-date.ts';

/** ISO dates throughout. */
export type CalendarProps = {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  today: string;
  onPick: (date: string) => void;
};

/** One month, Monday first; keys move between days and months, Enter selects. Loaded on first use. */
export function Calendar({ value, min = '', max = '9999', today, onPick }: CalendarProps) {
  const within = (day: string): string => (day < min ? min : day > max ? max : day);
  const [at, setAt] = useState(() => within(isDate(value) ? value : today));
  const grid = useRef<HTMLTableElement>(null);
  const isFocusMoving = useRef(true);
  useEffect(() => {
    if (isFocusMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isFocusMoving.current = false;
  });

  const month = monthOf(at);
  const turn = (months: number) => setAt(within(sameDay(at, months)));
  const walk = (event: KeyboardEvent) => {
    const target = targetOf(event, at);
    if (!target) return;
    event.preventDefault();
    isFocusMoving.current = true;
    setAt(within(target));
  };
  return (
    <div className="relative">
      <div className="absolute inset-x-0 top-0 flex justify-between">
        <Turn
          label="Previous month"
          icon={ChevronLeft}
          isLast={monthOf(min) >= month}
          onTurn={() => turn(-1)}
        />
        <Turn
          label="Next month"
          icon={ChevronRight}
          isLast={monthOf(max) <= month}
          onTurn={() => turn(1)}
        />
      </div>
      <p aria-live="polite" className="mb-1 grid h-9 place-items-center text-sm font-semibold">
        {monthText(`${month}-01`)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked with the arrow keys */}
      <table role="grid" aria-label={monthText(`${month}-01`)} ref={grid} onKeyDown={walk}>
        <Weekdays />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
                <td key={n} className="p-0 text-center text-sm">
                  {day && (
                    <Day
                      {...{ day, today, onPick }}
                      isAt={day === at}
                      isChosen={day === value}
                      isBeyond={day !== within(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Weekdays = () => (
  <thead>
    <tr>
      {weekdays.map((name) => (
        <th
          key={name}
          scope="col"
          aria-label={name}
          className="size-9 text-xs font-normal text-text-2"
        >
          {name.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type DayProps = {
  day: string;
  today: string;
  /** The arrow keys have come to it. */
  isAt: boolean;
  isChosen: boolean;
  isBeyond: boolean;
  onPick: (date: string) => void;
};

const Day = ({ day, today, isAt, isChosen, isBeyond, onPick }: DayProps) => (
  <button
    type="button"
    tabIndex={isAt ? 0 : -1}
    disabled={isBeyond}
    aria-label={`${formatFullDate(day)}${isChosen ? ', selected' : ''}`}
    aria-current={day === today ? 'date' : undefined}
    onClick={() => onPick(day)}
    className={cn(
      'size-9 rounded-control tabular-nums hover:bg-sunken disabled:cursor-not-allowed disabled:text-text-2 disabled:line-through',
      day === today && 'border border-control font-semibold',
      isChosen && 'bg-brand font-semibold text-on-brand',
    )}
  >
    {Number(day.slice(8))}
  </button>
);

type TurnProps = {
  label: string;
  icon: typeof ChevronLeft;
  /** There is no month to turn to; the button stays visible and can have the focus. */
  isLast: boolean;
  onTurn: () => void;
};

const Turn = ({ label, icon: Icon, isLast, onTurn }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isLast}
    onClick={isLast ? undefined : onTurn}
    className="grid size-9 place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
  >
    <Icon aria-hidden="true" className="size-4.5" />
  </button>
);

/** The same day of another month, or its last one. */
function sameDay(day: string, months: number): string {
  const days = daysOfMonth(addMonths(monthOf(day), months));
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to. */
function targetOf({ key, shiftKey }: KeyboardEvent, at: string): string | undefined {
  const months = shiftKey ? 12 : 1;
  if (key === 'PageUp') return sameDay(at, -months);
  if (key === 'PageDown') return sameDay(at, months);
  if (key === 'Home') return daysAfter(at, 1 - weekdayOf(at));
  if (key === 'End') return daysAfter(at, 7 - weekdayOf(at));
  const step = steps[key];
  return step ? daysAfter(at, step) : undefined;
}

/** The days of a month in weeks, with gaps before the first and after the last. */
function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(`${month}-01`) - 1;
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => days[week * 7 + n - before]),
  );
}
