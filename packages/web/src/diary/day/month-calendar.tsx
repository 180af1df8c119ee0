import { obstacleToDate } from '@sitewright/domain/diary/date-window';
import type { DaySquare, DayMark as Mark } from '@sitewright/domain/diary/day';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useChangeContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { addMonths, daysOfMonth, monthOf, monthText, weekdayOf } from '../../ui/format/months.ts';
import { diaryQueries } from '../queries.ts';
import type { DayContext } from './day-context.ts';
import { DayMark, markLabel, markLegend } from './day-mark.tsx';

type Props = DayContext & { children: ReactElement };

/** The month behind its opener: how complete each day is, by colour, shape and word. */
export function MonthCalendar({ children, ...place }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Content
        aria-label="Calendar"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 w-76 max-w-[calc(100vw-1rem)] animate-appear rounded-card border border-line-2 bg-raised p-3 text-text shadow-overlay site:w-93 site:p-2"
      >
        <Month {...place} onPicked={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function Month({ project, date, today, onPicked }: DayContext & { onPicked: () => void }) {
  const [month, setMonth] = useState(monthOf(date));
  const days = daysOfMonth(month);
  const { data } = useQuery(diaryQueries.days(project.id, days[0] ?? date, days.at(-1) ?? date));
  const change = useChangeContractSearch();
  const pick = (day: string) => {
    onPicked();
    change({ date: day, entry: undefined });
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <Turn
          label="Previous month"
          icon={ChevronLeft}
          onTurn={() => setMonth(addMonths(month, -1))}
        />
        <p aria-live="polite" className="text-sm font-semibold">
          {monthText(`${month}-01`)}
        </p>
        <Turn label="Next month" icon={ChevronRight} onTurn={() => setMonth(addMonths(month, 1))} />
      </div>
      <Squares days={days} date={date} today={today} onPick={pick} squares={data?.days ?? []} />
      <Legend />
    </div>
  );
}

type SquaresProps = {
  days: string[];
  squares: readonly DaySquare[];
  date: string;
  today: string;
  onPick: (day: string) => void;
};

const Squares = ({ days, squares, date, today, onPick }: SquaresProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move the focus between the days
  <div onKeyDown={walk} className="grid grid-cols-7 gap-1 text-center site:gap-0.5">
    {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((initial, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two days of the week share their letter
      <span key={n} aria-hidden="true" className="text-xs text-text-2">
        {initial}
      </span>
    ))}
    {days.map((day, n) => (
      <Square
        key={day}
        day={day}
        onPick={onPick}
        square={squares.find((square) => square.date === day)}
        isChosen={day === date}
        isToday={day === today}
        isBeyond={!!obstacleToDate(day, today)}
        column={n === 0 ? weekdayOf(day) : undefined}
      />
    ))}
  </div>
);

type SquareProps = {
  day: string;
  square: DaySquare | undefined;
  isChosen: boolean;
  isToday: boolean;
  isBeyond: boolean;
  column: number | undefined;
  onPick: (day: string) => void;
};

const Square = ({ day, square, isChosen, isToday, isBeyond, column, onPick }: SquareProps) => (
  <button
    type="button"
    disabled={isBeyond}
    aria-current={isChosen ? 'date' : undefined}
    aria-label={nameOf(day, square)}
    style={column ? { gridColumnStart: column } : undefined}
    onClick={() => onPick(day)}
    className={cn(
      'grid h-9 content-center justify-items-center gap-0.5 rounded-control text-xs leading-4 tabular-nums hover:inset-ring-1 hover:inset-ring-control disabled:cursor-not-allowed disabled:opacity-50 site:h-11 aria-[current=date]:inset-ring-2 aria-[current=date]:inset-ring-brand',
      isToday && 'font-bold underline underline-offset-2',
      heat[square?.mark ?? 'ahead'],
    )}
  >
    {Number(day.slice(8))}
    <DayMark mark={square?.mark} />
  </button>
);

const nameOf = (day: string, square: DaySquare | undefined): string =>
  [
    formatLongDate(day),
    square && markLabel(square),
    square &&
      square.entries > 0 &&
      `${square.entries} ${square.entries === 1 ? 'entry' : 'entries'}`,
  ]
    .filter(Boolean)
    .join(', ');

const heat: Record<Mark, string> = {
  complete: 'bg-ok-soft text-on-ok-soft',
  submitted: 'bg-info-soft text-on-info-soft',
  draft: 'bg-warn-soft text-on-warn-soft',
  missing: 'bg-bad-soft text-on-bad-soft',
  'no-work': 'bg-sunken text-text-2',
  ahead: 'text-text-2',
};

const Legend = () => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line-2 pt-2 text-xs text-text-2">
    {markLegend.map(({ mark, label }) => (
      <li key={mark} className="flex items-center gap-1.5">
        <DayMark mark={mark} />
        {label}
      </li>
    ))}
  </ul>
);

type TurnProps = { label: string; icon: typeof ChevronLeft; onTurn: () => void };

const Turn = ({ label, icon: Icon, onTurn }: TurnProps) => (
  <Button aria-label={label} onClick={onTurn} className="w-control px-0!">
    <Icon aria-hidden="true" className="size-4" />
  </Button>
);

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  const days = [...event.currentTarget.querySelectorAll('button')];
  const at = days.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  days[at + step]?.focus();
}
