import { type TermKind, termKinds } from '@sitewright/domain/carbon/carbon-words';
import {
  type Counts,
  countedKinds,
  type KindSum,
  type Lens,
  type Span,
} from '@sitewright/domain/carbon/footprint-rules';
import type { Sums } from '@sitewright/domain/carbon/footprint-shares';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorsFor } from './factors.ts';
import { officialFactors } from './reference/official-factors.ts';

/** Of which contracts, or of all; of which days; and as what. */
export type Asked = { projectIds?: readonly number[] | undefined; span: Span; lens: Lens };

/** $1 and $2 are the days, $3 the contracts. */
const ofEntries = ({ projectIds }: Asked, table = 'e'): string =>
  `e.date between $1 and $2 ${projectIds ? `and ${table}.project_id = any($3) and e.project_id = any($3)` : 'and $3::int[] is null'}`;

/** How a term is read: as it was recorded, or by the factors of one year, which are $6 to $8. */
const recorded = {
  join: '',
  kilograms: 't.kilograms',
  kept: '0',
  factorSource: 't.factor_source',
  factorYear: 't.factor_year',
};
const stated = {
  join: `left join unnest($6::text[], $7::numeric[], $8::text[]) as stated (id, value, source)
      on stated.id = t.factor_id`,
  // Each product is rounded once, to the milligram, as it was when it was recorded.
  kilograms: 'coalesce(round(t.quantity * stated.value, 6), t.kilograms)',
  kept: '(count(*) filter (where stated.id is null))::int',
  factorSource: 'coalesce(stated.source, t.factor_source)',
  factorYear: 'case when stated.id is null then t.factor_year else $9::int end',
};
const readingOf = ({ lens }: Asked) => (lens.statedYear ? stated : recorded);

/** $4 and $5 are the modules and the kinds. */
const counted = (asked: Asked): string => `
  from carbon_terms t
    join carbon_entries e on e.id = t.carbon_entry_id and e.project_id = t.project_id
    ${readingOf(asked).join}
  where e.status = 'counted' and ${ofEntries(asked, 't')} and t.module = any($4) and t.kind = any($5)`;

const always = { from: '0001-01-01', to: '9999-12-31' };

const valuesOf = ({ span, projectIds }: Asked): unknown[] => [
  span.from ?? always.from,
  span.to ?? always.to,
  projectIds ?? null,
];

/** What is asked is planned each time: a plan for any contract would serve one and two hundred alike badly. */
const planAnew = (tx: Tx) => rowsOf(tx, 'set local plan_cache_mode = force_custom_plan', []);

/** What the statement is asked with; without a year there are no factors to bring. */
async function seenThrough(tx: Tx, asked: Asked, kinds: readonly TermKind[]): Promise<unknown[]> {
  await planAnew(tx);
  const { modules, statedYear } = asked.lens;
  const values = [...valuesOf(asked), modules, kinds];
  if (!statedYear) return values;
  const ids = officialFactors(statedYear).map(({ id }) => id);
  const factors = [...(await factorsFor(tx, ids, statedYear)).values()];
  return [
    ...values,
    factors.map(({ id }) => id),
    factors.map(({ value }) => value),
    factors.map(({ source }) => source),
  ];
}

/** What each contract emitted, kind by kind. */
export const kindSums = async (tx: Tx, asked: Asked): Promise<KindSum[]> =>
  rowsOf(
    tx,
    `select t.project_id as "projectId", t.kind, sum(${readingOf(asked).kilograms}) as kilograms,
      ${readingOf(asked).kept} as kept
    ${counted(asked)} group by t.project_id, t.kind`,
    await seenThrough(tx, asked, termKinds),
  );

/** How many entries each contract has, and how many of them wait for a factor. */
export const countsOf = (tx: Tx, asked: Asked): Promise<Counts[]> =>
  rowsOf(
    tx,
    `select e.project_id as "projectId",
      (count(*) filter (where e.status = 'counted'))::int as entries,
      (count(*) filter (where e.status = 'draft'))::int as drafts
    from carbon_entries e where ${ofEntries(asked)} group by e.project_id`,
    valuesOf(asked),
  );

