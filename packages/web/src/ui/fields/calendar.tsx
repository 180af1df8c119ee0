import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { isDate } from './parse-date.ts';

/** ISO dates throughout. */
export type CalendarProps = {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  today: string;
  onPick: (date: string) => void;
};

/** One month, Monday first; arrow keys move between days, Enter selects. Loaded on first use. */
export const Calendar = ({ value, min, max, today, onPick }: CalendarProps) => {
  const chosen = isDate(value) ? dayOf(value) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={enGB}
      selected={chosen}
      defaultMonth={chosen ?? dayOf(today)}
      today={dayOf(today)}
      startMonth={min ? dayOf(min) : undefined}
      {...(max && { endMonth: dayOf(max) })}
      disabled={[...(min ? [{ before: dayOf(min) }] : []), ...(max ? [{ after: dayOf(max) }] : [])]}
      onSelect={(day) => onPick(isoOf(day))}
      components={{ Chevron }}
      classNames={look}
    />
  );
};

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-4.5" />;
};

/** The picker uses days in the time zone of the browser. */
const dayOf = (iso: string): Date => new Date(`${iso}T00:00`);
const isoOf = (day: Date): string => day.toLocaleDateString('en-CA');

const turn =
  'grid size-9 place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text aria-disabled:invisible';
const look = {
  root: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: turn,
  button_next: turn,
  month_caption: 'mb-1 grid h-9 place-items-center text-sm font-semibold',
  weekday: 'size-9 text-xs font-normal text-text-2',
  day: 'p-0 text-center text-sm',
  day_button:
    'size-9 rounded-control tabular-nums hover:bg-sunken disabled:cursor-not-allowed disabled:text-text-2 disabled:line-through',
  today: '[&>button]:border [&>button]:border-control [&>button]:font-semibold',
  selected: '[&>button]:bg-brand [&>button]:font-semibold [&>button]:text-on-brand',
};
