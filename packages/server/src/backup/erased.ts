import { nameOf } from '@sitewright/domain/kernel/endpoint';
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

/** Tables with a worker's personal data. */
const personalDataTables = [
  'worker_rates',
  'worker_competences',
  'worker_inductions',
  'worker_card_checks',
  'worker_documents',
];

type Row = { id: number; worker_id?: number; erased_at?: string | null };

export const isOfErased = (erased: Erased, table: string, row: Row): boolean =>
  (table === 'workers' && erased.has(row.id) && !row.erased_at) ||
  (personalDataTables.includes(table) && erased.has(row.worker_id ?? 0));
