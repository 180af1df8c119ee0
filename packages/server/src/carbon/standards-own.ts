import { scopeOf } from '@sitewright/domain/carbon/emission-input';
import {
  type Factor,
  OwnFactor,
  type OwnFactorChanges,
  type OwnFactorDraft,
  type SucceedingFactor,
} from '@sitewright/domain/carbon/factor';
import { obstacleToZero } from '@sitewright/domain/carbon/factor-value';
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
import { materials } from '../materials/table.ts';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile } from '../platform/files/uploads.ts';
import { findRow, insertRow, lockRow, saveRow } from '../platform/rows.ts';
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

export async function addFactor(
  tx: Tx,
  { isZeroByDefinition: _checked, ...draft }: OwnFactorDraft,
  actor: Actor,
): Promise<OwnFactor> {
  await lockFactors(tx);
  const setId = await ownSetOf(tx, draft.source, actor);
  await refuseReplacement(tx, draft);
  const { unit, category, scope = scopeOf[category] } = draft;
  const own = { ...draft, unit: unitOf(unit), scope, setId };
  return toOwnFactor(await insertRow(tx, carbonFactors, own, actor));
}

/** Adds a replacement row: existing entries keep the old one. */
export async function replaceFactor(
  tx: Tx,
  id: number,
  { version, isZeroByDefinition, ...changes }: OwnFactorChanges,
  actor: Actor,
): Promise<SucceedingFactor> {
  const zero = obstacleToZero({ ...changes, isZeroByDefinition });
  if (zero) throw refusedAt('value', zero);
  await lockFactors(tx);
  const before = await lockRow(tx, carbonFactors, id);
  refuseIfChanged(OwnFactor, toOwnFactor(before), version);
  await retire(tx, before, actor);
  const { id: _id, retiredAt, createdAt, updatedAt, version: _version, ...fields } = before;
  const draft = { ...fields, ...definedOnly(changes) };
  const obstacle = obstacleToDeclaring(draft);
  if (obstacle) throw refusedAt('epdNumber', obstacle);
  await refuseReplacement(tx, draft);
  const values = { ...draft, unit: unitOf(draft.unit) };
  const after = toOwnFactor(await insertRow(tx, carbonFactors, values, actor));
  return { ...after, movedMaterials: await moveMaterials(tx, before, after, actor) };
}

export const retireFactor = async (tx: Tx, id: number, actor: Actor): Promise<OwnFactor> =>
  retire(tx, await lockRow(tx, carbonFactors, id), actor);

async function retire(tx: Tx, row: Row, actor: Actor): Promise<OwnFactor> {
  refuseIf(obstacleToReplacing(toOwnFactor(row)));
  return toOwnFactor(await saveRow(tx, carbonFactors, row.id, { retiredAt: sql`now()` }, actor));
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
  const before = await lockRow(tx, carbonFactors, id);
  refuseIf(obstacleToReplacing(toOwnFactor(before)));
  const saved = await saveRow(tx, carbonFactors, id, { document, documentName }, actor);
  const otherUses = before.document
    ? await tx.$count(carbonFactors, eq(carbonFactors.document, before.document))
    : 0;
  if (otherUses === 0) await discard(tx, before.document);
  return toOwnFactor(saved);
}

export async function findEpd(tx: Tx, id: number) {
  const { document, documentName } = await findRow(tx, carbonFactors, id);
  const key = found(document ?? undefined);
  return { key, type: 'application/pdf', name: documentName ?? 'epd.pdf' };
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
    await saveRow(tx, materials, material.id, carbonBy(factor, material), actor);
  return pointing.length;
}

function carbonBy(factor: Factor, material: typeof materials.$inferSelect) {
  if (!quantityInFactorUnit(material, factor))
    throw refusedAt('unit', unitNotConvertible(material, factor));
  return carbonFor({ ...material, carbonFactorId: factor.id }, factor);
}
