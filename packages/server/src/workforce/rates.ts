import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import type { RateDraft, Rates, WorkerRate } from '@sitewright/domain/workforce/pay';
import { rateIsThere } from '@sitewright/domain/workforce/rules';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import { desc } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { childrenOf, deleteRow } from '../platform/rows.ts';
import { type Sealer, sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workerRates } from './table.ts';

type Row = typeof workerRates.$inferSelect;
type RateKey = { workerId: number; effectiveFrom: string };

/** A rate is sealed before its row has an id, so worker and day identify it. */
const sealContextOf = ({ workerId, effectiveFrom }: RateKey) => ({
  table: 'worker_rates',
  id: workerId,
  column: `rates from ${effectiveFrom}`,
});

const unsealRates = (sealer: Sealer, row: RateKey & Pick<Row, 'rates'>): Rates =>
  JSON.parse(sealer.unseal(row.rates, sealContextOf(row)));

const sealedRates = (sealer: Sealer, key: RateKey, rates: Rates) => ({
  ...key,
  rates: sealer.seal(JSON.stringify(rates), sealContextOf(key)),
});

export async function listRates(tx: Tx, workerId: number): Promise<Page<WorkerRate>> {
  return new Page((await ratesOf(tx, workerId)).map(toRate));
}

const ratesOf = (tx: Tx, workerId: number): Promise<Row[]> =>
  childrenOf(tx, workerRates, workerRates.workerId, workerId, desc(workerRates.effectiveFrom));

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
  const sealed = sealedRates(
    await sealerOfOrganization(tx, secrets),
    { workerId, effectiveFrom },
    rates,
  );
  const [row] = await tx
    .insert(workerRates)
    .values({ ...sealed, ...createdBy(actor) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusedAt('effectiveFrom', rateIsThere);
  return toRate(row);
}

export async function deleteRate(tx: Tx, id: number): Promise<void> {
  await deleteRow(tx, workerRates, id);
}

/** Newest first. */
export async function revealRates(
  tx: Tx,
  worker: { id: number },
  secrets: Secrets,
): Promise<NonNullable<Revealed['rates']>> {
  const rows = await ratesOf(tx, worker.id);
  if (rows.length === 0) return [];
  const sealer = await sealerOfOrganization(tx, secrets);
  return rows.map((row) => {
    const { id, effectiveFrom } = row;
    return { id, effectiveFrom, ...unsealRates(sealer, row) };
  });
}

const latestOn = `
  select d.place::int, r.worker_id as "workerId", r.effective_from::text as "effectiveFrom", r.rates
  from unnest($1::int[], $2::date[]) with ordinality as d(worker_id, day, place), lateral (
    select * from worker_rates r where r.worker_id = d.worker_id and r.effective_from <= d.day
    order by r.effective_from desc limit 1
  ) r`;

/** For each worker and day: the latest rates that had begun, or null. */
export async function ratesOn(
  tx: Tx,
  days: readonly { workerId: number; day: string }[],
  secrets: Secrets,
): Promise<(Rates | null)[]> {
  const rows = await queryRows<
    Pick<Row, 'workerId' | 'effectiveFrom' | 'rates'> & { place: number }
  >(tx, latestOn, [days.map(({ workerId }) => workerId), days.map(({ day }) => day)]);
  if (rows.length === 0) return days.map(() => null);
  const sealer = await sealerOfOrganization(tx, secrets);
  const byPlace = new Map(rows.map((row) => [row.place, unsealRates(sealer, row)]));
  return days.map((_, i) => byPlace.get(i + 1) ?? null);
}

/** Seals rates of several workers with one key; the caller writes the rows. */
export const sealRates = (sealer: Sealer, rates: readonly (RateKey & { hourlyRate: string })[]) =>
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
