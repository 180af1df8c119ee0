import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found, notFound, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import type { Gang } from '@sitewright/domain/labour/gang';
import { nameIsTaken } from '@sitewright/domain/labour/gang-rules';
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { isFree, lockId, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from '../workforce/table.ts';
import { labourGangMembers, labourGangs } from './table.ts';

const columns = {
  ...getTableColumns(labourGangs),
  workerIds: sql<number[]>`array(
    select worker_id from labour_gang_members where gang_id = labour_gangs.id order by worker_id)`,
};

type GangFields = Omit<Gang, 'id' | 'active' | 'createdBy' | 'version'>;

const gangs = (tx: Tx) => tx.select(columns).from(labourGangs);

export const listGangs = (tx: Tx, page: PageQuery): Promise<Page<Gang>> =>
  newestPage(gangs(tx), labourGangs, page);

/** Members are read after the lock: another transaction may have changed them. */
export async function lockGang(tx: Tx, id: number): Promise<Gang> {
  await lockId(tx, labourGangs, id);
  const [row] = await gangs(tx).where(eq(labourGangs.id, id));
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
  if (!(await isFree(tx, labourGangs, eq(labourGangs.name, fields.name), id)))
    throw refusedAt('name', nameIsTaken);
  const row = await saveRow(tx, labourGangs, id, fields, actor);
  await saveMembers(tx, id, workerIds);
  return { ...row, workerIds };
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
