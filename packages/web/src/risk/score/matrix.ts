import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { levels, type RiskBand, riskBands } from '@sitewright/domain/risk/risk-values';
import { isOverdue, isSerious } from '@sitewright/domain/risk/rules';
import { bandOf, riskOf, standingRisk } from '@sitewright/domain/risk/score';
import type { MatrixFilter } from '../search-params.ts';

/** A category under the number by which the matrix calls it. */
export type NumberedScore = CategoryScore & { id: number };

export const numberScores = (scores: readonly CategoryScore[]): NumberedScore[] =>
  scores.map((score, i) => ({ ...score, id: i + 1 }));

/** Before the controls, or with them where a residual risk was entered. */
export type Stage = 'before' | 'after';

type Place = { likelihood: number; severity: number };

const placeOf = (score: CategoryScore, stage: Stage): Place =>
  stage === 'after' && score.residualLikelihood && score.residualSeverity
    ? { likelihood: score.residualLikelihood, severity: score.residualSeverity }
    : score;

const isSame = (place: Place, other: Place): boolean =>
  place.likelihood === other.likelihood && place.severity === other.severity;

/** The likeliest row comes first, as people draw it. */
export const rowsOf = (scores: readonly CategoryScore[], stage: Stage) =>
  levels.toReversed().map((likelihood) => ({
    likelihood,
    cells: levels.map((severity) => ({
      likelihood,
      severity,
      risk: riskOf({ likelihood, severity }),
      found: numberScores(scores).filter((score) =>
        isSame(placeOf(score, stage), { likelihood, severity }),
      ),
    })),
  }));

export type Cell = ReturnType<typeof rowsOf>[number]['cells'][number];

/** The worst first. */
export const byBand = (scores: readonly CategoryScore[]): { band: RiskBand; count: number }[] =>
  riskBands.toReversed().map((band) => ({
    band,
    count: scores.filter((score) => bandOf(standingRisk(score)) === band).length,
  }));

/** A cell shows what lies in it at the stage that is looked at. */
export function isShown(
  score: CategoryScore,
  shown: MatrixFilter,
  { stage, today }: { stage: Stage; today: string },
): boolean {
  if (!shown) return true;
  if ('problem' in shown)
    return shown.problem === 'serious' ? isSerious(score) : isOverdue(score, today);
  if ('band' in shown) return bandOf(standingRisk(score)) === shown.band;
  return isSame(placeOf(score, stage), shown);
}
