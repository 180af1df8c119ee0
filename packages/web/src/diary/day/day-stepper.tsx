import type { Day } from '@sitewright/domain/diary/day';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { isLocked, type LoadedDay } from '../obstacles.ts';
import type { DayContext } from './day-context.ts';
import { markLabel } from './day-mark.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { BackToToday, DayStep } from './step-day.tsx';

type Props = DayContext & { day: LoadedDay };

/** On a phone the day is the page: big steps under the thumbs, and the month behind the date. */
export const DayStepper = ({ day, ...place }: Props) => (
  <nav aria-label="Day" className="flex items-center gap-2 md:hidden print:hidden">
    <DayStep {...place} by={-1} className="w-control px-0!" />
    <MonthCalendar {...place}>
      <button
        type="button"
        className="grid min-h-control min-w-0 flex-1 place-items-center rounded-control"
      >
        <span className="text-[18px] leading-6 font-semibold">{formatLongDate(place.date)}</span>
        <span className="text-[14px] leading-[18px] text-text-2">
          {place.date === place.today && 'Today'}
          {place.date === place.today && day && ' · '}
          {day && dayLabel(day)}
          <span className="sr-only">. Choose another day</span>
        </span>
      </button>
    </MonthCalendar>
    <DayStep {...place} by={1} className="w-control px-0!" />
    {place.date !== place.today && <BackToToday />}
  </nav>
);

/** The status of a day in words: `draft, 7 of 10 done`. */
const dayLabel = (day: Day): string => [markLabel(day), detailOf(day)].filter(Boolean).join(', ');

function detailOf(day: Day): string | undefined {
  if (day.status === 'amended') return 'amended since';
  if (isLocked(day) && day.mark !== 'complete') return 'signed off';
  if (day.mark === 'draft' || day.mark === 'submitted')
    return `${day.sectionsDone} of ${day.sections} done`;
}
