import { nameOf } from '@sitewright/domain/kernel/endpoint';
import { tableFacts } from '@sitewright/domain/record-types';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Ids of erased workers: an older backup must not restore their personal data. */
export type Erased = ReadonlySet<number>;

/** From the worker's row, and from the log, which outlives the row. */
export async function erasedIn(tx: Tx): Promise<Erased> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from workers where erased_at is not null
    union select entity_id from activity_logs
    where action = ${nameOf(workforceApi.erase)} and entity_id is not null`);
  return new Set(rows.map(({ id }) => id));
}

type Row = Record<string, unknown> & { erased_at?: string | null };

export const isOfErased = (erased: Erased, table: string, row: Row, facts = tableFacts): boolean =>
  erased.has(Number(row[facts[table]?.worker ?? ''])) && !row.erased_at;
