import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-words';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';

export type Month = Footprint['byMonth'][number];

/** As many bars as can be told apart beside each other. */
const most = 24;

const tonne = 1000;

/** In tonnes, unless no month comes to one. */
export const unitOf = (months: readonly Month[]): 't' | 'kg' =>
  months.some(({ total }) => Number(total) >= tonne) ? 't' : 'kg';

/** The months as bars: a height for each category, in the unit of the chart. */
export function barsOf(months: readonly Month[], unit: 't' | 'kg') {
  const size = (kilograms: string | undefined) =>
    Number(kilograms ?? 0) / (unit === 't' ? tonne : 1);
  return months.slice(-most).map(({ month, total, categories }) => ({
    month,
    total: size(total),
    words: size(total).toFixed(1),
    ...(Object.fromEntries(
      carbonCategories.map((category) => [category, size(kilogramsOf(categories, category))]),
    ) as Record<CarbonCategory, number>),
  }));
}

export const kilogramsOf = (
  categories: Month['categories'],
  category: CarbonCategory,
): string | undefined => categories.find((one) => one.category === category)?.kilograms;

const daysInMonth = 365.25 / 12;

/** What a month may take of the target; nothing where nobody has set one, or nobody knows how long it is. */
export function targetPerMonth(
  target: string | null,
  { startDate, finishDate }: Pick<Project, 'startDate' | 'finishDate'>,
): number | undefined {
  if (!target || !startDate || !finishDate || finishDate <= startDate) return;
  return Number(target) / Math.max(1, daysBetween(startDate, finishDate) / daysInMonth);
}
