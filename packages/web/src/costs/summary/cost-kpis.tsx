import { isBudgetSplit } from '@sitewright/domain/costs/budget-split';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { TriangleAlert } from 'lucide-react';
import { capitalised } from '../../ui/format/labels.ts';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { figureLabels } from '../figure/figures.ts';
import {
  daysText,
  hoursText,
  isNegative,
  percentText,
  shortVariance,
  varianceText,
} from '../labels.ts';
import type { FigureName } from '../search-params.ts';

/** The value, budget, actual cost and forecast of a contract. */
export const CostKpis = ({ analysis }: { analysis: CostAnalysis }) => (
  <KpiStrip label="Contract figures" figures={figuresOf(analysis)} />
);

const figuresOf = (analysis: CostAnalysis): Kpi[] => [
  pounds('value', analysis.contractValue, analysis.contractValue ? undefined : 'Not set'),
  pounds('revised', analysis.revised),
  pounds('actual', analysis.actual, analysis.spent && `${percentText(analysis.spent)} of budget`),
  pounds('open', analysis.open),
  pounds('forecast', analysis.forecast),
  ...(analysis.variance ? [variance(analysis, analysis.variance)] : []),
];

const pounds = (figure: FigureName, amount: string | null, note?: string | null): Kpi => ({
  label: figureLabels[figure],
  value: (
    <FigureButton figure={figure} amount={amount}>
      {amount ? formatShortPounds(amount) : '–'}
    </FigureButton>
  ),
  note: note ?? (amount && formatPounds(amount)),
});

function variance(analysis: CostAnalysis, amount: string): Kpi {
  const { heads, variancePercent } = analysis;
  const { value, unit } = shortVariance(amount);
  const over = isBudgetSplit(analysis) ? heads.filter((head) => isNegative(head.variance)) : [];
  return {
    label: figureLabels.variance,
    value: (
      <>
        <FigureButton figure="variance" amount={amount}>
          {value}
        </FigureButton>{' '}
        <span className="text-sm font-normal tracking-normal text-text-2">{unit}</span>
      </>
    ),
    ...(over.length > 0
      ? { note: overWords(over), tone: 'warn', icon: TriangleAlert, link: linkTo(over) }
      : {
          note: Number(amount) === 0 ? formatPounds(amount) : varianceText(amount, variancePercent),
        }),
  };
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One head opens directly; several are in the list of all heads. */
const linkTo = ([first, ...others]: readonly CostAnalysis['heads'][number][]): Kpi['link'] => ({
  to: '.',
  search: (before) =>
    others.length > 0
      ? { ...before, tab: 'heads' as const }
      : { ...before, figure: 'variance' as const, of: first?.head },
});

/** 'Labour and plant over budget' */
const overWords = (over: readonly CostAnalysis['heads'][number][]): string =>
  `${capitalised(and.format(over.map(({ head }) => costHeadLabels[head].toLowerCase())))} over budget`;

/** For a user who may not see costs. */
export const QuantityKpis = ({ analysis }: { analysis: CostAnalysis }) => (
  <KpiStrip
    label="Contract figures"
    figures={[
      { label: 'Paid hours', value: hoursText(analysis.hours) },
      { label: 'Plant hire days', value: daysText(analysis.plantDays) },
      { label: 'Complete', value: percentText(analysis.percentComplete) || '–' },
    ]}
  />
);
