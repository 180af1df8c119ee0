import { scaled } from '../kernel/decimal.ts';
import { percentOf } from '../kernel/percent.ts';
import type { SwitchedContract } from './carbon-settings.ts';
import type { Edition } from './carbon-values.ts';
import type { Restatement, RestatementQuery } from './footprint.ts';
import {
  type Basis,
  differenceOf,
  type KindSum,
  totalOf,
  unrestatedTermCount,
} from './footprint-rules.ts';
import { kilogramPlaces } from './kilograms.ts';
import type { Term } from './term.ts';

/** The emissions of a period: as recorded, and by the factors of one year. */
type Restated = { recorded: readonly KindSum[]; restated: readonly KindSum[] };

export const recordedBasis = (basis: Basis): Basis => ({ ...basis, statedYear: null });
export const statedBasis = (basis: Basis, statedYear: Edition): Basis => ({ ...basis, statedYear });

/** Under one year's factors a difference is activity; the rest is a change of factors. */
export function restatementOf(
  query: RestatementQuery,
  before: Restated,
  after: Restated,
  basis: Basis,
): Restatement {
  const stated = statedBasis(basis, query.year);
  const totals = ({ recorded, restated }: Restated) => ({
    recorded: totalOf(recorded, basis),
    restated: totalOf(restated, basis),
  });
  const [then, now] = [totals(before), totals(after)];
  const change = differenceOf(now.recorded, then.recorded);
  const activityEffect = differenceOf(now.restated, then.restated);
  return {
    year: query.year,
    before: { from: query.beforeFrom, to: query.beforeTo, ...then },
    after: { from: query.afterFrom, to: query.afterTo, ...now },
    change,
    activityEffect,
    factorEffect: differenceOf(change, activityEffect),
    keptTerms: unrestatedTermCount([...before.restated, ...after.restated], stated),
  };
}

type Calculated = {
  projectId: number;
  terms: readonly Pick<Term, 'kind' | 'module' | 'kilograms'>[];
};

/** The change to the contracts' totals when entries are recalculated. */
export const restatedSums = (
  before: readonly Calculated[],
  after: readonly Calculated[],
  basis: Basis,
): KindSum[] => [
  ...sumsOf(before, basis).map((sum) => ({ ...sum, kilograms: differenceOf('0', sum.kilograms) })),
  ...sumsOf(after, basis),
];

const sumsOf = (entries: readonly Calculated[], { modules }: Basis): KindSum[] =>
  entries.flatMap(({ projectId, terms }) =>
    terms
      .filter(({ module }) => modules.includes(module))
      .map(({ kind, kilograms }) => ({ projectId, kind, kilograms, kept: 0 })),
  );

/** The total of a contract now, and under the new settings. */
export function switchedContract(
  { projectId, slug, name }: Pick<SwitchedContract, 'projectId' | 'slug' | 'name'>,
  now: Seen,
  then: Seen,
): SwitchedContract {
  const total = ({ sums, basis }: Seen) =>
    totalOf(
      sums.filter((sum) => sum.projectId === projectId),
      basis,
    );
  const [before, after] = [total(now), total(then)];
  const change = differenceOf(after, before);
  const percent = percentOf(scaled(change, kilogramPlaces), scaled(before, kilogramPlaces));
  return { projectId, slug, name, before, after, change, percent };
}

/** Sums, with the lens that they were seen through. */
type Seen = { sums: readonly KindSum[]; basis: Basis };
