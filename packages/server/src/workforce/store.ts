import { randomBytes } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { idIsTaken, workerErased } from '@sitewright/domain/workforce/rules';
import type { Worker, WorkerDraft, WorkerQuery } from '@sitewright/domain/workforce/worker';
import { workerIdsAfter } from '@sitewright/domain/workforce/worker-id';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { createdBy } from '../platform/audit.ts';
import { escapeLike } from '../platform/prepared-statements.ts';
import { findRow, isFree, lockRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { describeWorkers, type WorkerRow } from './describe.ts';
import { workers } from './table.ts';

/** Filtered by trade and status; a filter by verdict reads pages until enough rows match. */
export async function listWorkers(
  tx: Tx,
  { limit, cursor, verdict, ...query }: WorkerQuery,
  now: Date,
): Promise<Page<Worker>> {
  const projectId = query.judgedFor ?? query.projectId;
  if (query.judgedFor) await refuseIfNoContract(tx, query.judgedFor);
  const filters = matching(query, londonDay(now));
  const chosen: Worker[] = [];
  const atOnce = verdict ? Math.max(200, limit + 1) : limit + 1;
  for (let last = cursor, isEnd = false; !isEnd && chosen.length <= limit; ) {
    const rows = await pageAfter(tx, filters, last, atOnce);
    const described = await describeWorkers(tx, rows, { now, projectId });
    chosen.push(...described.filter((worker) => !verdict || worker.verdict.state === verdict));
    last = rows.at(-1)?.id;
    isEnd = rows.length < atOnce;
  }
  return pageOf(chosen, limit);
}

const pageAfter = (tx: Tx, where: SQL | undefined, last: number | undefined, atOnce: number) =>
  tx
    .select()
    .from(workers)
    .where(and(where, last ? lt(workers.id, last) : undefined))
    .orderBy(desc(workers.id))
    .limit(atOnce);

type Filters = Omit<WorkerQuery, 'limit' | 'cursor' | 'verdict'>;

function matching(query: Filters, today: string): SQL | undefined {
  const { q, jobTitle, employmentType, status, card, within, inducted, projectId, judgedFor } =
    query;
  const isIn = isInducted(today, projectId ?? judgedFor);
  return and(
    q ? matchesSearch(q) : undefined,
    jobTitle ? sql`lower(${workers.jobTitle}) = lower(${jobTitle})` : undefined,
    employmentType && eq(workers.employmentType, employmentType),
    status && eq(workers.employmentStatus, status),
    card && cards(today, within)[card],
    inducted && (inducted === 'yes' ? isIn : sql`not ${isIn}`),
    projectId ? belongsTo(projectId) : undefined,
  );
}

/** Private and sealed fields are not searched. */
export const matchesSearch = (q: string): SQL =>
  sql`concat_ws(' ', ${workers.firstName}, ${workers.lastName}, ${workers.workerId}, ${workers.jobTitle}, ${workers.company}, ${workers.cscsCardNumber}) ilike ${`%${escapeLike(q)}%`}`;

const hasCard = sql`(${workers.cscsCardNumber} is not null or ${workers.cscsCardExpiry} is not null)`;

const cards = (today: string, within: number) => ({
  none: sql`not ${hasCard}`,
  expired: sql`${workers.cscsCardExpiry} < ${today}`,
  expiring: sql`${workers.cscsCardExpiry} between ${today} and ${daysAfter(today, within)}`,
  valid: sql`${workers.cscsCardExpiry} >= ${today}`,
  to_check: sql`(${hasCard} and ${workers.cardState} = 'unverified')`,
});

export const isInducted = (today: string, projectId?: number): SQL =>
  sql`exists (select from worker_inductions i where i.worker_id = ${workers.id} and i.has_passed and i.inducted_on <= ${today} and (i.expires_on is null or i.expires_on >= ${today}) ${projectId ? sql`and i.project_id = ${projectId}` : sql``})`;

const belongsTo = (projectId: number): SQL =>
  sql`(exists (select from worker_inductions i where i.worker_id = ${workers.id} and i.project_id = ${projectId}) or exists (select from labour_session_workers l join labour_sessions s on s.id = l.session_id where l.worker_id = ${workers.id} and l.finished_at is null and s.project_id = ${projectId}))`;

export const findWorker = (tx: Tx, id: number): Promise<WorkerRow> => findRow(tx, workers, id);

export const lockWorker = (tx: Tx, id: number): Promise<WorkerRow> => lockRow(tx, workers, id);

/** The same, without erased workers. */
export async function lockUnerased(tx: Tx, id: number): Promise<WorkerRow> {
  const row = await lockWorker(tx, id);
  refuseIf(row.erasedAt ? workerErased : undefined);
  return row;
}

export const newBadge = (): string => randomBytes(16).toString('base64url');

export async function insertWorker(tx: Tx, draft: WorkerDraft, actor: Actor): Promise<WorkerRow> {
  const workerId = draft.workerId ?? (await nextWorkerId(tx));
  const [row] = await tx
    .insert(workers)
    .values({ ...draft, workerId, badge: newBadge(), ...createdBy(actor) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusedAt('workerId', idIsTaken);
  return row;
}

/** In the order of the register; locked until the commit against concurrent additions. */
export async function lockWorkerIds(tx: Tx): Promise<{ workerId: string }[]> {
  await advisoryLock(tx, 'worker ids');
  return tx.select({ workerId: workers.workerId }).from(workers).orderBy(asc(workers.id));
}

async function nextWorkerId(tx: Tx): Promise<string> {
  const ids = await lockWorkerIds(tx);
  return workerIdsAfter(ids.map(({ workerId }) => workerId))();
}

/** Some changes may be undefined. */
type Changes = { [K in keyof WorkerRow]?: WorkerRow[K] | undefined };

export async function saveWorker(
  tx: Tx,
  { id }: Pick<WorkerRow, 'id'>,
  changes: Changes,
  actor: Actor,
): Promise<WorkerRow> {
  if (!(await isIdFree(tx, changes.workerId, id))) throw refusedAt('workerId', idIsTaken);
  return saveRow(tx, workers, id, changes, actor);
}

export const isIdFree = async (tx: Tx, workerId: string | undefined, except?: number) =>
  !workerId || isFree(tx, workers, eq(workers.workerId, workerId), except);

/** The number of crews that a worker has been in. */
export async function countSessions(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from labour_session_workers where worker_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}
