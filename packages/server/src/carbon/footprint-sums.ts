import { type TermKind, termKinds } from '@sitewright/domain/carbon/carbon-values';
import {
  type Counts,
  countedKinds,
  type KindSum,
  type Lens,
  type Span,
} from '@sitewright/domain/carbon/footprint-rules';
import type { Sums } from '@sitewright/domain/carbon/footprint-shares';
import { fullMonths } from '@sitewright/domain/carbon/full-months';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorsFor } from './factors.ts';
import { officialFactors } from './reference/official-factors.ts';

/** Of which contracts, or of all; of which days; and as what. */
export type Asked = { projectIds?: readonly number[] | undefined; span: Span; lens: Lens };

const isOurs = ({ projectIds }: Asked, of = ''): string =>
  projectIds ? `${of}project_id = any($3)` : '$3::int[] is null';

const added = `source, category, coalesce(quality, 'estimated') as quality, supplier, kind, module, scope,
  factor_id, factor_source, factor_year, quantity, kilograms`;

/** Whole months, from $4 until $5, by what they add up to; the days around them term by term. */
const walked = (asked: Asked): string => `(
  select project_id, month, ${added}, terms, entries from carbon_sums
  where ${isOurs(asked)} and month >= $4 and month < $5
  union all
  select project_id, date_trunc('month', date::timestamp)::date, ${added}, 1, (place = 1)::int from carbon_terms
  where is_counted and ${isOurs(asked)} and (date >= $1 and date < $4 or date >= $5 and date <= $2))`;

/** How a term is read: as it was recorded, or by the factors of one year, which are $8 to $10. */
const recorded = {
  join: '',
  kilograms: 'sum(t.kilograms)',
  kept: '0',
  factorSource: 't.factor_source',
  factorYear: 't.factor_year',
};
const stated = {
  join: `left join unnest($8::text[], $9::numeric[], $10::text[]) as stated (id, value, source)
      on stated.id = t.factor_id`,
  // Exact up to the end, and rounded there: it does not matter how far a month has been added up.
  kilograms: 'round(sum(coalesce(t.quantity * stated.value, t.kilograms)), 6)',
  kept: 'coalesce(sum(t.terms) filter (where stated.id is null), 0)::int',
  factorSource: 'coalesce(stated.source, t.factor_source)',
  factorYear: 'case when stated.id is null then t.factor_year else $11::int end',
};
const readingOf = ({ lens }: Asked) => (lens.statedYear ? stated : recorded);

/** $6 and $7 are the modules and the kinds. */
const counted = (asked: Asked): string => `
  from ${walked(asked)} t ${readingOf(asked).join}
  where t.module = any($6) and t.kind = any($7)`;

const always = { from: '0001-01-01', to: '9999-12-30' };

/** $1 and $2 are the days, $3 the contracts. */
function valuesOf({ span, projectIds }: Asked): unknown[] {
  const days = { from: span.from ?? always.from, to: span.to ?? always.to };
  const { first, end } = fullMonths(days);
  return [days.from, days.to, projectIds ?? null, first, end];
}

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
    `select t.project_id as "projectId", t.kind, ${readingOf(asked).kilograms} as kilograms,
      ${readingOf(asked).kept} as kept
    ${counted(asked)} group by t.project_id, t.kind having sum(t.terms) > 0`,
    await seenThrough(tx, asked, termKinds),
  );

/** How many entries each contract has, and how many of them wait for a factor. */
export const countsOf = (tx: Tx, asked: Asked): Promise<Counts[]> =>
  rowsOf(
    tx,
    `select project_id as "projectId", sum(entries)::int as entries, sum(drafts)::int as drafts
    from (
      select project_id, entries, 0 as drafts from ${walked(asked)} t
      union all
      select project_id, 0, 1 from carbon_entries
      where status = 'draft' and ${isOurs(asked)} and date between $1 and $2
    ) seen group by project_id`,
    valuesOf(asked),
  );

type Way = 'parts' | 'suppliers' | 'months' | 'sources' | 'sets';
type Row = { way: Way; terms: number } & Sums['parts'][number] &
  Sums['suppliers'][number] &
  Sums['months'][number] &
  Sums['sets'][number] &
  Sums['hotspots'][number];

/** One walk over the counted terms, added up each way that somebody looks at them. */
const allWays = (asked: Asked): string => {
  const { factorSource, factorYear, kilograms } = readingOf(asked);
  return `
  select case when grouping(module) = 0 then 'parts' when grouping(supplier) = 0 then 'suppliers'
      when grouping(month) = 0 then 'months' when grouping(t.source) = 0 then 'sources'
      else 'sets' end as way,
    category, module, scope, quality, supplier, month, t.source, ${factorSource} as "factorSource",
    ${factorYear} as "factorYear", ${kilograms} as kilograms, sum(terms)::int as terms,
    sum(entries)::int as entries
  ${counted(asked)}
  group by grouping sets ((category, module, scope, quality), (supplier), (month, category),
    (t.source, category), (${factorSource}, ${factorYear}))
  having sum(terms) > 0
  order by kilograms desc, t.source, supplier, "factorYear"`;
};

const hotspotCount = 10;

export async function sumsOf(tx: Tx, asked: Asked): Promise<Sums> {
  const { statedYear } = asked.lens;
  const values = await seenThrough(tx, asked, countedKinds(asked.lens));
  const rows = await rowsOf<Row>(tx, allWays(asked), [
    ...values,
    ...(statedYear ? [statedYear] : []),
  ]);
  const of = (way: Way) => rows.filter((row) => row.way === way);
  return {
    parts: of('parts'),
    suppliers: of('suppliers'),
    months: of('months'),
    hotspots: of('sources').slice(0, hotspotCount),
    sets: of('sets'),
    waste: await wasteOf(tx, asked),
  };
}

/** By the weight that its factor was applied to; of what was entered by hand, by what somebody said. */
const wasteOf = (tx: Tx, asked: Asked): Promise<Sums['waste']> =>
  rowsOf(
    tx,
    `select e.waste_route as "wasteRoute", e.is_hazardous_waste as "isHazardous",
      sum(case when t.factor_id is null then e.quantity else t.quantity end) as quantity,
      case when t.factor_id is null then e.unit else t.unit end as unit, e.density,
      e.unit_weight as "unitWeight", count(*)::int as entries
    from carbon_terms t join carbon_entries e on e.id = t.carbon_entry_id
    where t.is_counted and t.category = 'waste' and t.kind = 'direct' and ${isOurs(asked, 't.')}
      and t.date between $1 and $2
    group by 1, 2, 4, 5, 6, e.quantity is null`,
    valuesOf(asked).slice(0, 3),
  );
