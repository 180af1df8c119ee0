import { type EntryType, entryTypes } from '@sitewright/domain/diary/entry-type';
import { useId } from 'react';
import { formatDate, formatLongDate } from '../../ui/fields/parse-date.ts';
import { capitalised } from '../../ui/format/labels.ts';
import { type DayHours, hoursText, topOf } from './hours-per-day.ts';

const height = 140;

/** As many dates as are readable in a row. */
const mostDates = 8;

type Props = { days: readonly DayHours[] };

/** A bar for each day, stacked by type; who cannot see it has the same as a table. */
export function HoursChart({ days }: Props) {
  const id = useId();
  const top = topOf(days);
  const most = Math.max(0, ...days.map(({ total }) => total));
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex gap-2">
        <Scale top={top} />
        <svg
          role="img"
          aria-label={`Entry hours per day, highest ${hoursText(most)}`}
          height={height + 28}
          className="min-w-0 flex-1 overflow-visible"
        >
          <Patterns id={id} />
          {parts.map((part) => (
            <line
              key={part}
              x2="100%"
              y1={height * part}
              y2={height * part}
              className="stroke-line-2"
            />
          ))}
          {days.map((day, place) => (
            <Bar key={day.day} id={id} day={day} top={top} place={place} count={days.length} />
          ))}
        </svg>
      </div>
      <Legend id={id} />
    </figure>
  );
}

/** From the top of the scale to nothing. */
const parts = [0, 0.5, 1];

const Scale = ({ top }: { top: number }) => (
  <div
    aria-hidden="true"
    className="-my-2 grid content-between justify-items-end text-[12px] leading-4 text-text-2 tabular-nums"
    style={{ height: height + 16 }}
  >
    {parts.map((part) => (
      <span key={part}>{hoursText(top * (1 - part)).replace('.0', '')}</span>
    ))}
  </div>
);

type BarProps = { id: string; day: DayHours; top: number; place: number; count: number };

function Bar({ id, day, top, place, count }: BarProps) {
  const heights = entryTypes.map((type) => (height * day[type]) / top);
  return (
    <g>
      {place % Math.ceil(count / mostDates) === 0 && (
        <text
          x={`${(100 * (place + 0.5)) / count}%`}
          y={height + 20}
          textAnchor="middle"
          className="fill-text-2 text-[12px]"
        >
          {formatDate(day.day).slice(0, 5)}
        </text>
      )}
      <title>{`${formatLongDate(day.day)}: ${hoursText(day.total)} entry hours`}</title>
      {entryTypes.map((type, at) => {
        const above = heights.slice(0, at + 1).reduce((sum, barHeight) => sum + barHeight, 0);
        return (
          <rect
            key={type}
            x={`${(100 * (place + 0.2)) / count}%`}
            width={`${60 / count}%`}
            y={height - above}
            height={heights[at]}
            fill={fillOf(id, type)}
          />
        );
      })}
    </g>
  );
}

const fillOf = (id: string, type: EntryType): string =>
  type === 'labour' ? 'var(--c-labour)' : `url(#${id}-${type})`;

/** Hatched and dotted, so that the colour is never alone. */
const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={`${id}-plant`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill="var(--c-plant)" />
      <rect width="2" height="6" fill="var(--surface)" opacity="0.45" />
    </pattern>
    <pattern id={`${id}-material`} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill="var(--c-materials)" />
      <circle cx="3" cy="3" r="1.2" fill="var(--surface)" opacity="0.6" />
    </pattern>
  </defs>
);

const Legend = ({ id }: { id: string }) => (
  <figcaption className="flex flex-wrap gap-4 text-xs text-text-2">
    {entryTypes.map((type) => (
      <span key={type} className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" width="12" height="12" className="rounded-[2px]">
          <rect width="12" height="12" fill={fillOf(id, type)} />
        </svg>
        {capitalised(type)}
      </span>
    ))}
  </figcaption>
);
