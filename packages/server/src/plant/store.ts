import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import type { ChargeFacts } from '@sitewright/domain/plant/charge';
import { describeHire } from '@sitewright/domain/plant/describe-hire';
import {
  onSiteStatuses,
  type PlantHire,
  type PlantHireDraft,
  type PlantHireQuery,
} from '@sitewright/domain/plant/plant-hire';
import { machineAtWork } from '@sitewright/domain/plant/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { findQuarantines } from '../certificates/public.ts';
import { updatedBy } from '../platform/audit.ts';
import { listNewestPage, param } from '../platform/prepared-statements.ts';
import { findRow, insertRow, lockRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findBreakdowns, findUsage } from './facts.ts';
import { plantBreakdowns, plantHires } from './table.ts';

/** The hire as stored in its own row. */
type Stored = Omit<PlantHire, keyof ReturnType<typeof describeHire>>;

const isOnSite = `status in (${onSiteStatuses.map((status) => `'${status}'`).join(', ')})`;

export async function listHires(
  tx: Tx,
  { projectId, status, ...page }: PlantHireQuery,
  now: Date,
): Promise<Page<PlantHire>> {
  const isOne = status !== 'all' && status !== 'active';
  const filters = {
    'project_id = ?': param(projectId),
    'status = ?': isOne ? [status] : undefined,
    [isOnSite]: status === 'active' ? [] : undefined,
  };
  const { rows, next } = await listNewestPage<Stored>(tx, plantHires, filters, page);
  return new Page(await describe(tx, rows, now), next);
}

export const findHire = async (tx: Tx, id: number, now: Date): Promise<PlantHire> =>
  describeOne(tx, await findRow(tx, plantHires, id), now);

export const lockHire = async (tx: Tx, id: number, now: Date): Promise<PlantHire> =>
  describeOne(tx, await lockRow(tx, plantHires, id), now);

/** As if its off-hire notice were sent now; after the notice, as it is. */
export async function findHireOnNotice(tx: Tx, id: number, now: Date): Promise<PlantHire> {
  const row = await findRow(tx, plantHires, id);
  return describeOne(tx, { ...row, offHireNoticeAt: row.offHireNoticeAt ?? now }, now);
}

type New = PlantHireDraft & Pick<PlantHire, 'status'>;

export async function insertHire(tx: Tx, draft: New, actor: Actor, now: Date): Promise<PlantHire> {
  const values = { ...draft, ...instantsOf(draft) };
  return describeOne(tx, await insertRow(tx, plantHires, values, actor), now);
}

export async function saveHire(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  const { id, createdAt, createdBy, ...fields } = hire;
  const changes = { ...fields, ...instantsOf(hire) };
  return describeOne(tx, await saveRow(tx, plantHires, id, changes, actor), now);
}

/** The same machine as a hire of its own, on the contract it went to. */
export async function insertTransferred(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  const { id, createdAt, updatedAt, version, ...fields } = hire;
  const values = { ...fields, ...instantsOf(hire) };
  return describeOne(tx, await insertRow(tx, plantHires, values, actor), now);
}

type Broken = NonNullable<PlantHire['breakdown']>;

export async function insertBreakdown(
  tx: Tx,
  hire: PlantHire,
  { reason, brokeDownAt }: Broken,
  actor: Actor,
  now: Date,
): Promise<PlantHire> {
  const breakdown = { plantHireId: hire.id, reason, brokeDownAt: new Date(brokeDownAt) };
  await insertRow(tx, plantBreakdowns, breakdown, actor);
  return saveHire(tx, hire, actor, now);
}

export async function endBreakdown(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  await tx
    .update(plantBreakdowns)
    .set({ repairedAt: now, ...updatedBy(actor) })
    .where(and(eq(plantBreakdowns.plantHireId, hire.id), isNull(plantBreakdowns.repairedAt)));
  return saveHire(tx, hire, actor, now);
}

async function describeOne(tx: Tx, row: typeof plantHires.$inferSelect, now: Date) {
  const [hire] = await describe(tx, [toStored(row)], now);
  return found(hire);
}

async function describe(tx: Tx, rows: Stored[], now: Date): Promise<PlantHire[]> {
  const ids = rows.map(({ id }) => id);
  const breakdowns = await findBreakdowns(tx, ids);
  const usages = await findUsage(tx, ids, now);
  const quarantines = await findQuarantines(tx, ids, londonDay(now));
  return rows.map((row) => {
    const facts: ChargeFacts = {
      breakdowns: breakdowns.filter(({ plantHireId }) => plantHireId === row.id),
      usage: usages.get(row.id) ?? { workedSeconds: 0, lastUsedOn: null },
      today: londonDay(now),
    };
    return { ...row, ...describeHire(row, { ...facts, quarantine: quarantines.get(row.id) }) };
  });
}

type Instants = Partial<Pick<PlantHire, 'onHireAt' | 'offHireNoticeAt' | 'collectedAt'>>;

const instantsOf = ({ onHireAt, offHireNoticeAt, collectedAt }: Given<Instants>) => ({
  onHireAt: onHireAt ? new Date(onHireAt) : null,
  offHireNoticeAt: offHireNoticeAt ? new Date(offHireNoticeAt) : null,
  collectedAt: collectedAt ? new Date(collectedAt) : null,
});

/** Of a draft, some may be undefined. */
type Given<T> = { [K in keyof T]?: T[K] | undefined };

const toStored = (row: typeof plantHires.$inferSelect): Stored => ({
  ...row,
  onHireAt: row.onHireAt?.toISOString() ?? null,
  offHireNoticeAt: row.offHireNoticeAt?.toISOString() ?? null,
  collectedAt: row.collectedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A machine whose clock runs stays where it is. */
export async function refuseIfAtWork(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from labour_sessions where plant_hire_id = ${id} and finished_at is null limit 1`,
  );
  refuseIf(rows.length > 0 ? machineAtWork : undefined);
}
