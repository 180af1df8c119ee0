import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { toRecord } from './rows.ts';
import { weatherRecords } from './table.ts';

/** The weather of a civil day, where there is a record. */
export async function findRecord(
  tx: Tx,
  projectId: number,
  date: string,
): Promise<WeatherRecord | undefined> {
  const isIt = and(eq(weatherRecords.projectId, projectId), eq(weatherRecords.date, date));
  const [row] = await tx.select().from(weatherRecords).where(isIt);
  return row && toRecord(row);
}
