import type { DiaryEntryFilter } from '@sitewright/domain/diary/diary-entry';
import { entryTypes } from '@sitewright/domain/diary/entry-type';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { capitalised } from '../../ui/format/labels.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ToolButton } from '../../ui/table/tool-button.tsx';
import { useNarrow } from '../../ui/table/use-media.ts';
import { diaryQueries } from '../queries.ts';
import { HoursChart } from './hours-chart.tsx';
import { type DayHours, hoursPerDay, hoursText } from './hours-per-day.ts';

/** More than a user should wait for to see a chart. */
const mostCounted = 5000;

type Props = { filter: DiaryEntryFilter; days: { from: string; to: string }; entries: number };

/** The hours of each day shown, as a chart or as a table; collapsed on a phone. */
export function HoursPanel({ filter, days, entries }: Props) {
  const [isOpen, setOpen] = useState(!useNarrow());
  const [isTable, setTable] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface px-4 py-2 print:hidden"
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 text-sm font-semibold site:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 text-text-2 group-open:rotate-90" />
        Entry hours per day
      </summary>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2">
          <ToolButton
            isQuiet
            className="-mt-8 justify-self-end max-md:mt-0"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'View as chart' : 'View as table'}
          </ToolButton>
          {entries > mostCounted ? (
            <p className="text-sm text-text-2">
              Choose a shorter period or one contract to see the hours.
            </p>
          ) : (
            <Hours filter={filter} days={days} isTable={isTable} />
          )}
        </div>
      )}
    </details>
  );
}

function Hours({
  filter,
  days: { from, to },
  isTable,
}: Omit<Props, 'entries'> & { isTable: boolean }) {
  const query = useQuery(diaryQueries.matching(filter));
  const days = useMemo(() => hoursPerDay(query.data ?? [], from, to), [query.data, from, to]);
  return (
    <Loaded
      query={query}
      what="the hours"
      empty="No hours for these dates."
      skeleton={<Skeleton what="the hours" shape="lines" count={4} />}
    >
      {() => (isTable ? <HoursTable days={days} /> : <HoursChart days={days} />)}
    </Loaded>
  );
}

const cell = 'border-b border-line-2 px-3 py-1.5 text-right';

/** What the chart shows, to read. */
const HoursTable = ({ days }: { days: readonly DayHours[] }) => (
  <div className="max-h-64 overflow-y-auto">
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Entry hours per day</caption>
      <thead>
        <tr>
          {['Date', ...entryTypes.map(capitalised), 'Total'].map((title) => (
            <th
              key={title}
              scope="col"
              className={cn(
                cell,
                'sticky top-0 bg-surface font-medium text-text-2 first:text-left',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className={cn(cell, 'text-left font-normal')}>
              {formatLongDate(day.day)}
            </th>
            {entryTypes.map((type) => (
              <td key={type} className={cell}>
                {hoursText(day[type])}
              </td>
            ))}
            <td className={cn(cell, 'font-semibold')}>{hoursText(day.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
