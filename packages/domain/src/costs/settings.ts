import { badRequest, refusedAt } from '../kernel/problem.ts';
import {
  type CostSettingsChanges,
  mostTrades,
  type StoredCostSettings,
  type TradeRate,
  tooManyTrades,
  tradeKey,
} from '../organizations/cost-settings.ts';

/** From a day on: after how many paid hours overtime begins, and what it costs then. */
type Overtime = { from: string; after: string | null; factor: string };

/** The company's cost settings. */
export type CostSettings = {
  /** In order of their start days; earlier rules stay valid for their days. */
  overtime: readonly Overtime[];
  /** Per cent of a head's budget at which an alert is raised. */
  alertLevels: readonly number[];
  /** The hourly cost for people without a rate. */
  tradeRates: readonly TradeRate[];
};

export const defaultCosts: CostSettings = {
  overtime: [],
  alertLevels: [80, 95, 100],
  tradeRates: [],
};

/** Settings that the company has not made have their defaults. */
export const costSettingsOf = ({
  costs,
}: {
  costs?: StoredCostSettings | undefined;
}): CostSettings => ({ ...defaultCosts, ...costs });

/** The rule of a day; undefined without one. */
export const overtimeOn = ({ overtime }: CostSettings, day: string): Overtime | undefined =>
  overtime.findLast(({ from }) => from <= day);

const noOvertime = { after: null, factor: '1.50' };

/**
 * Earlier pay is not changed: a new overtime rule applies from tomorrow. The rate
 * of a trade counts for all hours without a rate.
 */
export function changeCosts(
  settings: CostSettings,
  changes: CostSettingsChanges,
  tomorrow: string,
): CostSettings {
  const { overtimeAfter, overtimeFactor, alertLevels = settings.alertLevels } = changes;
  const { tradeRates = settings.tradeRates } = changes;
  const { after, factor } = settings.overtime.at(-1) ?? noOvertime;
  const isSame = overtimeAfter === undefined && overtimeFactor === undefined;
  const rule = {
    from: tomorrow,
    after: overtimeAfter === undefined ? after : overtimeAfter,
    factor: overtimeFactor ?? factor,
  };
  const before = settings.overtime.filter(({ from }) => from < tomorrow);
  return { overtime: isSame ? settings.overtime : [...before, rule], alertLevels, tradeRates };
}

type HasTradeRates = Pick<CostSettings, 'tradeRates'>;

/** With these rates; those of other trades stay. */
export const withTradeRates = (
  { tradeRates }: HasTradeRates,
  set: readonly TradeRate[],
): TradeRate[] => {
  const keys = set.map(({ trade }) => tradeKey(trade));
  const all = [...tradeRates.filter(({ trade }) => !keys.includes(tradeKey(trade))), ...set];
  if (all.length > mostTrades) throw refusedAt('rates', tooMany);
  return all;
};

const tooMany = badRequest('costs.too_many_trades', tooManyTrades);

/** The trades whose rate is another now. */
export function changedTrades(before: HasTradeRates, after: HasTradeRates): string[] {
  const ratesIn = ({ tradeRates }: HasTradeRates) =>
    new Map(tradeRates.map(({ trade, hourlyRate }) => [tradeKey(trade), hourlyRate]));
  const [former, current] = [ratesIn(before), ratesIn(after)];
  const all = new Set([...former.keys(), ...current.keys()]);
  return [...all].filter((trade) => former.get(trade) !== current.get(trade));
}
