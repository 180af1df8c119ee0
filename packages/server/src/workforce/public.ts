import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToWorking } from '@sitewright/domain/workforce/verdict';
import { asc, inArray } from 'drizzle-orm';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type VerdictContext, verdictFor, type WorkerRow } from './describe.ts';
import { loadWorkerFacts } from './facts.ts';
import { hourlyRateOn } from './rates.ts';
import { findWorker } from './store.ts';
import { workers } from './table.ts';

/** A worker who is about to start, with today's hourly cost. */
export async function findStartingWorker(
  tx: Tx,
  id: number,
  now: Date,
  secrets: Secrets,
): Promise<WorkerRow> {
  const worker = await findWorker(tx, id);
  return { ...worker, hourlyRate: await hourlyRateOn(tx, worker, londonDay(now), secrets) };
}

/** Refuses a start if a worker may not work there today, with names and reasons. */
export async function refuseIfAnyMayNotWork(
  tx: Tx,
  ids: readonly number[],
  occasion: VerdictContext,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(workers)
    .where(inArray(workers.id, [...ids]))
    .orderBy(asc(workers.id));
  const facts = await loadWorkerFacts(tx, ids);
  const crew = rows.map((row) => ({
    name: fullName(row),
    verdict: verdictFor(row, found(facts.get(row.id)), occasion),
  }));
  refuseIf(obstacleToWorking(crew));
}
