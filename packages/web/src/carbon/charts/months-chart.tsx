import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { formatWeight, type WeightUnit } from '@sitewright/domain/carbon/weight-text';
import { StackedColumns } from '../../ui/charts/stacked-columns.tsx';
import { number } from '../../ui/table/labels.ts';
import { categoryInk } from './category-ink.ts';
import { barsOf, type Month, monthNames, unitOf } from './months.ts';

type Props = {
  months: readonly Month[];
  /** What a month may take of the target, in kilograms. */
  target: string | undefined;
};

/** What each month emitted, stacked by category, with the line that it should keep below. */
export function MonthsChart({ months, target }: Props) {
  const unit = unitOf(months);
  const bars = barsOf(months, unit);
  const monthOf = monthNames(bars);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <p className="ml-3 flex items-center gap-2 text-xs">{target && targetText(target, unit)}</p>
      <StackedColumns
        label={`Carbon by month and category: ${bars.map(({ month, words }) => `${monthOf(month)} ${words} ${unit}`).join(', ')}`}
        columns={bars.map((bar) => ({
          key: bar.month,
          name: monthOf(bar.month),
          total: bar.words,
          parts: carbonCategories.map((category) => ({
            ink: categoryInk[category],
            value: bar[category],
          })),
        }))}
        format={number}
        target={target === undefined ? undefined : Number(target) / (unit === 't' ? 1000 : 1)}
      />
    </div>
  );
}

/** Above the chart, clear of its bars. */
const targetText = (target: string, unit: WeightUnit) => (
  <>
    <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-text" />
    Target {formatWeight(target, unit, 1)} {unit} per month
  </>
);
