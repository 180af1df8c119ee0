import {
  iceCitation,
  officialAttribution,
  officialCitation,
} from '@sitewright/domain/carbon/attribution';
import { editions } from '@sitewright/domain/carbon/carbon-values';
import { type FactorImport, FactorSet, type OwnFactor } from '@sitewright/domain/carbon/factor';
import { isZeroFactor } from '@sitewright/domain/carbon/factor-value';
import { obstacleToClosingSet } from '@sitewright/domain/carbon/standards-rules';
import { unitOf } from '@sitewright/domain/carbon/units';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import { and, eq, sql } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { updatedBy } from '../platform/audit.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { insertRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactors } from './reference/official-factors.ts';
import { carbonFactorSets } from './standards-table.ts';

const sets = `
  select s.id, s.source, s.name, s.edition, s.year, s.status, s.version,
    s.licence_reference as "licenceReference", s.published_at as "publishedAt",
    (select count(*)::int from carbon_factors f where f.set_id = s.id and f.retired_at is null) as factors
  from carbon_factor_sets s`;

type StoredSet = Omit<FactorSet, 'attribution'>;

const withAttribution = (set: StoredSet): FactorSet => ({
  ...set,
  attribution: set.source === 'ice' ? iceCitation : null,
});

/** Official sets first, then the organisation's, each newest first. */
export async function listSets(tx: Tx): Promise<Page<FactorSet>> {
  const imported = await queryRows<StoredSet>(tx, `${sets} order by s.id desc`, []);
  return new Page([...editions.map(officialSet).toReversed(), ...imported.map(withAttribution)]);
}

const officialSet = (year: number): FactorSet => ({
  id: null,
  source: 'official',
  name: officialCitation(year),
  edition: String(year),
  year,
  status: 'published',
  licenceReference: 'Open Government Licence v3.0',
  factors: officialFactors(year).length,
  attribution: officialAttribution(year),
  publishedAt: null,
  version: null,
});

/** A draft until a user has checked and published it. */
export async function importSet(
  tx: Tx,
  { rows, ...set }: FactorImport,
  actor: Actor,
): Promise<FactorSet> {
  const { id } = await insertRow(tx, carbonFactorSets, { ...set, source: 'ice' }, actor);
  await queryRows(
    tx,
    `insert into carbon_factors (set_id, source, name, category, unit, value, year, density, reason, created_by, updated_by)
    select $1, 'ice', name, 'materials', unit, value, $2, density, reason, $3, $3
    from unnest($4::text[], $5::text[], $6::numeric[], $7::numeric[], $8::text[])
      as row (name, unit, value, density, reason)`,
    [
      id,
      set.year,
      actor.userId,
      rows.map(({ name }) => name),
      rows.map(({ unit }) => unitOf(unit || 'kg')),
      rows.map(({ value }) => value),
      rows.map(({ density }) => density ?? null),
      rows.map(({ value, zeroReason }) => (isZeroFactor(value) ? zeroReason : null)),
    ],
  );
  return findSet(tx, id);
}

/** Supersedes the previous set: two editions of ICE at once would contradict each other. */
export async function publishSet(
  tx: Tx,
  id: number,
  version: number | undefined,
  actor: Actor,
): Promise<FactorSet> {
  const set = await lockDraft(tx, id, version);
  await tx
    .update(carbonFactorSets)
    .set({ status: 'superseded', supersededAt: sql`now()`, ...updatedBy(actor) })
    .where(and(eq(carbonFactorSets.source, set.source), eq(carbonFactorSets.status, 'published')));
  await saveRow(tx, carbonFactorSets, id, published, actor);
  return findSet(tx, id);
}

export async function discardSet(tx: Tx, id: number): Promise<void> {
  await lockDraft(tx, id, undefined);
  await tx.delete(carbonFactorSets).where(eq(carbonFactorSets.id, id));
}

async function lockDraft(tx: Tx, id: number, version: number | undefined): Promise<FactorSet> {
  // Locks all sets: of two published at once, the second supersedes the first.
  await tx.select({ id: carbonFactorSets.id }).from(carbonFactorSets).for('update');
  const set = await findSet(tx, id);
  refuseIf(obstacleToClosingSet(set));
  refuseIfChanged(Versioned, { ...set, version: set.version ?? 1 }, version);
  return set;
}

const Versioned = FactorSet.extend({ version: FactorSet.shape.version.unwrap() });

async function findSet(tx: Tx, id: number): Promise<FactorSet> {
  const [set] = await queryRows<StoredSet>(tx, `${sets} where s.id = $1`, [id]);
  return withAttribution(found(set));
}

const published = { status: 'published', publishedAt: sql`now()` } as const;

const ownSets = {
  own: { name: 'Own factors', edition: 'Own' },
  epd: { name: 'Environmental product declarations', edition: 'EPD' },
} as const;

/** Published from the start: every factor in it has its own reason. */
export async function ownSetOf(
  tx: Tx,
  source: Extract<OwnFactor['source'], 'own' | 'epd'>,
  actor: Actor,
): Promise<number> {
  const [set] = await tx
    .select({ id: carbonFactorSets.id })
    .from(carbonFactorSets)
    .where(eq(carbonFactorSets.source, source));
  if (set) return set.id;
  const values = { ...ownSets[source], source, ...published };
  return (await insertRow(tx, carbonFactorSets, values, actor)).id;
}

/** Serialises changes of factors, so that no row is replaced twice. */
export const lockFactors = (tx: Tx) => advisoryLock(tx, 'carbon factors');
