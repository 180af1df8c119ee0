import { type StrongestWind, strongestWind } from '@sitewright/domain/weather/site-wind';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { findReport } from './report.ts';
import { listHours } from './store.ts';
import { weatherRecords } from './table.ts';

export const findWeatherReport = findReport;

/** Of each of these contracts on a day, by the same rule as its weather. */
export async function strongestWinds(
  tx: Tx,
  projectIds: readonly number[],
  date: string,
): Promise<Map<number, StrongestWind | null>> {
  const ids = [...new Set(projectIds)];
  if (ids.length === 0) return new Map();
  const hours = await listHours(tx, ids, date);
  const records = await tx
    .select()
    .from(weatherRecords)
    .where(and(inArray(weatherRecords.projectId, ids), eq(weatherRecords.date, date)));
  return new Map(
    ids.map((id) => {
      const record = records.find(({ projectId }) => projectId === id) ?? null;
      const ofSite = hours.filter(({ projectId }) => projectId === id);
      return [id, strongestWind({ hours: ofSite, record })];
    }),
  );
}
