import { daysInBin } from '@sitewright/domain/backup/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { RecordType } from '@sitewright/domain/kernel/record-type';
import { tableFacts } from '@sitewright/domain/record-types';
import { eq, sql } from 'drizzle-orm';
import { findUserName } from '../audit.ts';
import { isKey } from '../files/storage.ts';
import { organizations } from '../global-tables.ts';
import { collectRecordTree, nulledReferences, type RecordTree, type Row } from '../record-tree.ts';
import type { Secrets } from '../secrets.ts';
import type { Tx } from '../tenancy.ts';
import { recycleBin } from './recycle-bin.ts';

type Deleted = {
  id: number;
  name: string;
  /** Of the orders that go with it. */
  numbers?: string[];
};
type Deletion = { actor: Actor; now: Date; secrets: Secrets };

const day = 24 * 60 * 60 * 1000;

/** Takes a record and all that hangs on it out of the tables, and keeps them sealed in the bin. */
export async function recycle(
  tx: Tx,
  { type, table }: Pick<Required<RecordType>, 'type' | 'table'>,
  { id, name, numbers = [] }: Deleted,
  { actor, now, secrets }: Deletion,
): Promise<void> {
  const bundle = await collectRecordTree(tx, table, id);
  const ties = await nulledReferences(tx, bundle);
  await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
  await tx.insert(recycleBin).values({
    recordType: type,
    recordId: id,
    recordName: name,
    tableName: table,
    recordData: { sealed: secrets.seal(JSON.stringify(bundle)) },
    deletedBy: actor.userId,
    deletedByName: await findUserName(tx, actor),
    deletedAt: now,
    expiresAt: new Date(now.getTime() + (await findRetentionDays(tx, actor)) * day),
    metadata: {
      children: countsOf(bundle, table),
      bytes: bytesIn(bundle),
      ties,
      numbers,
      projectId: contractOf(bundle[table]?.[0]),
    },
  });
}

/** How long the organisation keeps deleted records. */
export async function findRetentionDays(
  tx: Tx,
  { organizationId }: Pick<Actor, 'organizationId'>,
): Promise<number> {
  const [row] = await tx
    .select({ days: sql<number | null>`(${organizations.settings} ->> 'binDays')::int` })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.days ?? daysInBin;
}

const contractOf = (record: Row = { id: 0 }): number | null =>
  Number(record.project_id ?? record.contract_id) || null;

type Kept = Pick<typeof recycleBin.$inferSelect, 'recordData' | 'tableName'>;

/** The stored rows; `over` has the fields of the record that must change on a restore. */
export function unsealRecord({ recordData, tableName }: Kept, secrets: Secrets, over = {}) {
  const { [tableName]: [stored] = [], ...rest }: RecordTree = JSON.parse(
    secrets.unseal(recordData.sealed),
  );
  const record = { ...found(stored), ...over };
  return { record, bundle: { [tableName]: [record], ...rest } };
}

/** Every file that a row of the bundle names, of the organisation that it belongs to. */
export const fileKeysIn = (bundle: RecordTree, facts = tableFacts): string[] =>
  Object.entries(bundle).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      (facts[table]?.files ?? [])
        .map((column) => String(row[column]))
        .filter((key) => isKey(key) && key.startsWith(`${row.organization_id}/`)),
    ),
  );

/** Of these files, those that no record names: what was deleted may be back by another way. */
export async function unreferencedFiles(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const columns = Object.entries(tableFacts).flatMap(([table, { files = [] }]) =>
    files.map((name) => ({ table: sql.identifier(table), name: sql.identifier(name) })),
  );
  const named = new Set<string>();
  for (const { table, name } of columns) {
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${name} as key from ${table} where ${name} = any(${sql.param(keys)}::text[])`,
    );
    for (const { key } of rows) named.add(key);
  }
  return keys.filter((key) => !named.has(key));
}

const bytesIn = (bundle: RecordTree): number =>
  Object.entries(bundle).reduce(
    (sum, [table, rows]) =>
      rows.reduce((all, row) => all + Number(row[tableFacts[table]?.size ?? ''] ?? 0), sum),
    0,
  );

const countsOf = (bundle: RecordTree, table: string) =>
  Object.fromEntries(
    Object.entries(bundle).flatMap(([name, { length }]) =>
      name === table || length === 0 ? [] : [[name, length]],
    ),
  );
