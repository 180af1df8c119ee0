import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { percentOf } from '../kernel/percent.ts';
import type { RiskBand } from './risk-values.ts';

/** Likelihood and severity, before and with the controls. */
type RatedRisk = {
  likelihood: number;
  severity: number;
  residualLikelihood: number | null;
  residualSeverity: number | null;
};

type Weighed = RatedRisk & { weight: string };

export const riskOf = ({
  likelihood,
  severity,
}: Pick<RatedRisk, 'likelihood' | 'severity'>): number => likelihood * severity;

/** The residual risk, if it is rated. */
export const residualOf = ({ residualLikelihood, residualSeverity }: RatedRisk): number | null =>
  residualLikelihood && residualSeverity ? residualLikelihood * residualSeverity : null;

/** The residual risk, or the initial risk if there is none. */
export const standingRisk = (rated: RatedRisk): number => residualOf(rated) ?? riskOf(rated);

/** `Σ(w × R) / Σw` in whole hundredths, so that nothing is lost on the way; from 1.00 to 25.00. */
export function overallScore(scores: readonly Weighed[]): string {
  const weights = scores.map(({ weight }) => scaled(weight, 2));
  const risks = scores.map((score, i) => (weights[i] ?? 0n) * BigInt(standingRisk(score)));
  return decimalOf(rounded(sum(risks) * 100n, sum(weights)), 2);
}

const sum = (sizes: readonly bigint[]): bigint => sizes.reduce((all, size) => all + size, 0n);

export const maxRiskScore = 25;

/** The reduction by controls in per cent; null without a residual rating. */
export function reductionOf(rated: RatedRisk): number | null {
  const residual = residualOf(rated);
  const initial = riskOf(rated);
  return residual === null ? null : Number(percentOf(BigInt(initial - residual), BigInt(initial)));
}

/** From these on a risk is called so. */
export const minCriticalScore = 20;
export const minHighScore = 13;
const mediumFrom = 7;

const from: readonly (readonly [number, RiskBand])[] = [
  [minCriticalScore, 'critical'],
  [minHighScore, 'high'],
  [mediumFrom, 'medium'],
];

export const bandOf = (risk: number): RiskBand =>
  from.find(([least]) => risk >= least)?.[1] ?? 'low';

/** The worst first; of equals, the one that was worse to begin with. */
export const worstFirst = <J extends RatedRisk>(rated: readonly J[]): J[] =>
  rated.toSorted((a, b) => standingRisk(b) - standingRisk(a) || riskOf(b) - riskOf(a));

/** The default risk categories and their weights. */
export const usualCategories = [
  { category: 'Health and safety', weight: '2.00' },
  { category: 'Programme', weight: '1.50' },
  { category: 'Cost', weight: '1.50' },
  { category: 'Client and contract', weight: '1.00' },
  { category: 'Design and information', weight: '1.00' },
  { category: 'Ground and site', weight: '1.00' },
  { category: 'Supply chain', weight: '1.00' },
  { category: 'Labour', weight: '1.00' },
  { category: 'Environment', weight: '1.00' },
  { category: 'Weather', weight: '1.00' },
  { category: 'Public and third parties', weight: '1.00' },
] as const;
