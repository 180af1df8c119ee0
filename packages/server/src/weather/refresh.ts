import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { daysToFill, fetchingOf, isFresh } from '@sitewright/domain/weather/fetching';
import { historyDays } from '@sitewright/domain/weather/report';
import { type MeasuredHour, summariseDay } from '@sitewright/domain/weather/rules';
import { announce } from '../platform/jobs/live.ts';
import type { InOrganization, Tx } from '../platform/tenancy.ts';
import type { Coordinates, Forecast, Provider } from './provider.ts';
import { findNewest, findSite, listRecords, type Site, saveDays, saveHours } from './store.ts';

/** The days to request for a contract. */
export type WeatherFetch = Coordinates & { projectId: number; pastDays: number };

/**
 * Requests what a contract lacks, and stores the reply; no transaction is open during the request.
 */
export async function refreshWeather(
  provider: Provider,
  inOrganization: InOrganization,
  projectId: number,
  now: Date,
): Promise<void> {
  const errand = await inOrganization(async (tx) =>
    weatherFetchFor(tx, await findSite(tx, projectId), now),
  );
  const forecast = errand && (await provider(errand, errand.pastDays, now));
  if (errand && forecast) await inOrganization((tx) => saveForecast(tx, errand, forecast, now));
}

/** None if the contract does not exist, live weather is off, or it was fetched just now. */
export async function weatherFetchFor(
  tx: Tx,
  site: Site | undefined,
  now: Date,
): Promise<WeatherFetch | undefined> {
  if (!site) return;
  const { id: projectId, latitude, longitude } = site;
  if (fetchingOf(site) !== 'on' || !latitude || !longitude) return;
  const newest = await findNewest(tx, projectId);
  if (isFresh(newest, now)) return;
  const today = londonDay(now);
  const records = await listRecords(tx, projectId, daysAfter(today, -historyDays));
  return { projectId, latitude, longitude, pastDays: daysToFill(records, today) };
}

/** The hours of yesterday, today and the two days to come; a record of each day until now. */
export async function saveForecast(
  tx: Tx,
  { projectId, pastDays }: Pick<WeatherFetch, 'projectId' | 'pastDays'>,
  { hours, ...origin }: Forecast,
  now: Date,
): Promise<void> {
  const today = londonDay(now);
  const dated = hours.map((hour) => ({ hour, date: londonDay(new Date(hour.timestamp)) }));
  const near = dated.filter(
    ({ date }) => date >= daysAfter(today, -1) && date <= daysAfter(today, 2),
  );
  const past = dated.filter(
    ({ hour, date }) => date >= daysAfter(today, -pastDays) && hour.timestamp <= now.toISOString(),
  );
  const learnt = { ...origin, recordedAt: now };
  await saveHours(tx, projectId, { ...learnt, hours: near.map(({ hour }) => hour) });
  await saveDays(tx, projectId, { ...learnt, days: daysIn(past) });
  await announce(tx, { entity: 'weather', id: projectId, action: 'PUT' });
}

type Dated = { hour: MeasuredHour; date: string };

/** A day without data gets no record. */
function daysIn(hours: readonly Dated[]) {
  const byDate = new Map<string, MeasuredHour[]>();
  for (const { date, hour } of hours) byDate.set(date, [...(byDate.get(date) ?? []), hour]);
  return [...byDate]
    .map(([date, hours]) => summariseDay(date, hours))
    .filter(({ temperature, precipitation }) => temperature !== null || precipitation !== null);
}
