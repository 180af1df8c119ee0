import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { ChartNoAxesCombined, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { inMillimetres, inMph, inMphFrom, inRange } from './figures.ts';
import { HistoryChart } from './history-chart.tsx';
import { historyColumns } from './history-columns.tsx';

type Props = { days: readonly WeatherRecord[] };

/** The last thirty days as a chart, or as a table that can be exported. */
export function History({ days }: Props) {
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? ChartNoAxesCombined : Table2;
  return (
    <section aria-labelledby="weather-history" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="weather-history" className="text-base">
          Last 30 days
        </h2>
        {days.length > 0 && (
          <Button icon={Icon} onClick={() => setTable(!isTable)}>
            {isTable ? 'View as chart' : 'View as table'}
          </Button>
        )}
      </div>
      {days.length === 0 ? (
        <Nothing />
      ) : isTable ? (
        <DayTable days={days} />
      ) : (
        <HistoryChart days={days} />
      )}
    </section>
  );
}

const Nothing = () => (
  <p className="rounded-card border border-line bg-surface p-4 text-sm text-pretty text-text-2">
    No days recorded yet. They appear here once weather data arrives.
  </p>
);

function DayTable({ days }: Props) {
  const [view, setView] = useState<TableView>({});
  return (
    <DataTable
      label="Weather days"
      rows={days}
      columns={historyColumns}
      view={view}
      onView={setView}
      defaultSort="-date"
      searchHint="Date or weather"
      card={(day) => <DayCard day={day} />}
    />
  );
}

/** A day of the past in a few lines. */
const DayCard = ({ day }: { day: WeatherRecord }) => (
  <article className="grid gap-0.5">
    <h3>{formatLongDate(day.date)}</h3>
    <p className="text-sm">
      {[day.condition, inRange(day.lowestTemperature, day.highestTemperature)]
        .filter(Boolean)
        .join(', ')}
    </p>
    <p className="text-sm text-text-2">
      {`${inMillimetres(day.precipitation)} · ${inMphFrom(day.windSpeed, day.windDirection)}, gusts ${inMph(day.windGust)}`}
    </p>
    <p className="text-xs text-text-2">{day.source}</p>
  </article>
);
