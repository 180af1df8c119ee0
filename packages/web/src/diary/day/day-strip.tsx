import type { DaySquare } from '@sitewright/domain/diary/day';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import type { ContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { useContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { diaryQueries } from '../queries.ts';
import { stripDays, weekdayText } from './calendar-days.ts';
import type { DayContext } from './day-context.ts';
import { DayMark, markLabel } from './day-mark.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { BackToToday, DayStep } from './step-day.tsx';

/** A fortnight at a glance: which days are written, which are not, and where one is. */
export function DayStrip(place: DayContext) {
  const { project, date, today } = place;
  const days = stripDays(date, today);
  const { data } = useQuery(diaryQueries.days(project.id, days[0] ?? date, days.at(-1) ?? date));
  const squares = new Map(data?.days.map((square) => [square.date, square]));
  const address = useContractSearch();
  return (
    <nav
      aria-label="Day"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] items-stretch gap-2 max-md:hidden print:hidden"
    >
      <DayStep {...place} by={-1} className="h-auto! w-8 px-0! site:w-11" />
      <ol className="grid grid-cols-15 gap-1 max-xl:gap-0.5">
        {days.map((day) => (
          <li key={day}>
            <StripDay
              address={address}
              day={day}
              square={squares.get(day)}
              isChosen={day === date}
            />
          </li>
        ))}
      </ol>
      <DayStep {...place} by={1} className="h-auto! w-8 px-0! site:w-11" />
      <BackToToday className="h-auto!" />
      <MonthCalendar {...place}>
        <Button aria-label="Choose a day from the calendar" className="h-auto! px-2.5!">
          <CalendarDays aria-hidden="true" className="size-4" />
        </Button>
      </MonthCalendar>
    </nav>
  );
}

type DayProps = {
  address: ContractSearch;
  day: string;
  square: DaySquare | undefined;
  isChosen: boolean;
};

const StripDay = ({ address, day, square, isChosen }: DayProps) => (
  <Link
    to="."
    search={{ ...address, date: day, entry: undefined }}
    resetScroll={false}
    activeOptions={{ exact: true, includeSearch: true }}
    aria-current={isChosen ? 'page' : undefined}
    aria-label={`${formatLongDate(day)}${square ? `, ${markLabel(square)}` : ''}`}
    title={square && markLabel(square)}
    className="grid h-15 content-center justify-items-center gap-[3px] rounded-[8px] text-xs leading-3.5 text-text-2 hover:bg-sunken site:text-[12px] aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:inset-ring-2 aria-[current]:inset-ring-brand"
  >
    <span>{weekdayText(day)}</span>{' '}
    <span
      className={cn(
        'text-[16px] leading-5 tracking-[-0.01em] tabular-nums',
        isQuiet(square) && !isChosen ? 'text-text-2' : 'font-semibold text-text',
      )}
    >
      {Number(day.slice(8))}
    </span>
    <DayMark mark={square?.mark} />
  </Link>
);

/** Days on which nothing is expected step back. */
const isQuiet = (square: DaySquare | undefined): boolean =>
  square?.mark === 'no-work' || square?.mark === 'ahead';
