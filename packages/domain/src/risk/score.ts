import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import type { RiskBand } from './risk-values.ts';

/** How likely something is and how bad it would be, and the same once the controls stand. */
export type Judged = {
  likelihood: number;
  severity: number;
  residualLikelihood: number | null;
  residualSeverity: number | null;
};

type Weighed = Judged & { weight: string };

export const riskOf = ({ likelihood, severity }: Pick<Judged, 'likelihood' | 'severity'>): number =>
  likelihood * severity;

/** What is left of it, where somebody has said so. */
export const residualOf = ({ residualLikelihood, residualSeverity }: Judged): number | null =>
  residualLikelihood && residualSeverity ? residualLikelihood * residualSeverity : null;

/** What counts today: what is left of a risk, or all of it. */
export const standingRisk = (judged: Judged): number => residualOf(judged) ?? riskOf(judged);

/** `Σ(w × R) / Σw` in whole hundredths, so that nothing is lost on the way; from 1.00 to 25.00. */
export function overallScore(scores: readonly Weighed[]): string {
  const weights = scores.map(({ weight }) => scaled(weight, 2));
  const risks = scores.map((score, i) => (weights[i] ?? 0n) * BigInt(standingRisk(score)));
  return decimalOf(rounded(sum(risks) * 100n, sum(weights)), 2);
}

const sum = (sizes: readonly bigint[]): bigint => sizes.reduce((all, size) => all + size, 0n);

export const mostRisk = 25;

/** What the controls take away, of a hundred; nothing where nobody has said what is left. */
export function reductionOf(judged: Judged): number | null {
  const residual = residualOf(judged);
  const initial = riskOf(judged);
  return residual === null ? null : Math.round(((initial - residual) / initial) * 100);
}

/** From these on a risk is called so. */
export const criticalFrom = 20;
export const highFrom = 13;
const mediumFrom = 7;

const from: readonly (readonly [number, RiskBand])[] = [
  [criticalFrom, 'critical'],
  [highFrom, 'high'],
  [mediumFrom, 'medium'],
];

export const bandOf = (risk: number): RiskBand =>
  from.find(([least]) => risk >= least)?.[1] ?? 'low';

/** The worst first; of equals, the one that was worse to begin with. */
export const worstFirst = <J extends Judged>(judged: readonly J[]): J[] =>
  judged.toSorted((a, b) => standingRisk(b) - standingRisk(a) || riskOf(b) - riskOf(a));

/** What a contract is judged by unless somebody says otherwise, and how much each counts. */
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
