import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { formatWeight, type WeightUnit, weightUnit } from '@sitewright/domain/carbon/weight-text';
import { monthTick } from '../../ui/charts/chart-styles.ts';

export type Month = Footprint['byMonth'][number];

/** As many bars as are readable in a row. */
const most = 24;

const tonne = 1000;

/** In tonnes, unless every month is below one tonne. */
export const unitOf = (months: readonly Month[]): WeightUnit =>
  weightUnit(months.map(({ total }) => total));

/** The months as bars: a height for each category, in the unit of the chart. */
export function barsOf(months: readonly Month[], unit: WeightUnit) {
  const size = (kilograms: string | undefined) =>
    Number(kilograms ?? 0) / (unit === 't' ? tonne : 1);
  return months.slice(-most).map(({ month, total, categories }) => ({
    month,
    total: size(total),
    words: formatWeight(total, unit, 1),
    ...(Object.fromEntries(
      carbonCategories.map((category) => [category, size(kilogramsOf(categories, category))]),
    ) as Record<CarbonCategory, number>),
  }));
}

export const kilogramsOf = (
  categories: Month['categories'],
  category: CarbonCategory,
): string | undefined => categories.find((entry) => entry.category === category)?.kilograms;

/** 'Oct'; where they are of several years 'Oct 25'. */
export const monthNames = (bars: readonly Pick<Month, 'month'>[]) => {
  const isOfOneYear = new Set(bars.map(({ month }) => month.slice(0, 4))).size < 2;
  return (day: string): string =>
    `${monthTick(Date.parse(day))}${isOfOneYear ? '' : ` ${day.slice(2, 4)}`}`;
};
