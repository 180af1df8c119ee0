import type { Edition } from './carbon-words.ts';
import type { Restatement, RestatementQuery } from './footprint.ts';
import { differenceOf, type KindSum, keptTermsOf, type Lens, totalOf } from './footprint-rules.ts';

/** What was emitted in a span: as it was recorded, and by the factors of one year. */
export type Restated = { recorded: readonly KindSum[]; restated: readonly KindSum[] };

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
  const [then, now] = [before, after].map(({ recorded, restated }) => ({
    recorded: totalOf(recorded, lens),
    restated: totalOf(restated, lens),
  })) as [Totals, Totals];
  const change = differenceOf(now.recorded, then.recorded);
  const activityEffect = differenceOf(now.restated, then.restated);
  return {
    year: asked.year,
    before: { from: asked.beforeFrom, to: asked.beforeTo, ...then },
    after: { from: asked.afterFrom, to: asked.afterTo, ...now },
    change,
    activityEffect,
    factorEffect: differenceOf(change, activityEffect),
    keptTerms: keptTermsOf([...before.restated, ...after.restated], stated),
  };
}

type Totals = { recorded: string; restated: string };
