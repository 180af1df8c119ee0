import { scaled } from '../kernel/decimal.ts';
import type { SwitchPreview } from './carbon-settings.ts';
import type { Edition } from './carbon-values.ts';
import type { Restatement, RestatementQuery } from './footprint.ts';
import {
  differenceOf,
  type KindSum,
  keptTermCount,
  type Lens,
  totalOf,
} from './footprint-rules.ts';
import { percentOf } from './footprint-shares.ts';
import { kilogramPlaces } from './kilograms.ts';

/** What was emitted in a span: as it was recorded, and by the factors of one year. */
type Restated = { recorded: readonly KindSum[]; restated: readonly KindSum[] };

export const recordedLens = (lens: Lens): Lens => ({ ...lens, statedYear: null });
export const statedLens = (lens: Lens, statedYear: Edition): Lens => ({ ...lens, statedYear });

/** What was done differently shows under one year's factors; all else is only counted differently. */
export function restatementOf(
  asked: RestatementQuery,
  before: Restated,
  after: Restated,
  lens: Lens,
): Restatement {
  const stated = statedLens(lens, asked.year);
  const totals = ({ recorded, restated }: Restated) => ({
    recorded: totalOf(recorded, lens),
    restated: totalOf(restated, lens),
  });
  const [then, now] = [totals(before), totals(after)];
  const change = differenceOf(now.recorded, then.recorded);
  const activityEffect = differenceOf(now.restated, then.restated);
  return {
    year: asked.year,
    before: { from: asked.beforeFrom, to: asked.beforeTo, ...then },
    after: { from: asked.afterFrom, to: asked.afterTo, ...now },
    change,
    activityEffect,
    factorEffect: differenceOf(change, activityEffect),
    keptTerms: keptTermCount([...before.restated, ...after.restated], stated),
  };
}

type Switched = SwitchPreview['contracts'][number];

/** What a contract comes to now, and what it would come to. */
export function switchedContract(
  { projectId, slug, name }: Pick<Switched, 'projectId' | 'slug' | 'name'>,
  now: Seen,
  then: Seen,
): Switched {
  const total = ({ sums, lens }: Seen) =>
    totalOf(
      sums.filter((sum) => sum.projectId === projectId),
      lens,
    );
  const [before, after] = [total(now), total(then)];
  const change = differenceOf(after, before);
  const percent = percentOf(scaled(change, kilogramPlaces), scaled(before, kilogramPlaces));
  return { projectId, slug, name, before, after, change, percent };
}

/** Sums, with the lens that they were seen through. */
type Seen = { sums: readonly KindSum[]; lens: Lens };
