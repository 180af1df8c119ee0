import { daysAfter, startOfDay } from '@sitewright/domain/kernel/calendar';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { found } from '@sitewright/domain/kernel/problem';
import type { ProjectStatus } from '@sitewright/domain/projects/status';
import type { WeatherByHand } from '@sitewright/domain/weather/by-hand';
import { fetchedStatuses } from '@sitewright/domain/weather/fetching';
import type {
  WeatherDay,
  WeatherHour,
  WeatherRecord,
  WeatherSnapshot,
} from '@sitewright/domain/weather/weather';
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { organizations } from '../platform/global-tables.ts';
import { columnName, type Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { weatherRecords, weatherSnapshots } from './table.ts';

const toSnapshot = (row: typeof weatherSnapshots.$inferSelect) => ({
  ...row,
  timestamp: row.timestamp.toISOString(),
  recordedAt: row.recordedAt.toISOString(),
});

const toRecord = (row: typeof weatherRecords.$inferSelect): WeatherRecord => ({
  ...row,
  recordedAt: row.recordedAt.toISOString(),
});

/** The column of humidity holds whole numbers. */
const rounded = (figure: number | null) => (figure === null ? null : Math.round(figure));

export type Site = {
  id: number;
  latitude: string | null;
  longitude: string | null;
  status: ProjectStatus;
  features: Record<string, boolean>;
};

const siteColumns = {
  id: projects.id,
  latitude: projects.latitude,
  longitude: projects.longitude,
  status: projects.status,
  features: organizations.features,
};

const sites = (tx: Tx) =>
  tx
    .select(siteColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId));

export async function findSite(tx: Tx, projectId: number): Promise<Site | undefined> {
  const [site] = await sites(tx).where(eq(projects.id, projectId));
  return site;
}

/** Contracts where people are at work, and whose location is known. */
export const listSites = (tx: Tx): Promise<Site[]> =>
  sites(tx).where(and(inArray(projects.status, fetchedStatuses), isNotNull(projects.latitude)));

/** The latest hour with data: it is written again with each reply. */
export async function findNewest(tx: Tx, projectId: number): Promise<WeatherSnapshot | undefined> {
  const [row] = await tx
    .select()
    .from(weatherSnapshots)
    .where(eq(weatherSnapshots.projectId, projectId))
    .orderBy(desc(weatherSnapshots.timestamp))
    .limit(1);
  return row && toSnapshot(row);
}

/** The hours of a civil day on these contracts, in their order. */
export async function listHours(tx: Tx, projectIds: readonly number[], date: string) {
  const { timestamp } = weatherSnapshots;
  const rows = await tx
    .select()
    .from(weatherSnapshots)
    .where(
      and(
        inArray(weatherSnapshots.projectId, [...projectIds]),
        gte(timestamp, startOfDay(date)),
        lt(timestamp, startOfDay(daysAfter(date, 1))),
      ),
    )
    .orderBy(timestamp);
  return rows.map(toSnapshot);
}

/** Newest first. */
export async function listRecords(
  tx: Tx,
  projectId: number,
  since: string,
): Promise<WeatherRecord[]> {
  const rows = await tx
    .select()
    .from(weatherRecords)
    .where(and(eq(weatherRecords.projectId, projectId), gte(weatherRecords.date, since)))
    .orderBy(desc(weatherRecords.date));
  return rows.map(toRecord);
}

type Origin = {
  source: string;
  latitude: string | null;
  longitude: string | null;
  recordedAt: Date;
};

export async function saveHours(
  tx: Tx,
  projectId: number,
  { hours, ...origin }: Origin & { hours: readonly WeatherHour[] },
) {
  const rows = hours.map((hour) => ({
    projectId,
    ...hour,
    humidity: rounded(hour.humidity),
    timestamp: new Date(hour.timestamp),
    ...origin,
  }));
  const { projectId: ofProject, timestamp } = weatherSnapshots;
  if (rows.length > 0)
    await tx
      .insert(weatherSnapshots)
      .values(rows)
      .onConflictDoUpdate({
        target: [weatherSnapshots.organizationId, ofProject, timestamp],
        set: asInserted(weatherSnapshots),
      });
}

/** Values entered by hand are not replaced. */
export async function saveDays(
  tx: Tx,
  projectId: number,
  { days, ...origin }: Origin & { days: readonly WeatherDay[] },
) {
  const rows = days.map((day) => ({
    projectId,
    ...day,
    humidity: rounded(day.humidity),
    ...origin,
  }));
  if (rows.length > 0)
    await tx
      .insert(weatherRecords)
      .values(rows)
      .onConflictDoUpdate({
        target: dayKey,
        set: asInserted(weatherRecords),
        setWhere: eq(weatherRecords.isByHand, false),
      });
}

export async function addByHand(
  tx: Tx,
  projectId: number,
  { date, ...day }: WeatherByHand & { date: string },
): Promise<WeatherRecord> {
  const { id } = found(await findSite(tx, projectId));
  const [row] = await tx
    .insert(weatherRecords)
    .values({ projectId: id, date, ...definedOnly(day), ...byHand })
    .onConflictDoUpdate({ target: dayKey, set: asInserted(weatherRecords) })
    .returning();
  return toRecord(found(row));
}

const dayKey = [weatherRecords.organizationId, weatherRecords.projectId, weatherRecords.date];

const byHand = { source: 'By hand', isByHand: true };

/** On a conflict the row becomes the one that was to be inserted; what names it stays. */
const asInserted = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !['id', 'organizationId', 'projectId'].includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded.${columnName(column).split('.').at(-1)}`)]),
  );

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
