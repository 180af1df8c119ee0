import { scopeOf } from '@sitewright/domain/carbon/emission-input';
import {
  type Factor,
  OwnFactor,
  type OwnFactorChanges,
  type OwnFactorDraft,
  type SucceedingFactor,
} from '@sitewright/domain/carbon/factor';
import {
  obstacleToDeclaring,
  obstacleToOverriding,
  obstacleToReplacing,
  unitNotConvertible,
} from '@sitewright/domain/carbon/standards-rules';
import { unitOf } from '@sitewright/domain/carbon/units';
import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import { carbonFor, quantityInFactorUnit } from '@sitewright/domain/materials/carbon';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { materials } from '../materials/table.ts';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile } from '../platform/files/uploads.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorFor } from './factors.ts';
import { officialFactor } from './reference/official-factors.ts';
import { lockFactors, ownSetOf } from './standards-sets.ts';
import { carbonFactors } from './standards-table.ts';

type Row = typeof carbonFactors.$inferSelect;

/** Newest first, including retired ones; imported factors are listed with their set. */
export async function listOwnFactors(tx: Tx): Promise<Page<OwnFactor>> {
  const rows = await tx
    .select()
    .from(carbonFactors)
    .where(ne(carbonFactors.source, 'ice'))
    .orderBy(desc(carbonFactors.id));
  return new Page(rows.map(toOwnFactor));
}

export async function addFactor(tx: Tx, draft: OwnFactorDraft, actor: Actor): Promise<OwnFactor> {
  await lockFactors(tx);
  const setId = await ownSetOf(tx, draft.source, actor);
  await refuseReplacement(tx, draft);
  const { unit, category, scope = scopeOf[category] } = draft;
  const own = { ...draft, unit: unitOf(unit), scope, setId };
  return insertFactor(tx, { ...own, ...createdBy(actor) });
}

/** Adds a replacement row: existing entries keep the old one. */
export async function replaceFactor(
  tx: Tx,
  id: number,
  { version, ...changes }: OwnFactorChanges,
  actor: Actor,
): Promise<SucceedingFactor> {
  await lockFactors(tx);
  const before = await lockFactor(tx, id);
  refuseIfChanged(OwnFactor, toOwnFactor(before), version);
  await retire(tx, before, actor);
  const { id: _id, retiredAt, createdAt, updatedAt, version: _version, ...fields } = before;
  const draft = { ...fields, ...definedOnly(changes) };
  const obstacle = obstacleToDeclaring(draft);
  if (obstacle) throw refusedAt('epdNumber', obstacle);
  await refuseReplacement(tx, draft);
  const values = { ...draft, unit: unitOf(draft.unit), ...createdBy(actor) };
  const after = await insertFactor(tx, values);
  return { ...after, movedMaterials: await moveMaterials(tx, before, after, actor) };
}

export const retireFactor = async (tx: Tx, id: number, actor: Actor): Promise<OwnFactor> =>
  retire(tx, await lockFactor(tx, id), actor);

async function retire(tx: Tx, row: Row, actor: Actor): Promise<OwnFactor> {
  refuseIf(obstacleToReplacing(toOwnFactor(row)));
  return saveFactor(tx, row.id, { retiredAt: sql`now()` }, actor);
}

type Replacement = Pick<Row, 'unit' | 'year'> & { replaces?: string | null | undefined };

async function refuseReplacement(tx: Tx, draft: Replacement): Promise<void> {
  const { replaces, year } = draft;
  if (!replaces) return;
  const others = await tx.$count(
    carbonFactors,
    and(
      eq(carbonFactors.replaces, replaces),
      eq(carbonFactors.year, year),
      isNull(carbonFactors.retiredAt),
    ),
  );
  const obstacle = obstacleToOverriding(draft, officialFactor(replaces, year), others > 0);
  if (obstacle) throw refusedAt(obstacle.field, obstacle.problem);
}

/** The previous document is deleted, unless an earlier version of the factor uses it. */
export async function attachEpd(
  tx: Tx,
  id: number,
  { key: document, filename: documentName }: StoredFile,
  actor: Actor,
): Promise<OwnFactor> {
  const before = await lockFactor(tx, id);
  refuseIf(obstacleToReplacing(toOwnFactor(before)));
  const saved = await saveFactor(tx, id, { document, documentName }, actor);
  const otherUses = before.document
    ? await tx.$count(carbonFactors, eq(carbonFactors.document, before.document))
    : 0;
  if (otherUses === 0) await discard(tx, before.document);
  return saved;
}

export async function findEpd(tx: Tx, id: number) {
  const [row] = await tx.select().from(carbonFactors).where(eq(carbonFactors.id, id));
  const key = found(row?.document ?? undefined);
  return { key, type: 'application/pdf', name: row?.documentName ?? 'epd.pdf' };
}

async function lockFactor(tx: Tx, id: number): Promise<Row> {
  const isFactor = eq(carbonFactors.id, id);
  const [row] = await tx.select().from(carbonFactors).where(isFactor).for('update');
  return found(row);
}

async function insertFactor(tx: Tx, values: typeof carbonFactors.$inferInsert): Promise<OwnFactor> {
  const [row] = await tx.insert(carbonFactors).values(values).returning();
  return toOwnFactor(found(row));
}

async function saveFactor(
  tx: Tx,
  id: number,
  changes: PgUpdateSetSource<typeof carbonFactors>,
  actor: Actor,
): Promise<OwnFactor> {
  const [row] = await tx
    .update(carbonFactors)
    .set({ ...changes, ...updatedBy(actor) })
    .where(eq(carbonFactors.id, id))
    .returning();
  return toOwnFactor(found(row));
}

const toOwnFactor = ({ document, ...row }: Row): OwnFactor => ({
  ...row,
  value: plainDecimal(row.value),
  density: row.density && plainDecimal(row.density),
  retiredAt: row.retiredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Materials with the replaced factor get the new one, and its figure. */
async function moveMaterials(
  tx: Tx,
  before: Pick<OwnFactor, 'id'>,
  after: Pick<OwnFactor, 'id' | 'year'>,
  actor: Actor,
): Promise<number> {
  const pointing = await tx
    .select()
    .from(materials)
    .where(eq(materials.carbonFactorId, `own-${before.id}`))
    .for('update');
  if (pointing.length === 0) return 0;
  const factor = found(await factorFor(tx, `own-${after.id}`, after.year));
  for (const material of pointing)
    await tx
      .update(materials)
      .set({ ...carbonBy(factor, material), ...updatedBy(actor) })
      .where(eq(materials.id, material.id));
  return pointing.length;
}

function carbonBy(factor: Factor, material: typeof materials.$inferSelect) {
  if (!quantityInFactorUnit(material, factor))
    throw refusedAt('unit', unitNotConvertible(material, factor));
  return carbonFor({ ...material, carbonFactorId: factor.id }, factor);
}
