import type {
  ActivityDetail,
  ActivityFilter,
  ActivityLog,
  ActivityQuery,
} from '@sitewright/domain/activity/activity-log';
import type { Category, Severity } from '@sitewright/domain/activity/activity-values';
import { describeChanges } from '@sitewright/domain/activity/change-sentences';
import { mayReadAllActivity } from '@sitewright/domain/activity/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, startOfDay } from '@sitewright/domain/kernel/calendar';
import type { Page } from '@sitewright/domain/kernel/page';
import { found, notAllowed, refuseIf } from '@sitewright/domain/kernel/problem';
import { and, asc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import { activityChanges, activityLogs } from '../platform/activity.ts';
import { users } from '../platform/global-tables.ts';
import { escapeLike } from '../platform/prepared-statements.ts';
import { newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { hashAt } from './seal.ts';
import { activitySeals } from './table.ts';

export async function listActivity(
  tx: Tx,
  { limit, cursor, ...filter }: ActivityQuery,
  actor: Actor,
): Promise<Page<ActivityLog>> {
  const conditions = [visibleToReader(actor), ...conditionsOf(filter)];
  const rows = await newestPage(asShown(tx), activityLogs, { limit, cursor }, ...conditions);
  return rows.map(toActivityLog);
}

export async function findActivity(tx: Tx, id: number, actor: Actor): Promise<ActivityDetail> {
  const hasId = eq(activityLogs.id, id);
  const entry = found((await asShown(tx).where(hasId))[0]);
  const isTheirs = (await tx.$count(activityLogs, and(hasId, visibleToReader(actor)))) > 0;
  refuseIf(isTheirs ? undefined : notAllowed);
  const changes = await tx
    .select()
    .from(activityChanges)
    .where(eq(activityChanges.transactionId, sql`${entry.transactionId}::uuid`))
    .orderBy(asc(activityChanges.id));
  const isOf = eq(activitySeals.activityLogId, id);
  const [seal] = await tx.select().from(activitySeals).where(isOf);
  return {
    ...toActivityLog(entry),
    changes: changes.flatMap(describeChanges),
    position: seal?.position ?? null,
    hash: seal?.hash ?? null,
    previousHash: (seal && (await hashAt(tx, seal.position - 1))) ?? null,
    sealedAt: seal?.sealedAt.toISOString() ?? null,
  };
}

export const countActivity = (tx: Tx, filter: ActivityFilter, actor: Actor): Promise<number> =>
  tx.$count(activityLogs, and(visibleToReader(actor), ...conditionsOf(filter)));

const projectId = sql`(${activityLogs.metadata} ->> 'projectId')::int`;

/** Users who may not read the whole log see their own actions and those on their contracts. */
export const visibleToReader = (actor: Actor): SQL | undefined =>
  mayReadAllActivity(actor)
    ? undefined
    : sql`(${activityLogs.userId} = ${actor.userId} or ${projectId} in
        (select p.id from ${projects} p where p.created_by = ${actor.userId}))`;

/** The SQL conditions of a filter. */
export function conditionsOf(filter: ActivityFilter): (SQL | undefined)[] {
  const { from, to, username, action, entityType, entityId, category, severity, ip, q } = filter;
  const logs = activityLogs;
  const all = sql`concat_ws(' ', ${logs.description}, ${logs.entityName}, ${logs.username}, ${logs.action}, ${logs.metadata} ->> 'reason')`;
  return [
    from ? gte(logs.createdAt, startOfDay(from)) : undefined,
    to ? lt(logs.createdAt, startOfDay(daysAfter(to, 1))) : undefined,
    username ? eq(logs.username, username) : undefined,
    action ? ilike(logs.action, containing(action)) : undefined,
    entityType ? eq(logs.entityType, entityType) : undefined,
    entityId ? eq(logs.entityId, entityId) : undefined,
    category ? eq(logs.category, category) : undefined,
    severity ? eq(logs.severity, severity) : undefined,
    ip ? eq(logs.ipAddress, ip) : undefined,
    q ? sql`${all} ilike ${containing(q)}` : undefined,
  ];
}

const containing = (text: string): string => `%${escapeLike(text)}%`;

/** With the user's name and the contract it concerns, if they still exist. */
const asShown = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(activityLogs),
      projectName: projects.name,
      projectSlug: projects.slug,
      userName: users.name,
    })
    .from(activityLogs)
    .leftJoin(projects, eq(projects.id, projectId))
    .leftJoin(users, eq(users.id, activityLogs.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof asShown>>[number];

const toActivityLog = ({ organizationId, transactionId, mark, ...row }: Row): ActivityLog => ({
  ...row,
  metadata: row.metadata as Record<string, unknown>,
  severity: row.severity as Severity,
  category: row.category as Category,
  createdAt: row.createdAt.toISOString(),
});
