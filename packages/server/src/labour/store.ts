import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { daysToCorrect } from '@sitewright/domain/labour/correct-session';
import type {
  LabourSession,
  LabourSessionQuery,
  Segment,
} from '@sitewright/domain/labour/labour-session';
import { unsavedId } from '@sitewright/domain/labour/rules';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { labourSegments, labourSessions } from './table.ts';

/** Two queries: the sessions with their workers, and the segments. */
const columns = {
  ...getTableColumns(labourSessions),
  workerIds: sql<number[]>`array(
    select worker_id from labour_session_workers
    where session_id = labour_sessions.id order by worker_id)`,
};

type Row = typeof labourSessions.$inferSelect & { workerIds: number[] };

export const isOpen = isNull(labourSessions.finishedAt);

const startedBetween = (from: string, to: string): SQL | undefined =>
  and(
    gte(labourSessions.startedAt, startOfDay(from)),
    lt(labourSessions.startedAt, startOfDay(daysAfter(to, 1))),
  );

export async function listSessions(
  tx: Tx,
  { projectId, date, isOpen: only, ...page }: LabourSessionQuery,
  today: string,
): Promise<Page<LabourSession>> {
  const ofDay = date && or(startedBetween(date, date), date === today ? isOpen : undefined);
  const { rows, next } = await newestPage(
    tx.select(columns).from(labourSessions),
    labourSessions,
    page,
    projectId ? eq(labourSessions.projectId, projectId) : undefined,
    ofDay || undefined,
    only && isOpen,
  );
  return new Page(await withSegments(tx, rows), next);
}

/** Open sessions of a contract, those that finished today, and those of the last days to be checked. */
export const listBoard = (tx: Tx, projectId: number, today: string): Promise<LabourSession[]> => {
  const isToCheck = and(
    eq(labourSessions.needsReview, true),
    gte(labourSessions.startedAt, startOfDay(daysAfter(today, -daysToCorrect))),
  );
  const isFinishedToday = gte(labourSessions.finishedAt, startOfDay(today));
  const isOnBoard = or(isOpen, isFinishedToday, isToCheck);
  return listWhere(tx, and(eq(labourSessions.projectId, projectId), isOnBoard));
};

export const listStartedBetween = (tx: Tx, projectId: number, from: string, to: string) =>
  listWhere(tx, and(eq(labourSessions.projectId, projectId), startedBetween(from, to)));

export async function findSession(tx: Tx, id: number): Promise<LabourSession> {
  const [session] = await listWhere(tx, eq(labourSessions.id, id));
  return found(session);
}

async function listWhere(tx: Tx, where: SQL | undefined): Promise<LabourSession[]> {
  const rows = await tx
    .select(columns)
    .from(labourSessions)
    .where(where)
    .orderBy(asc(labourSessions.id));
  return withSegments(tx, rows);
}

/** Ordered by id, to prevent deadlocks. */
export async function lockSessions(tx: Tx, where: SQL | undefined): Promise<LabourSession[]> {
  const rows = await tx
    .select(columns)
    .from(labourSessions)
    .where(where)
    .orderBy(asc(labourSessions.id))
    .for('update');
  return withSegments(tx, rows);
}

export async function lockSession(tx: Tx, id: number): Promise<LabourSession> {
  const [session] = await lockSessions(tx, eq(labourSessions.id, id));
  return found(session);
}

export const lockOpenSessions = (tx: Tx, projectId: number): Promise<LabourSession[]> =>
  lockSessions(tx, and(eq(labourSessions.projectId, projectId), isOpen));

