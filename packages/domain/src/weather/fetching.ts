import { daysAfter, startOfDay } from '../kernel/calendar.ts';
import { isOver, type ProjectStatus } from '../projects/status.ts';
import { daysOfHistory, type Fetching } from './report.ts';
import type { WeatherRecord, WeatherSnapshot } from './weather.ts';

const minute = 60 * 1000;

/** Where people are at work; the hourly round goes to these. */
export const weatheredStatuses = ['active', 'Open'] as const satisfies readonly ProjectStatus[];

type Site = {
  latitude: string | null;
  longitude: string | null;
  status: ProjectStatus;
  features: Record<string, boolean>;
};

/** Whether live weather comes to a contract, and if not, why. */
export function fetchingOf({ features, latitude, longitude, status }: Site): Fetching {
  if (features.weatherIntegration === false) return 'off';
  if (isOver(status)) return 'over';
  return latitude && longitude ? 'on' : 'nowhere';
}

type Newest = Pick<WeatherSnapshot, 'recordedAt'> | undefined;

/** However often somebody presses, it is asked for once a minute. */
export const isJustIn = (newest: Newest, now: Date): boolean => ageOf(newest, now) < minute;

/** An hour, and five minutes more for the hourly round to come round. */
export const isStale = (newest: Newest, now: Date): boolean => ageOf(newest, now) > 65 * minute;

const ageOf = (newest: Newest, now: Date): number =>
  newest ? now.getTime() - Date.parse(newest.recordedAt) : Number.POSITIVE_INFINITY;

type Told = Pick<WeatherRecord, 'date' | 'isByHand' | 'recordedAt'>;

/** How far back the oldest day lies that nobody told to its end; yesterday is always asked again. */
export function daysToFill(records: readonly Told[], today: string): number {
  const told = new Set(records.filter(isWhole).map(({ date }) => date));
  const past = Array.from({ length: daysOfHistory }, (_, i) => daysOfHistory - i);
  return past.find((days) => !told.has(daysAfter(today, -days))) ?? 1;
}

/** Written five to midnight, or later, or by somebody who was there. */
const isWhole = ({ date, isByHand, recordedAt }: Told): boolean =>
  isByHand || Date.parse(recordedAt) >= startOfDay(daysAfter(date, 1)).getTime() - 10 * minute;
