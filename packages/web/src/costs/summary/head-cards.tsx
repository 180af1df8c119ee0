import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import { notAllocated } from '@sitewright/domain/costs/cost-values';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { FigureButton } from '../figure/figure-button.tsx';
import { figureLabels } from '../figure/figures.ts';
import type { FigureName } from '../search-params.ts';
import { SpentBar } from './spent-bar.tsx';
import { VarianceFigure } from './variance.tsx';

type Props = { analysis: CostAnalysis };

/** The cost heads on a phone: what each may cost, has cost and will cost. */
export const HeadCards = ({ analysis }: Props) => (
  <ul aria-label="Cost heads" className="grid gap-3">
    {analysis.heads.map((head) => (
      <HeadCard key={head.head} title={costHeadLabels[head.head]} figures={head} of={head.head} />
    ))}
    {Number(analysis.unallocated.budget) !== 0 && (
      <li className="text-sm text-text-2">
        {notAllocated}: {inPounds(analysis.unallocated.budget ?? '0')} of the budget.
      </li>
    )}
    <HeadCard title="Total" figures={analysis} />
  </ul>
);

type CardProps = {
  title: string;
  figures: Omit<HeadFigures, 'head' | 'method' | 'note'>;
  of?: HeadFigures['head'];
};

const shown = ['revised', 'actual', 'open', 'toComplete', 'forecast'] satisfies FigureName[];

const HeadCard = ({ title, figures, of }: CardProps) => (
  <li className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-base">{title}</h2>
      <VarianceFigure {...figures} of={of} />
    </div>
    <SpentBar spent={figures.spent} of={title.toLowerCase()} />
    <dl className="text-sm tabular-nums">
      {shown.map((figure) => (
        <div key={figure} className="flex items-center justify-between gap-3">
          <dt className="text-text-2">{figureLabels[figure]}</dt>
          <dd>
            <FigureButton figure={figure} of={of} amount={figures[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  </li>
);
