import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToWorking } from '@sitewright/domain/workforce/verdict';
import { asc, inArray } from 'drizzle-orm';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { judge, type Occasion, type Stored } from './describe.ts';
import { factsOf } from './facts.ts';
import { hourlyRateOn } from './rates.ts';
import { findWorker } from './store.ts';
import { workers } from './table.ts';

/** A worker who is about to start, with today's hourly cost. */
export async function findHand(tx: Tx, id: number, now: Date, secrets: Secrets): Promise<Stored> {
  const worker = await findWorker(tx, id);
  return { ...worker, hourlyRate: await hourlyRateOn(tx, worker, londonDay(now), secrets) };
}

/** Refuses a start if a worker may not work there today, with names and reasons. */
export async function refuseWhoCannotWork(
  tx: Tx,
  ids: readonly number[],
  occasion: Occasion,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(workers)
    .where(inArray(workers.id, [...ids]))
    .orderBy(asc(workers.id));
  const facts = await factsOf(tx, ids);
  const crew = rows.map((row) => ({
    name: fullName(row),
    verdict: judge(row, found(facts.get(row.id)), occasion),
  }));
  refuseIf(obstacleToWorking(crew));
}
