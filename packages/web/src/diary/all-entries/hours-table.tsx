import { entryTypes } from '@sitewright/domain/diary/entry-type';
import { cn } from '../../ui/cn.ts';
import { capitalised } from '../../ui/format/labels.ts';
import { writeDate } from '../../ui/parse-date.ts';
import { type DayHours, hoursText } from './hours-per-day.ts';

const cell = 'border-b border-line-2 px-3 py-1.5 text-right';

/** What the chart shows, to read. */
export const HoursTable = ({ days }: { days: readonly DayHours[] }) => (
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
              {writeDate(day.day)}
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
