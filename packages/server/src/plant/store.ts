import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
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
import { createdBy, updatedBy } from '../platform/audit.ts';
import { listNewest } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findBreakdowns, findUsage } from './facts.ts';
import { plantBreakdowns, plantHires } from './table.ts';

/** The hire as stored in its own row. */
type Stored = Omit<PlantHire, keyof ReturnType<typeof describeHire>>;

const isOnSite = `(status in (${onSiteStatuses.map((status) => `'${status}'`).join(', ')})) =`;

export async function listHires(
  tx: Tx,
  { projectId, status, limit, cursor }: PlantHireQuery,
  now: Date,
): Promise<Page<PlantHire>> {
  const isOne = status !== 'all' && status !== 'active';
  const filters = {
    'project_id =': projectId,
    'status =': isOne ? status : undefined,
    [isOnSite]: status === 'active' || undefined,
    'id <': cursor,
  };
  const rows = await listNewest<Stored>(tx, plantHires, filters, limit + 1);
  return pageOf(await describe(tx, rows, now), limit);
}

export async function findHire(tx: Tx, id: number, now: Date): Promise<PlantHire> {
  const [row] = await tx.select().from(plantHires).where(eq(plantHires.id, id));
  return describeOne(tx, row, now);
}

export async function lockHire(tx: Tx, id: number, now: Date): Promise<PlantHire> {
  const [row] = await tx.select().from(plantHires).where(eq(plantHires.id, id)).for('update');
  return describeOne(tx, row, now);
}

type New = PlantHireDraft & Pick<PlantHire, 'status'>;

export async function insertHire(tx: Tx, draft: New, actor: Actor, now: Date): Promise<PlantHire> {
  const values = { ...draft, ...instantsOf(draft), ...createdBy(actor) };
  const [row] = await tx.insert(plantHires).values(values).returning();
  return describeOne(tx, row, now);
}

export async function saveHire(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  const { id, createdAt, createdBy: _author, ...fields } = hire;
  const [row] = await tx
    .update(plantHires)
    .set({ ...fields, ...instantsOf(hire), ...updatedBy(actor) })
    .where(eq(plantHires.id, id))
    .returning();
  return describeOne(tx, row, now);
}

/** The same machine as a hire of its own, on the contract it went to. */
export async function insertTransferred(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  const { id, createdAt, updatedAt, version, ...fields } = hire;
  const values = { ...fields, ...instantsOf(hire), ...createdBy(actor) };
  const [row] = await tx.insert(plantHires).values(values).returning();
  return describeOne(tx, row, now);
}

type Broken = NonNullable<PlantHire['breakdown']>;

export async function insertBreakdown(
  tx: Tx,
  hire: PlantHire,
  { reason, brokeDownAt }: Broken,
  actor: Actor,
  now: Date,
): Promise<PlantHire> {
  await tx.insert(plantBreakdowns).values({
    plantHireId: hire.id,
    reason,
    brokeDownAt: new Date(brokeDownAt),
    ...createdBy(actor),
  });
  return saveHire(tx, hire, actor, now);
}

export async function endBreakdown(tx: Tx, hire: PlantHire, actor: Actor, now: Date) {
  await tx
    .update(plantBreakdowns)
    .set({ repairedAt: now, ...updatedBy(actor) })
    .where(and(eq(plantBreakdowns.plantHireId, hire.id), isNull(plantBreakdowns.repairedAt)));
  return saveHire(tx, hire, actor, now);
}

async function describeOne(tx: Tx, row: typeof plantHires.$inferSelect | undefined, now: Date) {
  const [hire] = await describe(tx, [toStored(found(row))], now);
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
