import { isBudgetSplit } from '@sitewright/domain/costs/budget-split';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import type { FigureName as DefinedFigure } from '@sitewright/domain/figure-definitions';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { useActor } from '../../platform/session.ts';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import type { TabProps } from '../cost-actions.ts';
import { FigureButton } from '../figure/figure-button.tsx';
import { figureLabels } from '../figure/figures.ts';
import { daysText, hoursText, varianceText } from '../labels.ts';
import type { FigureName } from '../search-params.ts';
import { UnpricedHours } from '../summary/cost-alerts.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';

export const LabourTab = ({ analysis }: TabProps) => (
  <>
    <UnpricedHours analysis={analysis} />
    <HeadKpis
      analysis={analysis}
      head="labour"
      quantity={{ label: 'Paid hours', text: hoursText(analysis.hours) }}
    />
    <RowsPanel
      title="Hours"
      slug={analysis.slug}
      filter={{ measure: 'actual', head: 'labour' }}
      empty="No hours yet. They come from the live board and the diary."
    />
  </>
);

export const PlantTab = ({ analysis }: TabProps) => (
  <>
    <HeadKpis
      analysis={analysis}
      head="plant"
      quantity={{ label: 'Plant hire days', text: daysText(analysis.plantDays) }}
    />
    <RowsPanel
      title="Days on hire"
      slug={analysis.slug}
      filter={{ measure: 'actual', head: 'plant' }}
      empty="No plant hired yet. Hire days come from the Plant tab of the contract."
    />
  </>
);

export function MaterialsTab({ analysis }: TabProps) {
  const isPriced = seesCosts(useActor());
  return (
    <>
      {isPriced && <HeadKpis analysis={analysis} head="materials" />}
      <RowsPanel
        title="Deliveries"
        slug={analysis.slug}
        filter={{ source: 'delivery' }}
        empty="No deliveries received yet."
      />
      <RowsPanel
        title="Approved orders"
        slug={analysis.slug}
        filter={{ source: 'order', measure: 'committed' }}
        empty="No orders approved yet."
      />
    </>
  );
}

export const StandingTab = ({ analysis }: TabProps) => (
  <>
    <StandingPanel analysis={analysis} />
    <RowsPanel
      title="Details"
      slug={analysis.slug}
      filter={{ measure: 'actual', reason: 'any' }}
      empty="No standing time recorded."
    />
  </>
);

type HeadKpisProps = {
  analysis: CostAnalysis;
  head: CostHead;
  /** How much there was of it. */
  quantity?: { label: DefinedFigure; text: string };
};

const shown = ['revised', 'actual', 'open', 'forecast', 'variance'] as const;

/** The figures of one cost head; its quantity comes first. */
function HeadKpis({ analysis, head, quantity }: HeadKpisProps) {
  const isPriced = seesCosts(useActor());
  const figures = analysis.heads.find((row) => row.head === head);
  const pounds =
    isPriced && figures ? shown.map((name) => kpiOf(name, figures, isBudgetSplit(analysis))) : [];
  return (
    <KpiStrip
      label={`${costHeadLabels[head]} figures`}
      figures={[...(quantity ? [quantityKpi(quantity, head)] : []), ...pounds]}
    />
  );
}

const quantityKpi = (
  { label, text }: NonNullable<HeadKpisProps['quantity']>,
  head: CostHead,
): Kpi => ({
  label,
  value: (
    <FigureButton figure="actual" of={head} amount={null}>
      {text}
    </FigureButton>
  ),
});

type Figures = CostAnalysis['heads'][number];

function kpiOf(
  figure: (typeof shown)[number] & FigureName,
  figures: Figures,
  hasOwnBudget: boolean,
): Kpi {
  const amount = figures[figure];
  const isVariance = figure === 'variance' && amount !== null;
  return {
    label: figureLabels[figure],
    value: (
      <FigureButton figure={figure} amount={amount} of={figures.head}>
        {amount ? formatShortPounds(amount) : '–'}
      </FigureButton>
    ),
    note: isVariance
      ? hasOwnBudget
        ? varianceText(amount, figures.variancePercent)
        : 'The budget is not split'
      : amount && formatPounds(amount),
  };
}
