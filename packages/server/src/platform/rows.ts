import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, type PageQuery, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, lt, ne, type SQL } from 'drizzle-orm';
import type {
  LockStrength,
  PgColumn,
  PgInsertValue,
  PgTable,
  PgUpdateSetSource,
} from 'drizzle-orm/pg-core';
import { type auditColumns, createdBy, updatedBy } from './audit.ts';
import type { Tx } from './tenancy.ts';

/** The statements that stores share: by id, by parent, by page. A row that is missing is a 404. */
type Table = PgTable & { id: PgColumn };
type AuditedTable = Table & Record<keyof typeof auditColumns, PgColumn>;
type Row<T extends Table> = T['$inferSelect'];

/** Drizzle loses the type of the rows where the table is a parameter: they are the table's. */
const rowsWhere = (tx: Tx, table: PgTable, where: SQL) => tx.select().from(table).where(where);

export async function findRow<T extends Table>(tx: Tx, table: T, id: number): Promise<Row<T>> {
  return found((await rowsWhere(tx, table, eq(table.id, id)))[0]) as Row<T>;
}

/** Locked until the commit. */
export async function lockRow<T extends Table>(
  tx: Tx,
  table: T,
  id: number,
  strength: LockStrength = 'update',
): Promise<Row<T>> {
  return found((await rowsWhere(tx, table, eq(table.id, id)).for(strength))[0]) as Row<T>;
}

/** Locks a row that another statement reads afterwards. */
export async function lockId(
  tx: Tx,
  table: Table,
  id: number,
  strength: LockStrength = 'update',
): Promise<void> {
  const query = tx.select({ id: table.id }).from(table as PgTable);
  found((await query.where(eq(table.id, id)).for(strength))[0]);
}

export async function expectRow(tx: Tx, table: Table, id: number): Promise<void> {
  found((await tx.$count(table, eq(table.id, id))) || undefined);
}

/** Whether no other row matches: the condition names a value that only one may have. */
export const isFree = async (tx: Tx, table: Table, taken: SQL, exceptId = 0): Promise<boolean> =>
  (await tx.$count(table, and(taken, ne(table.id, exceptId)))) === 0;

export async function insertRow<T extends AuditedTable>(
  tx: Tx,
  table: T,
  values: PgInsertValue<T>,
  actor: Actor,
): Promise<Row<T>> {
  const rows = await tx
    .insert(table)
    .values({ ...values, ...createdBy(actor) })
    .returning();
  return found(rows[0]);
}

/** Leaves the audit columns alone; `saveRow` also sets who changed the row. */
export async function updateRow<T extends Table>(
  tx: Tx,
  table: T,
  id: number,
  changes: PgUpdateSetSource<T>,
): Promise<Row<T>> {
  const rows = await tx.update(table).set(changes).where(eq(table.id, id)).returning();
  return found((rows as Row<T>[])[0]);
}

/** The audit columns are set by `updatedBy`, whatever the changes say of them. */
type Changes<T extends AuditedTable> = Omit<
  PgUpdateSetSource<T>,
  keyof ReturnType<typeof updatedBy>
>;

export const saveRow = <T extends AuditedTable>(
  tx: Tx,
  table: T,
  id: number,
  changes: Changes<T>,
  actor: Actor,
): Promise<Row<T>> =>
  // The two together are what the table takes; TypeScript does not see it for a table that is a parameter.
  updateRow(tx, table, id, { ...changes, ...updatedBy(actor) } as PgUpdateSetSource<T>);

export async function deleteRow<T extends Table>(tx: Tx, table: T, id: number): Promise<Row<T>> {
  const rows = await tx.delete(table).where(eq(table.id, id)).returning();
  return found(rows[0]);
}

/** The rows that belong to another, oldest first unless another order is given. */
export async function childrenOf<T extends Table>(
  tx: Tx,
  table: T,
  parent: PgColumn,
  parentId: number,
  ...order: (PgColumn | SQL)[]
): Promise<Row<T>[]> {
  const ordered = order.length > 0 ? order : [table.id];
  return (await rowsWhere(tx, table, eq(parent, parentId)).orderBy(...ordered)) as Row<T>[];
}

/** A query before its conditions, such as `tx.select().from(table)`, also with joins. */
type Select<Found> = PromiseLike<Found[]> & {
  where(condition: SQL | undefined): {
    orderBy(order: SQL): { limit(most: number): PromiseLike<Found[]> };
  };
};

/** The page after the cursor, newest first. */
export async function newestPage<Found extends { id: number }>(
  select: Select<Found>,
  { id }: Table,
  { limit, cursor }: PageQuery,
  ...conditions: (SQL | undefined)[]
): Promise<Page<Found>> {
  const where = and(...conditions, cursor ? lt(id, cursor) : undefined);
  return pageOf(
    await select
      .where(where)
      .orderBy(desc(id))
      .limit(limit + 1),
    limit,
  );
}
