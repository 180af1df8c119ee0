import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { percentOf } from '../kernel/percent.ts';
import { daysElapsed } from '../projects/programme.ts';
import { isOver, type ProjectStatus } from '../projects/status.ts';
import { costHeadLabels } from '../purchase-orders/order-labels.ts';
import { type CostHead, costHeads } from '../purchase-orders/order-status.ts';
import type {
  ContractCosts,
  CostAlert,
  CostAnalysis,
  HeadFigures,
  Health,
  StandingFigures,
} from './cost-figures.ts';
import { type Forecast, type ForecastFacts, forecastOf, type HeadForecast } from './forecast.ts';

/** The parts of a contract that its figures depend on. */
export type Contract = {
  projectId: number;
  slug: string;
  code: string | null;
  name: string;
  status: ProjectStatus;
  startDate: string | null;
  finishDate: string | null;
  contractValue: string | null;
  budget: string | null;
};

/** The quantity without a price. */
export type Quantities = Pick<ContractCosts, 'hours' | 'hoursWithoutRate' | 'plantDays'>;

/** Work done by a day, and cost to that day. */
export type Progress = { percent: string; date: string; spent: string };

export type ContractFacts = Omit<
  ForecastFacts,
  'budget' | 'finishDate' | 'hasEnded' | 'progress'
> & {
  contract: Contract;
  quantities: Quantities;
  progress: Progress | undefined;
  alertLevels: readonly number[];
};

/** The facts that the forecast depends on. */
export const forecastFacts = ({ contract, progress, ...facts }: ContractFacts): ForecastFacts => ({
  ...facts,
  budget: contract.budget,
  finishDate: contract.finishDate,
  hasEnded: isOver(contract.status),
  progress,
});

export const forecastIn = (facts: ContractFacts): Forecast => forecastOf(forecastFacts(facts));

const ratioOf = (part: bigint, whole: bigint): string | null =>
  whole > 0n ? decimalOf(rounded(part * 100n, whole), 2) : null;

type Sums = Forecast['total'];

const sumsOf = ({ forecast, revised, actual, ...sums }: Sums) => ({
  budget: poundsOf(sums.budget),
  changes: poundsOf(sums.changes),
  revised: poundsOf(revised),
  actual: poundsOf(actual),
  committed: poundsOf(sums.committed),
  open: poundsOf(sums.open),
  toComplete: poundsOf(sums.toComplete),
  forecast: poundsOf(forecast),
  variance: poundsOf(revised - forecast),
  spent: percentOf(actual, revised),
  variancePercent: percentOf(revised - forecast, revised),
});

const headFigures = ({
  head,
  method,
  finalCost,
  note,
  why,
  ...sums
}: HeadForecast): HeadFigures => ({
  head,
  method,
  finalCost,
  note,
  why,
  ...sumsOf(sums),
});

/** The contract value with approved changes; null if it is not set. */
export const revisedValue = (
  contractValue: string | null,
  changes: ForecastFacts['changes'],
): string | null =>
  contractValue && sumOf([contractValue, ...changes.map(({ valueAmount }) => valueAmount)]);

/** A contract in one line. */
export function contractCosts(facts: ContractFacts, forecast = forecastIn(facts)): ContractCosts {
  const { budget: _whole, ...contract } = facts.contract;
  const { total, heads } = forecast;
  const contractValue = revisedValue(contract.contractValue, facts.changes);
  const value = contractValue === null ? null : penceOf(contractValue);
  const margin = value === null ? null : value - total.forecast;
  return {
    ...contract,
    ...sumsOf(total),
    contractValue,
    margin: margin === null ? null : poundsOf(margin),
    marginPercent: margin === null ? null : percentOf(margin, value ?? 0n),
    ...progressFigures(facts, total),
    actualByHead: Object.fromEntries(
      heads.map(({ head, actual }) => [head, poundsOf(actual)]),
    ) as Record<CostHead, string>,
    ...facts.quantities,
    health: healthOf(forecast, alertsOf(heads, alertLevelsOf(facts))),
  };
}

/** Earned value against what it had cost by then (CPI) and against the time elapsed by then (SPI). */
function progressFigures(facts: ContractFacts, sums: Sums) {
  const progress = latestProgress(facts, sums);
  if (!progress) return { percentComplete: null, earnedValue: null, cpi: null, spi: null };
  const done = scaled(progress.percent, 2);
  const earned = rounded(done * sums.revised, 10_000n);
  return {
    percentComplete: decimalOf(rounded(done, 10n), 1),
    earnedValue: poundsOf(earned),
    cpi: ratioOf(earned, penceOf(progress.spent)),
    spi: spiOf(facts.contract, done, progress.date),
  };
}

function spiOf(contract: ContractFacts['contract'], done: bigint, date: string | null) {
  const days = date ? daysElapsed(contract, date) : undefined;
  return days ? ratioOf(done * BigInt(days.total), 10_000n * BigInt(days.gone)) : null;
}

/** A completed contract is 100% complete at its actual cost; its date is known only if it was assessed at 100%. */
function latestProgress({ contract, progress }: ContractFacts, { actual }: Sums) {
  if (contract.status !== 'completed') return progress;
  const isAssessed = progress && scaled(progress.percent, 2) === 10_000n;
  return { percent: '100.00', spent: poundsOf(actual), date: isAssessed ? progress.date : null };
}

/** Without a budget there is no overrun. */
const healthOf = ({ total }: Forecast, alerts: readonly CostAlert[]): Health | null => {
  if (total.revised === 0n) return null;
  if (total.forecast > total.revised) return 'over';
  return alerts.length > 0 ? 'watch' : 'good';
};

/** A contract that has ended has no more use of warnings; its health says whether it is over budget. */
const alertLevelsOf = ({ contract, alertLevels }: ContractFacts): readonly number[] =>
  isOver(contract.status) ? [] : alertLevels;

/** The highest alert level that spent plus ordered has reached, for each cost head. */
export const alertsOf = (heads: readonly HeadForecast[], levels: readonly number[]): CostAlert[] =>
  heads.flatMap(({ head, actual, open, revised }) => {
    const taken = (actual + open) * 100n;
    const reached = levels.filter((level) => revised > 0n && taken >= BigInt(level) * revised);
    if (reached.length === 0) return [];
    const share = percentOf(actual + open, revised);
    const message = `${share}% of the ${costHeadLabels[head].toLowerCase()} budget is spent or ordered`;
    return [{ head, level: Math.max(...reached), message }];
  });

/** A contract with all figures of its page. */
export function analysisOf(
  facts: ContractFacts,
  standing: readonly StandingFigures[],
  asOf: string,
): CostAnalysis {
  const forecast = forecastIn(facts);
  const { budget, toComplete } = forecast.unallocated;
  return {
    ...contractCosts(facts, forecast),
    asOf,
    heads: forecast.heads.map(headFigures),
    unallocated: { budget: poundsOf(budget), toComplete: poundsOf(toComplete) },
    standing: standing.toSorted((a, b) => Number(penceOf(b.cost ?? '0') - penceOf(a.cost ?? '0'))),
    alerts: alertsOf(forecast.heads, alertLevelsOf(facts)),
    progressOn: facts.progress?.date ?? null,
  };
}

/** Every head with nothing. */
export const zeroByHead = Object.fromEntries(costHeads.map((head) => [head, '0.00'])) as Record<
  CostHead,
  string
>;
