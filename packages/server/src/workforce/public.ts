import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToWorking } from '@sitewright/domain/workforce/verdict';
import { asc, inArray } from 'drizzle-orm';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Asked, judge, type Stored } from './describe.ts';
import { knownOf } from './facts.ts';
import { sealerOf } from './keys.ts';
import { hourlyRateOn } from './rates.ts';
import { findWorker } from './store.ts';
import { workers } from './table.ts';

/** Seals with the key of the organisation, whatever feature has something to seal. */
export const sealerOfOrganization = (tx: Tx, secrets: Secrets) => sealerOf(tx, secrets);

/** Somebody who is to work, with what an hour of theirs costs today. */
export async function findHand(tx: Tx, id: number, now: Date, secrets: Secrets): Promise<Stored> {
  const worker = await findWorker(tx, id);
  return { ...worker, hourlyRate: await hourlyRateOn(tx, worker, londonDay(now), secrets) };
}

/** Nobody starts on a contract who cannot work there today; the refusal says who, and why. */
export async function refuseWhoCannotWork(
  tx: Tx,
  ids: readonly number[],
  asked: Asked,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(workers)
    .where(inArray(workers.id, [...ids]))
    .orderBy(asc(workers.id));
  const known = await knownOf(tx, ids);
  const crew = rows.map((row) => ({
    name: fullName(row),
    verdict: judge(row, found(known.get(row.id)), asked),
  }));
  refuseIf(obstacleToWorking(crew));
}
