import { londonTime } from '../kernel/calendar.ts';
import type { WeatherReport } from './report.ts';
import { rainUpTo } from './rules.ts';
import { strongestWind } from './site-wind.ts';
import { toMph } from './units.ts';
import type { WeatherDay } from './weather.ts';

type WeatherFacts = Pick<
  WeatherDay,
  'condition' | 'temperature' | 'windSpeed' | 'windDirection' | 'windGust' | 'precipitation'
> & { gustAt?: string | null };

type Known = Pick<WeatherReport, 'date' | 'now' | 'hours' | 'record'>;

/** Whether the weather of a day is the current measurement; what was entered by hand comes first. */
export const isMeasuredNow = ({ date, now, record }: Known, today: string): boolean =>
  date === today && !!now && !record?.isByHand;

/** What is shown and printed of a day: the current measurement with the gust and rain of the day, or its record. */
export function weatherFactsOf(known: Known, today: string): WeatherFacts | null {
  const { now, hours, record } = known;
  if (!now || !isMeasuredNow(known, today)) return record;
  const gust = strongestWind({ hours, record });
  return {
    ...now,
    windGust: gust?.speed ?? null,
    gustAt: gust?.at ?? null,
    precipitation: rainUpTo(hours, now.timestamp),
  };
}

/** 'Light rain, 7 °C, wind 18 mph SW, gusts up to 41 mph at 13:00, 6.2 mm': what is known of it. */
export function weatherSentence(day: WeatherFacts): string {
  const { condition, temperature, windSpeed, windDirection, windGust, gustAt, precipitation } = day;
  const parts = [
    condition,
    temperature !== null && `${Math.round(temperature)} °C`,
    windSpeed !== null &&
      ['wind', toMph(windSpeed), 'mph', windDirection].filter(Boolean).join(' '),
    windGust !== null &&
      `gusts up to ${toMph(windGust)} mph${gustAt ? ` at ${londonTime(new Date(gustAt))}` : ''}`,
    precipitation !== null && `${precipitation.toFixed(1)} mm`,
  ];
  return parts.filter(Boolean).join(', ');
}
