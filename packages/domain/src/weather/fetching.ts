import { daysAfter, startOfDay } from '../kernel/calendar.ts';
import { isOver, type ProjectStatus } from '../projects/status.ts';
import { type Fetching, historyDays } from './report.ts';
import type { WeatherRecord, WeatherSnapshot } from './weather.ts';

const minute = 60 * 1000;

/** Contracts in progress, which the hourly fetch covers. */
export const fetchedStatuses = ['active', 'Open'] as const satisfies readonly ProjectStatus[];

type Site = {
  latitude: string | null;
  longitude: string | null;
  status: ProjectStatus;
  features: Record<string, boolean>;
};

/** Whether a contract has live weather, and if not, why. */
export function fetchingOf({ features, latitude, longitude, status }: Site): Fetching {
  if (features.weatherIntegration === false) return 'off';
  if (isOver(status)) return 'over';
  return latitude && longitude ? 'on' : 'nowhere';
}

type Newest = Pick<WeatherSnapshot, 'recordedAt'> | undefined;

/** Manual refreshes are limited to one a minute. */
export const isFresh = (newest: Newest, now: Date): boolean => ageOf(newest, now) < minute;

/** An hour, plus five minutes for the hourly fetch to finish. */
export const isStale = (newest: Newest, now: Date): boolean => ageOf(newest, now) > 65 * minute;

const ageOf = (newest: Newest, now: Date): number =>
  newest ? now.getTime() - Date.parse(newest.recordedAt) : Number.POSITIVE_INFINITY;

type FetchedDay = Pick<WeatherRecord, 'date' | 'isByHand' | 'recordedAt'>;

/** How many days back the oldest incomplete day is; yesterday is always fetched again. */
export function daysToFill(records: readonly FetchedDay[], today: string): number {
  const complete = new Set(records.filter(isComplete).map(({ date }) => date));
  const past = Array.from({ length: historyDays }, (_, i) => historyDays - i);
  return past.find((days) => !complete.has(daysAfter(today, -days))) ?? 1;
}

/** Recorded in the last ten minutes of the day or later, or entered by hand. */
const isComplete = ({ date, isByHand, recordedAt }: FetchedDay): boolean =>
  isByHand || Date.parse(recordedAt) >= startOfDay(daysAfter(date, 1)).getTime() - 10 * minute;
