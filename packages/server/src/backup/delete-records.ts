import { inRestoreOrder } from '@sitewright/domain/backup/bin-rules';
import { type BinType, binRecordOf } from '@sitewright/domain/backup/bin-types';
import type {
  ChosenRecords,
  Deletable,
  DeletableQuery,
  DeletionSummary,
} from '@sitewright/domain/backup/delete-records';
import type { LeftOut } from '@sitewright/domain/backup/recycle-bin';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { RecordType } from '@sitewright/domain/kernel/record-type';
import { recordTypes } from '@sitewright/domain/record-types';
import { and, eq, sql } from 'drizzle-orm';
import { findRetentionDays } from '../platform/bin/recycle.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { conditionsOf, escapeLike, param, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { announceBinChange } from './announce-bin-change.ts';
import type { DeleteRecord } from './delete-records-removals.ts';
import { withSavepointEach } from './savepoints.ts';

/** Most records are dated by their creation. */
const createdOn = "(created_at at time zone 'Europe/London')::date";

/** Table of a record type, and the columns that users know its records by. */
export function deletableColumns(type: string, records: readonly RecordType[] = recordTypes) {
  const { table = '', tables, label, bin } = found(binRecordOf(type, records));
  const { name: column = `'${label.one}'` } = tables[table] ?? {};
  const { names = [column], separator = ' · ', project = null, day = createdOn } = bin;
  return { table, name: `concat_ws('${separator}', ${names.join(', ')})`, project, day };
}

/** The newest records of a type that match the filters. */
export async function listDeletable(
  tx: Tx,
  { recordType, q, projectId, from, to, limit, cursor }: DeletableQuery,
): Promise<Page<Deletable>> {
  const { table, name, project, day } = deletableColumns(recordType);
  const { where, values } = conditionsOf({
    [`${name} ilike ?`]: param(q && `%${escapeLike(q)}%`),
    [`${project ?? 'null::int'} = ?`]: param(projectId),
    [`${day} >= ?`]: param(from),
    [`${day} <= ?`]: param(to),
    'id < ?': param(cursor),
  });
  const text = `
    select r.id, left(r.name, 200) as name, p.name as "projectName", r.day::text as date
    from (
      select id, ${name} as name, ${project ?? 'null::int'} as project, ${day} as day
      from ${table} ${where} order by id desc limit $${values.length + 1}
    ) r left join projects p on p.id = r.project order by r.id desc`;
  return pageOf(await queryRows<Deletable>(tx, text, [...values, limit + 1]), limit);
}

type BulkDeleteContext = {
  tx: Tx;
  actor: Actor;
  now: Date;
  removeOne: DeleteRecord;
  batch: string;
};

/** Deletes each record by its own feature's handler; refused ones stay and are reported. */
export async function deleteEach(
  { removeOne, batch, ...removing }: BulkDeleteContext,
  { recordType, ids }: ChosenRecords,
): Promise<DeletionSummary> {
  const { tx, actor, now } = removing;
  const all = [...new Set(ids)];
  const leftOut = await withSavepointEach(tx, all, async (id) => {
    await removeOne(recordType, id, removing);
    await nameBatch(tx, recordType, id, batch);
    await announceBinChange(tx, recordType, id, 'DELETE');
  });
  // All of them missing, such as another company's: the same answer as for one missing record.
  if (leftOut.length === all.length && leftOut.every(isMissing)) throw new Refused(notFound);
  const children: Record<string, number> = {};
  for (const { metadata } of await itemsOf(tx, batch))
    for (const [table, count] of Object.entries(metadata.children))
      children[table] = (children[table] ?? 0) + count;
  const until = daysAfter(now.toISOString().slice(0, 10), await findRetentionDays(tx, actor));
  const restorableUntil = `${until}${now.toISOString().slice(10)}`;
  return { records: all.length - leftOut.length, children, leftOut, restorableUntil };
}

const isMissing = ({ message }: LeftOut) => message === notFound.message;

const nameBatch = (tx: Tx, type: BinType, id: number, batch: string) =>
  tx
    .update(recycleBin)
    .set({ metadata: sql`${recycleBin.metadata} || ${JSON.stringify({ batch })}::jsonb` })
    .where(
      and(
        eq(recycleBin.recordType, type),
        eq(recycleBin.recordId, id),
        eq(recycleBin.isRestored, false),
      ),
    );

const itemsOf = (tx: Tx, batch: string) =>
  tx
    .select()
    .from(recycleBin)
    .where(
      and(sql`${recycleBin.metadata} ->> 'batch' = ${batch}`, eq(recycleBin.isRestored, false)),
    );

/** The batch's items that are still in the bin, in the order in which they can be restored. */
export const itemsOfBatch = async (tx: Tx, batch: string): Promise<number[]> =>
  inRestoreOrder(await itemsOf(tx, batch)).map(({ id }) => id);
