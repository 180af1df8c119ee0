import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { writeDate } from '../ui/parse-date.ts';
import { inMillimetres, inMph, inMphFrom, inRange } from './figures.ts';

/** A day of the past in a few lines. */
export const DayCard = ({ day }: { day: WeatherRecord }) => (
  <article className="grid gap-0.5">
    <h3>{writeDate(day.date)}</h3>
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
