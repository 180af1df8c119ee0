import { nameOf } from '@sitewright/domain/kernel/endpoint';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Workers who were erased: no backup that is older brings back who they were. */
export type Erased = ReadonlySet<number>;

/** By their own row, and by the log, which outlives it. */
export async function erasedIn(tx: Tx): Promise<Erased> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from workers where erased_at is not null
    union select entity_id from activity_logs
    where action = ${nameOf(workforceApi.erase)} and entity_id is not null`);
  return new Set(rows.map(({ id }) => id));
}

/** Their own row, and whatever tells who they were. */
const tellsOfWorkers = [
  'worker_rates',
  'worker_competences',
  'worker_inductions',
  'worker_card_checks',
  'worker_documents',
];

type Row = { id: number; worker_id?: number; erased_at?: string | null };

export const isOfErased = (erased: Erased, table: string, row: Row): boolean =>
  (table === 'workers' && erased.has(row.id) && !row.erased_at) ||
  (tellsOfWorkers.includes(table) && erased.has(row.worker_id ?? 0));
