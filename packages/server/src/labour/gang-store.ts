import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, notFound, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import type { Gang } from '@sitewright/domain/labour/gang';
import { nameIsTaken } from '@sitewright/domain/labour/gang-rules';
import { and, desc, eq, getTableColumns, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from '../workforce/table.ts';
import { labourGangMembers, labourGangs } from './table.ts';

const columns = {
  ...getTableColumns(labourGangs),
  workerIds: sql<number[]>`array(
    select worker_id from labour_gang_members where gang_id = labour_gangs.id order by worker_id)`,
};

type GangFields = Omit<Gang, 'id' | 'active' | 'createdBy' | 'version'>;

export async function listGangs(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<Gang>> {
  const rows = await tx
    .select(columns)
    .from(labourGangs)
    .where(cursor ? lt(labourGangs.id, cursor) : undefined)
    .orderBy(desc(labourGangs.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** Members are read after the lock: another transaction may have changed them. */
export async function lockGang(tx: Tx, id: number): Promise<Gang> {
  const hasId = eq(labourGangs.id, id);
  await tx.select({ id: labourGangs.id }).from(labourGangs).where(hasId).for('update');
  const [row] = await tx.select(columns).from(labourGangs).where(hasId);
  return found(row);
}

export async function insertGang(
  tx: Tx,
  { workerIds, ...fields }: GangFields,
  actor: Actor,
): Promise<Gang> {
  const [row] = await tx
    .insert(labourGangs)
    .values({ ...fields, ...createdBy(actor) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusedAt('name', nameIsTaken);
  await saveMembers(tx, row.id, workerIds);
  return { ...row, workerIds };
}

export async function saveGang(
  tx: Tx,
  { id, workerIds, version, ...fields }: Gang,
  actor: Actor,
): Promise<Gang> {
  await refuseIfNameIsTaken(tx, fields.name, id);
  const [row] = await tx
    .update(labourGangs)
    .set({ ...fields, ...updatedBy(actor) })
    .where(eq(labourGangs.id, id))
    .returning();
  await saveMembers(tx, id, workerIds);
  return { ...found(row), workerIds };
}

async function refuseIfNameIsTaken(tx: Tx, name: string, except: number): Promise<void> {
  const isTheirs = and(eq(labourGangs.name, name), ne(labourGangs.id, except));
  if ((await tx.$count(labourGangs, isTheirs)) > 0) throw refusedAt('name', nameIsTaken);
}

async function saveMembers(tx: Tx, gangId: number, workerIds: number[]): Promise<void> {
  const existing = await tx.$count(workers, inArray(workers.id, workerIds));
  refuseIf(existing < workerIds.length ? notFound : undefined);
  const ofGang = eq(labourGangMembers.gangId, gangId);
  await tx
    .delete(labourGangMembers)
    .where(and(ofGang, notInArray(labourGangMembers.workerId, workerIds)));
  const members = workerIds.map((workerId) => ({ gangId, workerId }));
  if (members.length > 0) {
    await tx.insert(labourGangMembers).values(members).onConflictDoNothing();
  }
}
