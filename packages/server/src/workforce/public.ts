import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToWorking, stopReason } from '@sitewright/domain/workforce/verdict';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { type VerdictContext, verdictFor } from './describe.ts';
import { loadWorkerFacts } from './facts.ts';
import { insertRate, ratesOn } from './rates.ts';
import { findWorker as findRegistered, listWorkers as list } from './store.ts';
import { countWorkforce as count } from './summary.ts';
import { workers } from './table.ts';

/** The worker of a session. */
export const findWorker = findRegistered;

export const listWorkers = list;

/** The summary of the workforce, without its fatigue flags. */
export const countWorkforce = count;

/** The pay rates of workers on days, unsealed: for costs only, which show them to users who may see pay. */
export const findRatesOn = ratesOn;

export const addWorkerRate = insertRate;

/** Refuses a start if a worker may not work there today, with names and reasons. */
export async function refuseIfAnyMayNotWork(
  tx: Tx,
  ids: readonly number[],
  occasion: VerdictContext,
): Promise<void> {
  refuseIf(obstacleToWorking(await verdictsOf(tx, ids, occasion)));
}

/** The same for work that has already happened: in words who should have been stopped, and why. */
export const findStopReason = async (
  tx: Tx,
  ids: readonly number[],
  occasion: VerdictContext,
): Promise<string | null> => stopReason(await verdictsOf(tx, ids, occasion));

async function verdictsOf(tx: Tx, ids: readonly number[], occasion: VerdictContext) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(workers)
    .where(inArray(workers.id, [...ids]))
    .orderBy(asc(workers.id));
  const facts = await loadWorkerFacts(tx, ids);
  return rows.map((row) => ({
    name: fullName(row),
    verdict: verdictFor(row, found(facts.get(row.id)), occasion),
  }));
}
