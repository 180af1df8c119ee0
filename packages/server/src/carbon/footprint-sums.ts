import { type TermKind, termKinds } from '@sitewright/domain/carbon/carbon-values';
import {
  type Basis,
  type Counts,
  countedKinds,
  type EarlierSum,
  type KindSum,
} from '@sitewright/domain/carbon/footprint-rules';
import type { Sums } from '@sitewright/domain/carbon/footprint-shares';
import { fullMonths } from '@sitewright/domain/carbon/full-months';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorsFor } from './factors.ts';
import { totalColumns } from './fold-sums.ts';
import { officialFactors } from './reference/official-factors.ts';
import { hasUsedPreviousEdition } from './standards.ts';

type Days = { from?: string | undefined; to: string };

/** Contracts (or all), days (or all up to one), and how the terms are counted. */
export type SumsQuery = { projectIds?: readonly number[] | undefined; span: Days; basis: Basis };

const isOurs = ({ projectIds }: SumsQuery, of = ''): string =>
  projectIds ? `${of}project_id = any($3)` : '$3::int[] is null';

const added = `source, category, coalesce(quality, 'estimated') as quality, supplier, kind, module, scope,
  factor_id, factor_source, factor_year, quantity, kilograms`;

/** Whole months from $4 until $5 come from the sums; the days around them from single terms. */
const termsIn = (query: SumsQuery): string => `(
  select project_id, month, ${added}, terms, entries from carbon_sums
  where ${isOurs(query)} and month >= $4 and month < $5
  union all
  select project_id, date_trunc('month', date::timestamp)::date, ${added}, 1, (place = 1)::int from carbon_terms
  where is_counted and ${isOurs(query)} and (date >= $1 and date < $4 or date >= $5 and date <= $2))`;

/** All terms before $1: the totals without what is dated from $1 on, so that a long past is not added up again. */
const termsBefore = (query: SumsQuery): string => `(
  select ${totalColumns}, quantity, kilograms, terms, entries from carbon_totals where ${isOurs(query)}
  union all
  select ${totalColumns}, quantity, kilograms, terms, entries from carbon_sums where not is_folded and ${isOurs(query)}
  union all
  select ${totalColumns}, -quantity, -kilograms, -terms, -entries from ${termsIn(query)} later)`;

/** Terms as recorded, or calculated by the factors of one year, which are $8 to $10. */
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
  // Rounded only at the end, so that the result does not depend on how far a month was folded.
  kilograms: 'round(sum(coalesce(t.quantity * stated.value, t.kilograms)), 6)',
  kept: 'coalesce(sum(t.terms) filter (where stated.id is null), 0)::int',
  factorSource: 'coalesce(stated.source, t.factor_source)',
  factorYear: 'case when stated.id is null then t.factor_year else $11::int end',
};
const columnsFor = ({ basis }: SumsQuery) => (basis.statedYear ? stated : recorded);

/** $6 are the modules, $7 the kinds. */
const counted = (query: SumsQuery, terms: string): string => `
  from ${terms} t ${columnsFor(query).join}
  where t.module = any($6) and t.kind = any($7)`;

const always = { from: '0001-01-01', to: '9999-12-30' };

/** $1 and $2 are the days, $3 the contracts, $4 and $5 the whole months. */
function valuesOf({ projectIds }: SumsQuery, days: Required<Days>): unknown[] {
  const { first, end } = fullMonths(days);
  return [days.from, days.to, projectIds ?? null, first, end];
}

/** For `termsIn`. */
const valuesOfSums = (query: SumsQuery): unknown[] =>
  valuesOf(query, { from: always.from, ...query.span });

/**
 * The terms of the days of a query, without their sources; the condition for a date to be one of these days; and the
 * values for both. Without a first day, these are the days after the last one.
 */
function termsOf(query: SumsQuery) {
  const { from, to } = query.span;
  return from
    ? {
        terms: termsIn(query),
        isWithin: 'date between $1 and $2',
        values: valuesOf(query, { from, to }),
      }
    : {
        terms: termsBefore(query),
        isWithin: 'date < $1',
        values: valuesOf(query, { from: daysAfter(to, 1), to: always.to }),
      };
}

/** A generic plan would be slow for one contract and for two hundred alike. */
const forceCustomPlan = (tx: Tx) =>
  queryRows(tx, 'set local plan_cache_mode = force_custom_plan', []);

