import type { CurvePoint } from '@sitewright/domain/costs/cost-figures';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { poundsTick } from '../../ui/charts/chart-styles.ts';
import type { Ink } from '../../ui/charts/patterns.tsx';
import { StackedColumns } from '../../ui/charts/stacked-columns.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { counted } from '../../ui/table/labels.ts';

type Props = { weeks: readonly CurvePoint[] };

/** Cost by week, stacked by cost head. */
export const WeeklyChart = ({ weeks }: Props) => (
  <StackedColumns
    label={`Cost by week and cost head, ${counted(weeks.length, weeks.length === 1 ? 'week' : 'weeks')}`}
    columns={weeks.map(({ day, byHead }) => ({
      key: day,
      name: formatDate(day).slice(0, 5),
      parts: costHeads.map((head) => ({ ink: inks[head], value: Number(byHead[head] ?? 0) })),
    }))}
    format={poundsTick}
  />
);

const inks: Record<CostHead, Ink> = {
  labour: 'labour',
  materials: 'materials',
  plant: 'plant',
  subcontract: 'transport',
  preliminaries: 'waste',
  other: 'energy',
};

export const headEntries = costHeads.map((head) => ({
  ink: inks[head],
  label: costHeadLabels[head],
}));