const ways = `
  (category, module, scope, quality), (supplier), (month, category), (source, category),
  ("factorSource", "factorYear")`;

type Way = 'parts' | 'suppliers' | 'months' | 'sources' | 'sets';
type Row = { way: Way; terms: number } & Sums['parts'][number] &
  Sums['suppliers'][number] &
  Sums['months'][number] &
  Sums['sets'][number] & { source: string };

/** One walk over the counted terms, added up each way that somebody looks at them. */
const allWays = (asked: Asked): string => `
  with counted as (
    select e.category, t.module, t.scope, coalesce(e.quality, 'estimated') as quality, e.supplier,
      date_trunc('month', e.date::timestamp)::date as month, e.source,
      ${readingOf(asked).factorSource} as "factorSource",
      ${readingOf(asked).factorYear} as "factorYear", ${readingOf(asked).kilograms} as kilograms
    ${counted(asked)}
  )
  select case when grouping(module) = 0 then 'parts' when grouping(supplier) = 0 then 'suppliers'
      when grouping(month) = 0 then 'months' when grouping(source) = 0 then 'sources'
      else 'sets' end as way,
    category, module, scope, quality, supplier, month, source, "factorSource", "factorYear",
    sum(kilograms) as kilograms, count(*)::int as terms
  from counted group by grouping sets (${ways})
  order by sum(kilograms) desc, source, supplier, "factorYear"`;

const hotspotCount = 10;

export async function sumsOf(tx: Tx, asked: Asked): Promise<Sums> {
  const { lens } = asked;
  const values = await seenThrough(tx, asked, countedKinds(lens));
  const rows = await rowsOf<Row>(tx, allWays(asked), [
    ...values,
    ...(lens.statedYear ? [lens.statedYear] : []),
  ]);
  const of = (way: Way) => rows.filter((row) => row.way === way);
  return {
    parts: of('parts'),
    suppliers: of('suppliers'),
    months: of('months'),
    hotspots: await withEntries(tx, asked, of('sources').slice(0, hotspotCount)),
    sets: of('sets'),
    waste: await wasteOf(tx, asked),
  };
}

/** How many entries a source has: only of those that are shown. */
async function withEntries(tx: Tx, asked: Asked, spots: Row[]): Promise<Sums['hotspots']> {
  const counts = await rowsOf<{ source: string; category: string; entries: number }>(
    tx,
    `select e.source, e.category, count(*)::int as entries from carbon_entries e
    where e.status = 'counted' and ${ofEntries(asked)} and e.source = any($4)
    group by e.source, e.category`,
    [...valuesOf(asked), spots.map(({ source }) => source)],
  );
  const key = ({ source, category }: { source: string; category: string }) =>
    `${category} ${source}`;
  const byKey = new Map(counts.map((count) => [key(count), count.entries]));
  return spots.map((spot) => ({
    source: spot.source,
    category: spot.category,
    kilograms: spot.kilograms,
    entries: byKey.get(key(spot)) ?? 0,
  }));
}

/** By the weight that its factor was applied to; of what was entered by hand, by what somebody said. */
const wasteOf = (tx: Tx, asked: Asked): Promise<Sums['waste']> =>
  rowsOf(
    tx,
    `select e.waste_route as "wasteRoute", e.is_hazardous_waste as "isHazardous",
      sum(case when t.factor_id is null then e.quantity else t.quantity end) as quantity,
      case when t.factor_id is null then e.unit else t.unit end as unit, e.density,
      e.unit_weight as "unitWeight", count(*)::int as entries
    from carbon_entries e join carbon_terms t
      on t.carbon_entry_id = e.id and t.project_id = e.project_id and t.kind = 'direct'
    where e.status = 'counted' and e.category = 'waste' and ${ofEntries(asked)}
    group by 1, 2, 4, 5, 6, e.quantity is null`,
    valuesOf(asked),
  );
