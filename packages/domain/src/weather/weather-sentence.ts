import { londonTime } from '../kernel/calendar.ts';
import type { WeatherReport } from './report.ts';
import { rainUpTo } from './rules.ts';
import { strongestWind } from './site-wind.ts';
import { toMph } from './units.ts';
import type { WeatherDay } from './weather.ts';

type WeatherFacts = Pick<
  WeatherDay,
  'condition' | 'temperature' | 'windSpeed' | 'windDirection' | 'windGust' | 'precipitation'
> & { gustAt?: string | null; isGustAhead?: boolean };

type Known = Pick<WeatherReport, 'date' | 'now' | 'hours' | 'record'>;

/** Whether the weather of a day is the current measurement; what was entered by hand comes first. */
export const isMeasuredNow = ({ date, now, record }: Known, today: string): boolean =>
  date === today && !!now && !record?.isByHand;

/** The weather shown and printed for a day: the current measurement with the day's gust and rain, or its record. */
export function weatherFactsOf(known: Known, today: string): WeatherFacts | null {
  const { now, hours, record } = known;
  if (!now || !isMeasuredNow(known, today)) return record;
  const gust = strongestWind({ hours, record });
  return {
    ...now,
    windGust: gust?.speed ?? null,
    gustAt: gust?.at ?? null,
    isGustAhead: !!gust?.at && gust.at > now.timestamp,
    precipitation: rainUpTo(hours, now.timestamp),
  };
}

/** 'Light rain, 7 °C, wind 18 mph SW, gusts up to 41 mph at 13:00, 6.2 mm': what is known of it. */
export function weatherSentence(day: WeatherFacts): string {
  const { condition, temperature, windSpeed, windDirection, precipitation } = day;
  const parts = [
    condition,
    temperature !== null && `${Math.round(temperature)} °C`,
    windSpeed !== null &&
      ['wind', toMph(windSpeed), 'mph', windDirection].filter(Boolean).join(' '),
    gustText(day),
    precipitation !== null && `${precipitation.toFixed(1)} mm`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** `gusts up to 41 mph at 13:00`; a gust that has not come yet is a forecast. */
function gustText({ windGust, gustAt, isGustAhead }: WeatherFacts): string | null {
  if (windGust === null) return null;
  const time = gustAt ? londonTime(new Date(gustAt)) : null;
  const when = time && (isGustAhead ? ` forecast for ${time}` : ` at ${time}`);
  return `gusts up to ${toMph(windGust)} mph${when ?? ''}`;
}