/** The parameters of the statement; factors are needed only for a stated year. */
async function parametersOf(
  tx: Tx,
  { basis }: SumsQuery,
  days: readonly unknown[],
  kinds: readonly TermKind[],
): Promise<unknown[]> {
  await forceCustomPlan(tx);
  const { modules, statedYear } = basis;
  const values = [...days, modules, kinds];
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

/** Emissions of each contract, by kind. */
export async function kindSums(tx: Tx, query: SumsQuery): Promise<KindSum[]> {
  const { terms, values } = termsOf(query);
  return queryRows(
    tx,
    `select t.project_id as "projectId", t.kind, ${columnsFor(query).kilograms} as kilograms,
      ${columnsFor(query).kept} as kept
    ${counted(query, terms)} group by t.project_id, t.kind having sum(t.terms) > 0`,
    await parametersOf(tx, query, values, termKinds),
  );
}

/** Counted terms by an earlier edition than that of their year, unless a stated year replaces their factor. */
export async function earlierSums(tx: Tx, query: SumsQuery): Promise<EarlierSum[]> {
  if (!(await hasUsedPreviousEdition(tx))) return [];
  const isRecorded = query.basis.statedYear ? 'stated.id is null' : 'true';
  const values = await parametersOf(tx, query, valuesOfSums(query), countedKinds(query.basis));
  return queryRows(
    tx,
    `select t.project_id as "projectId", t.factor_year as edition, extract(year from t.month)::int as year,
      sum(t.terms)::int as terms, sum(t.kilograms) as kilograms
    ${counted(query, termsIn(query))} and t.factor_id ~ '^[0-9]+_'
      and t.factor_year < extract(year from t.month) and ${isRecorded}
    group by 1, 2, 3 having sum(t.terms) > 0`,
    values,
  );
}

/** Entries of each contract, and how many of them are drafts. */
export function countsOf(tx: Tx, query: SumsQuery): Promise<Counts[]> {
  const { terms, isWithin, values } = termsOf(query);
  return queryRows(
    tx,
    `select project_id as "projectId", sum(entries)::int as entries, sum(drafts)::int as drafts
    from (
      select project_id, entries, 0 as drafts from ${terms} t
      union all
      select project_id, 0, 1 from carbon_entries
      where status = 'draft' and ${isOurs(query)} and ${isWithin}
    ) seen group by project_id`,
    values,
  );
}

type Way = 'parts' | 'suppliers' | 'months' | 'sources' | 'sets';
type Row = { way: Way; terms: number } & Sums['parts'][number] &
  Sums['suppliers'][number] &
  Sums['months'][number] &
  Sums['sets'][number] &
  Sums['hotspots'][number];

/** Reads the counted terms once and groups them every way that the page shows. */
const groupedSums = (query: SumsQuery): string => {
  const { factorSource, factorYear, kilograms } = columnsFor(query);
  return `
  select case when grouping(module) = 0 then 'parts' when grouping(supplier) = 0 then 'suppliers'
      when grouping(month) = 0 then 'months' when grouping(t.source) = 0 then 'sources'
      else 'sets' end as way,
    category, module, scope, quality, supplier, month, t.source, ${factorSource} as "factorSource",
    ${factorYear} as "factorYear", ${kilograms} as kilograms, sum(terms)::int as terms,
    sum(entries)::int as entries
  ${counted(query, termsIn(query))}
  group by grouping sets ((category, module, scope, quality), (supplier), (month, category),
    (t.source, category), (${factorSource}, ${factorYear}))
  having sum(terms) > 0
  order by kilograms desc, t.source, supplier, "factorYear"`;
};

const hotspotCount = 10;

export async function sumsOf(tx: Tx, query: SumsQuery): Promise<Sums> {
  const { statedYear } = query.basis;
  const values = await parametersOf(tx, query, valuesOfSums(query), countedKinds(query.basis));
  const rows = await queryRows<Row>(tx, groupedSums(query), [
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
    waste: await wasteOf(tx, query),
  };
}

/** By the weight that the factor was applied to; for manual entries, by the entered quantity. */
const wasteOf = (tx: Tx, query: SumsQuery): Promise<Sums['waste']> =>
  queryRows(
    tx,
    `select e.waste_route as "wasteRoute", e.is_hazardous_waste as "isHazardous",
      sum(case when t.factor_id is null then e.quantity else t.quantity end) as quantity,
      case when t.factor_id is null then e.unit else t.unit end as unit, e.density,
      e.unit_weight as "unitWeight", count(*)::int as entries
    from carbon_terms t join carbon_entries e on e.id = t.carbon_entry_id
    where t.is_counted and t.category = 'waste' and t.kind = 'direct' and ${isOurs(query, 't.')}
      and t.date between $1 and $2
    group by 1, 2, 4, 5, 6, e.quantity is null`,
    valuesOfSums(query).slice(0, 3),
  );
