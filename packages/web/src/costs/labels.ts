import type { CostSource, ForecastMethod, Measure } from '@sitewright/domain/costs/cost-values';
import {
  decimalOf,
  plainDecimal,
  readableDecimal,
  rounded,
  scaled,
} from '@sitewright/domain/kernel/decimal';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';

export const sourceLabels: Record<CostSource, string> = {
  labour: 'Live board',
  entry: 'Diary entry',
  plant: 'Plant hire',
  delivery: 'Delivery',
  order: 'Purchase order',
  cost: 'Entered by hand',
};

export const measureLabels: Record<Measure, string> = {
  actual: 'Actual',
  committed: 'Committed',
  open: 'Open commitment',
};

export const methodLabels: Record<ForecastMethod, string> = {
  budget_left: 'Budget and CPI',
  run_rate: 'Run rate',
  manual: 'Manual',
};

/** '55.7%', '−1.5%', and nothing where it is unknown. */
export const percentText = (share: string | null): string =>
  share === null ? '' : `${share.replace('-', '−')}%`;

/** '38.5 h' of '38.500': more than six minutes' care is lost on a sum. */
export const hoursText = (hours: string, unit = 'h'): string =>
  `${figureText(decimalOf(rounded(scaled(hours, 3), 100n), 1))} ${unit}`;
export const daysText = (days: string): string =>
  `${figureText(days)} ${plainDecimal(days) === '1' ? 'day' : 'days'}`;

/** '14 sheets', '61.5 h' */
export const quantityText = (quantity: string, unit: string | null): string =>
  unit === 'day' ? daysText(quantity) : [figureText(quantity), unit].filter(Boolean).join(' ');

/** With a true minus. */
const figureText = (decimal: string): string => readableDecimal(decimal).replace('-', '−');

export const isNegative = (amount: string | null): boolean => amount?.startsWith('-') ?? false;

/** Without its sign. */
export const sizeOf = (amount: string): string => amount.replace('-', '');

const overOrUnder = (amount: string): string => (isNegative(amount) ? 'over' : 'under');

/** '2.4% over', '0.3% under': the bar and the colour are never alone. */
export function varianceText(variance: string, percent: string | null): string {
  if (Number(variance) === 0) return 'on budget';
  return percent === null ? overOrUnder(variance) : `${sizeOf(percent)}% ${overOrUnder(variance)}`;
}

/** '+£8,600.00', '−£873.60' */
export const signed = (amount: string): string =>
  Number(amount) > 0 ? `+${formatPounds(amount)}` : formatPounds(amount);

/** '£23.2k', with the word 'under' next to it. */
export const shortVariance = (variance: string) => ({
  value: formatShortPounds(sizeOf(variance)),
  unit: Number(variance) === 0 ? 'on budget' : overOrUnder(variance),
});
