import { londonDay } from '@sitewright/domain/kernel/calendar';
import { inArray, isNotNull } from 'drizzle-orm';
import type { Sweep } from '../platform/jobs/sweep.ts';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import { sealRates } from './rates.ts';
import { workerRates, workers } from './table.ts';

/** Seals rates that were stored before there were keys. */
export const sealOldRates =
  (secrets: Secrets): Sweep =>
  async (tx) => {
    const rows = await tx.select().from(workers).where(isNotNull(workers.hourlyRate)).for('update');
    if (rows.length === 0) return;
    const rates = rows.map(({ id, hourlyRate, startDate, createdAt }) => ({
      workerId: id,
      hourlyRate: hourlyRate ?? '0',
      effectiveFrom: startDate ?? londonDay(createdAt),
    }));
    const sealed = sealRates(await sealerOfOrganization(tx, secrets), rates);
    await tx.insert(workerRates).values(sealed).onConflictDoNothing();
    const ids = rows.map(({ id }) => id);
    await tx.update(workers).set({ hourlyRate: null }).where(inArray(workers.id, ids));
  };
