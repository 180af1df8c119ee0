import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { fetchingOf, isStale } from '@sitewright/domain/weather/fetching';
import { activityLimits, type WindLimit } from '@sitewright/domain/weather/limits';
import { historyDays, type WeatherReport } from '@sitewright/domain/weather/report';
import { countMonth } from '@sitewright/domain/weather/rules';
import { hourOf } from '@sitewright/domain/weather/site-day';
import { verdictOnSite } from '@sitewright/domain/weather/site-wind';
import type { WeatherSnapshot } from '@sitewright/domain/weather/weather';
import { weatherFactsOf, weatherSentence } from '@sitewright/domain/weather/weather-sentence';
import type { Tx } from '../platform/tenancy.ts';
import { findNewest, findRecord, findSite, listHours, listRecords } from './store.ts';
import { listWindLimits } from './wind-limits.ts';

type When = { date?: string | undefined; now: Date };

/** All from our own tables: whatever the provider does, the answer comes at once. */
export async function findReport(
  tx: Tx,
  projectId: number,
  { date, now }: When,
): Promise<WeatherReport> {
  const site = found(await findSite(tx, projectId));
  const today = londonDay(now);
  const day = date ?? today;
  const months = [today.slice(0, 7), daysAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)];
  const hours = await listHours(tx, [projectId], day);
  const present = day === today ? hours : await listHours(tx, [projectId], today);
  const current = present.find(({ timestamp }) => timestamp === hourOf(now));
  const newest = await findNewest(tx, projectId);
  const records = await listRecords(tx, projectId, earlier(`${months[1]}-01`, today));
  const fetching = fetchingOf(site);
  const windLimits = await listWindLimits(tx, projectId);
  return {
    date: day,
    now: current ?? null,
    hours,
    record: (await findRecord(tx, projectId, day)) ?? null,
    days: records.filter((record) => record.date > daysAfter(today, -historyDays)),
    months: months.map((month) => countMonth(month, records)),
    activities: activityLimits.map((limit) => ({
      ...limit,
      ...judged(limit, current, windLimits),
    })),
    windLimits,
    fetching,
    stale: fetching === 'on' && isStale(newest, now),
    savedAt: newest?.recordedAt ?? null,
    source: newest?.source ?? null,
    latitude: newest?.latitude ?? null,
    longitude: newest?.longitude ?? null,
  };
}

/** The weather of a day in one line, as its page shows it. */
export async function findDayWeather(
  tx: Tx,
  projectId: number,
  date: string,
  now: Date,
): Promise<string | null> {
  const hours = await listHours(tx, [projectId], date);
  const current = hours.find(({ timestamp }) => timestamp === hourOf(now)) ?? null;
  const record = (await findRecord(tx, projectId, date)) ?? null;
  const facts = weatherFactsOf({ date, now: current, hours, record }, londonDay(now));
  return facts && weatherSentence(facts);
}

const earlier = (monthBefore: string, today: string) => {
  const thirtyDaysAgo = daysAfter(today, -historyDays);
  return monthBefore < thirtyDaysAgo ? monthBefore : thirtyDaysAgo;
};

const judged = (
  limit: (typeof activityLimits)[number],
  hour: WeatherSnapshot | undefined,
  windLimits: readonly WindLimit[],
) => ({
  value: hour?.[limit.measure] ?? null,
  verdict: (hour && verdictOnSite(limit, hour, windLimits)) ?? null,
});
