import { londonDay } from '@sitewright/domain/kernel/calendar';
import { inArray, isNotNull } from 'drizzle-orm';
import { inTurn, organizationIds, throwIfAny } from '../platform/rounds.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import { sealerOf } from './keys.ts';
import { sealAll } from './rates.ts';
import { workerRates, workers } from './table.ts';

/** Rates that were written down before there were keys are sealed, organisation by organisation. */
export async function sealOldRates(within: Within, secrets: Secrets): Promise<void> {
  const all = await within(undefined, organizationIds);
  const failures = await inTurn(all, (id) => within(id, (tx) => sealRatesOf(tx, secrets)));
  throwIfAny(failures, 'Not every rate was sealed.');
}

async function sealRatesOf(tx: Tx, secrets: Secrets): Promise<void> {
  const rows = await tx.select().from(workers).where(isNotNull(workers.hourlyRate)).for('update');
  if (rows.length === 0) return;
  const rates = rows.map(({ id, hourlyRate, startDate, createdAt }) => ({
    workerId: id,
    hourlyRate: hourlyRate ?? '0',
    effectiveFrom: startDate ?? londonDay(createdAt),
  }));
  const sealed = sealAll(await sealerOf(tx, secrets), rates);
  await tx.insert(workerRates).values(sealed).onConflictDoNothing();
  const ids = rows.map(({ id }) => id);
  await tx.update(workers).set({ hourlyRate: null }).where(inArray(workers.id, ids));
}
