import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { inPounds, inShortPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { useActor } from '../../platform/session.ts';
import { type Kpi, KpiStrip } from '../../ui/kpi-strip.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { figureLabels } from '../figure/figures.ts';
import { varianceWords } from '../labels.ts';
import type { FigureName } from '../search-params.ts';

type Props = {
  analysis: CostAnalysis;
  head: CostHead;
  /** How much there was of it. */
  quantity?: { label: string; text: string };
};

const shown = ['revised', 'actual', 'open', 'forecast', 'variance'] as const;

/** The figures of one cost head; its quantity comes first. */
export function HeadKpis({ analysis, head, quantity }: Props) {
  const isPriced = seesCosts(useActor());
  const figures = analysis.heads.find((row) => row.head === head);
  const pounds = isPriced && figures ? shown.map((name) => kpiOf(name, figures)) : [];
  return (
    <KpiStrip
      label={`${costHeadLabels[head]} in figures`}
      figures={[...(quantity ? [quantityKpi(quantity, head)] : []), ...pounds]}
    />
  );
}

const quantityKpi = ({ label, text }: NonNullable<Props['quantity']>, head: CostHead): Kpi => ({
  label,
  value: (
    <FigureButton figure="actual" of={head} amount={null}>
      {text}
    </FigureButton>
  ),
});

type Figures = CostAnalysis['heads'][number];

function kpiOf(figure: (typeof shown)[number] & FigureName, figures: Figures): Kpi {
  const amount = figures[figure];
  const isVariance = figure === 'variance' && amount !== null;
  return {
    label: figureLabels[figure],
    value: (
      <FigureButton figure={figure} amount={amount} of={figures.head}>
        {amount ? inShortPounds(amount) : '–'}
      </FigureButton>
    ),
    note: isVariance ? varianceWords(amount, figures.variancePercent) : amount && inPounds(amount),
  };
}
