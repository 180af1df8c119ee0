import type { StoredDay } from '../diary/day.ts';
import { isSignedOff } from '../diary/day-status.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import { worstOf } from './conditions.ts';
import type { Limit, Verdict } from './limits.ts';
import type { Fetching, MonthCount } from './report.ts';
import { isWorkingHour } from './site-day.ts';
import { toTenth } from './units.ts';
import type { WeatherDay, WeatherHour } from './weather.ts';

/** The verdict by wind, rain or cold; undefined without a measurement. */
export function verdictOf(
  { measure, caution, stop }: Limit,
  readings: Pick<WeatherHour, Limit['measure']>,
): Verdict | undefined {
  const value = readings[measure];
  if (value === null) return;
  // 28 mph is too much for a platform, but 2 °C is still warm enough for mortar.
  const isBeyond = (limit: number) => (stop < caution ? value < limit : value >= limit);
  if (isBeyond(stop)) return 'stop';
  return isBeyond(caution) ? 'caution' : 'ok';
}

/** With the depth of the snow in metres, of which a day only keeps whether it lay. */
export type MeasuredHour = WeatherHour & { snowDepth: number | null };

/**
 * A day from its hours. Conditions are those of the working hours; rain, gusts, frost and snow are those
 * of the whole day, because they count under the contract.
 */
export function summariseDay(date: string, hours: readonly MeasuredHour[]): WeatherDay {
  const working = hours.filter(({ timestamp }) => isWorkingHour(timestamp));
  const shift = working.length > 0 ? working : hours;
  const windSpeed = highest(figures(shift, 'windSpeed'));
  const humidity = mean(figures(shift, 'humidity'));
  return {
    date,
    temperature: mean(figures(shift, 'temperature')),
    condition: worstOf(shift.flatMap(({ condition }) => condition ?? [])),
    humidity: humidity && Math.round(humidity),
    windSpeed,
    windDirection: shift.find((hour) => hour.windSpeed === windSpeed)?.windDirection ?? null,
    windGust: highest(figures(hours, 'windGust')),
    pressure: mean(figures(shift, 'pressure')),
    visibility: lowest(figures(shift, 'visibility')),
    uvIndex: highest(figures(shift, 'uvIndex')),
    precipitation: sum(figures(hours, 'precipitation')),
    lowestTemperature: lowest(figures(hours, 'temperature')),
    highestTemperature: highest(figures(hours, 'temperature')),
    snowLying: isSnowLying(hours),
    description: null,
  };
}

/** When the usual contract looks, and from how many metres on it is more than a dusting. */
const [snowHour, snowDepth] = ['T09:00', 0.01];

function isSnowLying(hours: readonly MeasuredHour[]): boolean | null {
  const depth = hours.find(({ timestamp }) => timestamp.includes(snowHour))?.snowDepth;
  return depth == null ? null : depth >= snowDepth;
}

/** Of the hours of a day the one with the strongest gust, past or forecast. */
export const gustiestHour = <H extends WeatherHour>(hours: readonly H[]): H | undefined =>
  hours.find(
    ({ windGust }) => windGust !== null && windGust === highest(figures(hours, 'windGust')),
  );

/** Rainfall up to `now`, an instant. */
export const rainUpTo = (hours: readonly WeatherHour[], now: string): number | null =>
  sum(
    figures(
      hours.filter(({ timestamp }) => timestamp <= now),
      'precipitation',
    ),
  );

type Counted = Pick<WeatherDay, 'date' | 'precipitation' | 'lowestTemperature' | 'snowLying'>;

/** The four measurements of NEC4 60.1(13) for a month such as 2026-11; each month separately. */
export function countMonth(month: string, records: readonly Counted[]): MonthCount {
  const days = records.filter(({ date }) => date.startsWith(month));
  return {
    month,
    days: days.length,
    rainfall: sum(days.flatMap(({ precipitation }) => precipitation ?? [])) ?? 0,
    wetDays: days.filter(({ precipitation }) => (precipitation ?? 0) > 5).length,
    frostDays: days.filter(({ lowestTemperature }) => (lowestTemperature ?? 0) < 0).length,
    snowDays: days.filter(({ snowLying }) => snowLying).length,
  };
}

/** Why no live weather comes, if none does; the diary works without. */
export const obstacleToFetching = (fetching: Fetching): Problem | undefined => obstacles[fetching];

const obstacles: Record<Fetching, Problem | undefined> = {
  on: undefined,
  off: conflict('weather.is_off', 'Live weather is switched off for your company.'),
  nowhere: conflict('weather.no_location', 'Add a postcode to the contract to get its weather.'),
  over: conflict(
    'weather.contract_ended',
    'This contract has ended. Its recorded weather is kept.',
  ),
};

const dayInFuture = conflict('weather.day_in_future', 'You cannot add weather for a future day.');

/** Why the weather of a day cannot be entered by hand; undefined when it can. */
export function obstacleToAdding(
  day: Pick<StoredDay, 'date' | 'status'>,
  today: string,
): Problem | undefined {
  if (day.date > today) return dayInFuture;
  if (isSignedOff(day)) return dayIsSignedOff;
}

export const dayIsSignedOff = conflict(
  'weather.day_is_signed_off',
  'This day is signed off. Its weather cannot be changed.',
);

type Figure = { [K in keyof WeatherHour]: WeatherHour[K] extends number | null ? K : never };

const figures = (hours: readonly WeatherHour[], name: NonNullable<Figure[keyof WeatherHour]>) =>
  hours.flatMap((hour) => hour[name] ?? []);

const highest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);
const lowest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

const sum = (values: readonly number[]) =>
  values.length > 0 ? toTenth(values.reduce((all, figure) => all + figure, 0)) : null;

const mean = (values: readonly number[]) =>
  values.length > 0
    ? toTenth(values.reduce((all, figure) => all + figure, 0) / values.length)
    : null;
