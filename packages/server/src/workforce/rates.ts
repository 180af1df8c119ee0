import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import type { RateDraft, Rates, WorkerRate } from '@sitewright/domain/workforce/pay';
import { rateIsThere } from '@sitewright/domain/workforce/rules';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import { and, desc, eq, lte } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import type { Sealer } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { sealerOf } from './keys.ts';
import { workerRates } from './table.ts';

type Row = typeof workerRates.$inferSelect;
type Whose = { workerId: number; effectiveFrom: string };

/** A rate is sealed before its row has a number: its worker and its day say which it is. */
const placeOf = ({ workerId, effectiveFrom }: Whose) => ({
  table: 'worker_rates',
  id: workerId,
  column: `rates from ${effectiveFrom}`,
});

const opened = (sealer: Sealer, row: Row): Rates =>
  JSON.parse(sealer.unseal(row.rates, placeOf(row)));

const sealedRates = (sealer: Sealer, whose: Whose, rates: Rates) => ({
  ...whose,
  rates: sealer.seal(JSON.stringify(rates), placeOf(whose)),
});

export async function listRates(tx: Tx, workerId: number): Promise<Page<WorkerRate>> {
  return new Page((await ratesOf(tx, workerId)).map(toRate));
}

const ratesOf = (tx: Tx, workerId: number): Promise<Row[]> =>
  tx
    .select()
    .from(workerRates)
    .where(eq(workerRates.workerId, workerId))
    .orderBy(desc(workerRates.effectiveFrom));

export async function insertRate(
  tx: Tx,
  workerId: number,
  draft: RateDraft,
  actor: Actor,
  secrets: Secrets,
): Promise<WorkerRate> {
  const { effectiveFrom, hourlyRate, dayRate, overtimeRate, cisStatus } = draft;
  const rates = {
    hourlyRate: hourlyRate ?? null,
    dayRate: dayRate ?? null,
    overtimeRate: overtimeRate ?? null,
    cisStatus: cisStatus ?? null,
  };
  const sealed = sealedRates(await sealerOf(tx, secrets), { workerId, effectiveFrom }, rates);
  const [row] = await tx
    .insert(workerRates)
    .values({ ...sealed, ...createdBy(actor) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusedAt('effectiveFrom', rateIsThere);
  return toRate(row);
}

export async function deleteRate(tx: Tx, id: number): Promise<void> {
  const [gone] = await tx.delete(workerRates).where(eq(workerRates.id, id)).returning();
  found(gone);
}

type Paid = { id: number; hourlyRate: string | null };

/** The latest first. */
export async function revealRates(
  tx: Tx,
  worker: Pick<Paid, 'id'>,
  secrets: Secrets,
): Promise<NonNullable<Revealed['rates']>> {
  const rows = await ratesOf(tx, worker.id);
  if (rows.length === 0) return [];
  const sealer = await sealerOf(tx, secrets);
  return rows.map((row) => {
    const { id, effectiveFrom } = row;
    return { id, effectiveFrom, ...opened(sealer, row) };
  });
}

/** What an hour of somebody costs on a day: the latest rate that has begun, or what is not sealed yet. */
export async function hourlyRateOn(
  tx: Tx,
  worker: Paid,
  day: string,
  secrets: Secrets,
): Promise<string | null> {
  const { workerId, effectiveFrom } = workerRates;
  const [row] = await tx
    .select()
    .from(workerRates)
    .where(and(eq(workerId, worker.id), lte(effectiveFrom, day)))
    .orderBy(desc(effectiveFrom))
    .limit(1);
  return row ? opened(await sealerOf(tx, secrets), row).hourlyRate : worker.hourlyRate;
}

/** Seals rates of several workers with one key; their rows are written by whoever asks. */
export const sealAll = (sealer: Sealer, rates: readonly (Whose & { hourlyRate: string })[]) =>
  rates.map(({ hourlyRate, workerId, effectiveFrom }) =>
    sealedRates(
      sealer,
      { workerId, effectiveFrom },
      { hourlyRate, dayRate: null, overtimeRate: null, cisStatus: null },
    ),
  );

const toRate = ({ rates, ...row }: Row): WorkerRate => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
