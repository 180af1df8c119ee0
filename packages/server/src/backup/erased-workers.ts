import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { tableFacts } from '@sitewright/domain/record-types';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Ids of erased workers: an older backup must not restore their personal data. */
export type ErasedWorkers = ReadonlySet<number>;

/** From the worker's row, and from the log, which outlives the row. */
export async function findErasedWorkers(tx: Tx): Promise<ErasedWorkers> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from workers where erased_at is not null
    union select entity_id from activity_logs
    where action = ${endpointName(workforceApi.erase)} and entity_id is not null`);
  return new Set(rows.map(({ id }) => id));
}

type Row = Record<string, unknown> & { erased_at?: string | null };

export const belongsToErasedWorker = (
  erased: ErasedWorkers,
  table: string,
  row: Row,
  facts = tableFacts,
): boolean => erased.has(Number(row[facts[table]?.worker ?? ''])) && !row.erased_at;
