import { obstacleToDate } from '@sitewright/domain/diary/date-window';
import { NotebookPen } from 'lucide-react';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { LoadedDay } from '../obstacles.ts';
import type { DayContext } from './day-context.ts';
import { LogEntry } from './log-entry.tsx';
import { NoWorkPanel } from './no-work-panel.tsx';

type Props = { place: DayContext; day: LoadedDay };

/** The empty day: start an entry or, where there is no rail, record that there was no work. */
export function EmptyDay({ place, day }: Props) {
  if (day?.isNoWork) return null;
  return (
    <EmptyState icon={NotebookPen} title={titleOf(place, day)} text={textOf(place, day)}>
      <LogEntry place={place} />
      {place.date <= place.today && (
        <span className="xl:hidden">
          <NoWorkPanel place={place} />
        </span>
      )}
    </EmptyState>
  );
}

const hasOpenCrew = (day: LoadedDay): boolean =>
  day?.gaps.some(({ code }) => code === 'open-crew') ?? false;

const titleOf = ({ date, today }: DayContext, day: LoadedDay): string =>
  date === today
    ? hasOpenCrew(day)
      ? 'Crews at work, no entries yet'
      : 'Nothing logged today yet'
    : date > today
      ? 'This day is in the future'
      : `Nothing logged on ${formatLongDate(date)}`;

const textOf = ({ date, today }: DayContext, day: LoadedDay): string =>
  obstacleToDate(date, today)?.message ??
  (date > today
    ? 'You can already log what you know.'
    : hasOpenCrew(day)
      ? 'Log what has been done so far. Each crew becomes an entry when it stops.'
      : 'Log who was on site and what was done, or mark the day as no work.');