/** All sessions in five statements; `actor` is undefined when the system did it. */
export async function saveSessions(
  tx: Tx,
  sessions: readonly LabourSession[],
  actor?: Actor,
): Promise<void> {
  if (sessions.length === 0) return;
  const stretches = sessions.flatMap(({ id, segments }) =>
    segments.map((segment) => ({ ...segment, sessionId: id })),
  );
  const ids = sql.param(sessions.map(({ id }) => id));
  await tx.execute(sql`
    delete from labour_segments where session_id = any(${ids}::int[])
      and id <> all(${sql.param(stretches.map(({ id }) => id))}::int[])`);
  await tx.execute(sql`
    update labour_segments s set started_at = c."startedAt", ended_at = c."endedAt"
    from jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb)
      as c(id int, "startedAt" timestamptz, "endedAt" timestamptz)
    where s.id = c.id and (s.started_at, s.ended_at) is distinct from (c."startedAt", c."endedAt")`);
  await insertSegments(tx, stretches);
  await tx.execute(sql`
    update labour_sessions s set status = c.status, started_at = c."startedAt",
      finished_at = c."finishedAt", operatives = c.operatives, hourly_rate = c."hourlyRate",
      needs_review = c."needsReview", review_reason = c."reviewReason",
      diary_entry_id = c."diaryEntryId",
      updated_at = now(), updated_by = ${actor?.userId ?? null}, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as c(id int, status text,
      "startedAt" timestamptz, "finishedAt" timestamptz, operatives int, "hourlyRate" numeric,
      "needsReview" boolean, "reviewReason" text, "diaryEntryId" int)
    where s.id = c.id`);
  await tx.execute(sql`
    update labour_session_workers w set finished_at = s.finished_at
    from labour_sessions s
    where w.session_id = s.id and s.id = any(${ids}::int[])`);
}

/** Replaces the people of a saved session. */
export async function saveWorkers(tx: Tx, { id, workerIds }: LabourSession): Promise<void> {
  await tx.execute(sql`
    delete from labour_session_workers
    where session_id = ${id} and worker_id <> all(${sql.param(workerIds)}::int[])`);
  await tx.execute(sql`
    insert into labour_session_workers (session_id, worker_id, finished_at)
    select s.id, w.id, s.finished_at
    from labour_sessions s, unnest(${sql.param(workerIds)}::int[]) as w(id)
    where s.id = ${id} and not exists (
      select from labour_session_workers v where v.session_id = s.id and v.worker_id = w.id)`);
}

/**
 * The overtime of a person depends on their other sessions of that day: an update without a change makes
 * the cost of those due again.
 */
export async function markCompanions(tx: Tx, versions: readonly LabourSession[]): Promise<void> {
  for (const { id, workerIds, startedAt } of versions) {
    const day = londonDay(new Date(startedAt));
    await tx.execute(sql`
      update labour_sessions set status = status
      where ${and(startedBetween(day, day), ne(labourSessions.id, id))} and labour_sessions.id in (
        select session_id from labour_session_workers
        where worker_id = any(${sql.param(workerIds)}::int[]))`);
  }
}

export async function insertSegments(
  tx: Tx,
  stretches: readonly (Segment & { sessionId: number })[],
): Promise<void> {
  const newSegments = stretches
    .filter(({ id }) => id === unsavedId)
    .map(({ id, startedAt, endedAt, deviceAt, ...stretch }) => ({
      ...stretch,
      deviceAt: deviceAt === null ? null : new Date(deviceAt),
      startedAt: new Date(startedAt),
      endedAt: endedAt === null ? null : new Date(endedAt),
    }));
  if (newSegments.length > 0) await tx.insert(labourSegments).values(newSegments);
}

async function withSegments(tx: Tx, rows: readonly Row[]): Promise<LabourSession[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const segments = await tx
    .select()
    .from(labourSegments)
    .where(inArray(labourSegments.sessionId, ids))
    .orderBy(asc(labourSegments.id));
  const bySession = groupBy(segments, ({ sessionId }) => sessionId);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    segments: (bySession.get(row.id) ?? []).map(toSegment),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

const toSegment = (row: typeof labourSegments.$inferSelect): Segment => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  deviceAt: row.deviceAt?.toISOString() ?? null,
});
