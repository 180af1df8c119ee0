import { isBudgetSplit } from '@sitewright/domain/costs/budget-split';
import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import { overAllocatedText, unallocatedText } from '@sitewright/domain/costs/cost-values';
import { penceOf, poundsOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { useNarrow } from '../../ui/table/use-media.ts';
import { FigureButton } from '../figure/figure-button.tsx';
import { figureLabels } from '../figure/figures.ts';
import { percentText } from '../labels.ts';
import type { FigureName } from '../search-params.ts';
import { longest, VarianceBar, VarianceFigure } from './variance.tsx';

type Props = { analysis: CostAnalysis };

/** Every cost head in one line, and all of them together. */
export const HeadTable = ({ analysis }: Props) =>
  useNarrow() ? <HeadCards analysis={analysis} /> : <Table analysis={analysis} />;

const Table = ({ analysis }: Props) => (
  <div className="rounded-card border border-line bg-surface">
    <WideTable label="Cost heads">
      <thead>
        <tr>
          <th scope="col">Cost head</th>
          <th scope="col">Revised budget</th>
          <th scope="col">Actual</th>
          <th scope="col" className="text-left!">
            Spent
          </th>
          <th scope="col">Open commitment</th>
          <th scope="col">To complete</th>
          <th scope="col">Forecast final</th>
          <th scope="col" colSpan={2}>
            Variance, over/under budget
          </th>
        </tr>
      </thead>
      <tbody>
        {analysis.heads.map((head) => (
          <tr key={head.head}>
            <th scope="row">{costHeadLabels[head.head]}</th>
            <Figures
              figures={head}
              of={head.head}
              most={longest(analysis.heads)}
              hasOwnBudget={isBudgetSplit(analysis)}
            />
          </tr>
        ))}
        <Unallocated {...analysis} />
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <Figures figures={analysis} most={longest(analysis.heads)} />
        </tr>
      </tfoot>
    </WideTable>
  </div>
);

type Sums = Omit<HeadFigures, 'head' | 'method' | 'finalCost' | 'note' | 'why'>;

type FiguresProps = {
  figures: Sums;
  of?: HeadFigures['head'];
  most: number;
  /** Without one it can be neither over nor under it. */
  hasOwnBudget?: boolean;
};

const Figures = ({ figures, of, most, hasOwnBudget = true }: FiguresProps) => (
  <>
    <td>
      <FigureButton figure="revised" of={of} amount={figures.revised} />
    </td>
    <td>
      <FigureButton figure="actual" of={of} amount={figures.actual} />
    </td>
    <td className="text-left!">
      <SpentBar spent={figures.spent} of={of ? costHeadLabels[of].toLowerCase() : 'whole'} />
    </td>
    <td>
      <FigureButton figure="open" of={of} amount={figures.open} className={quiet(figures.open)} />
    </td>
    <td>
      <FigureButton
        figure="toComplete"
        of={of}
        amount={figures.toComplete}
        {...(of && { className: 'text-text-2' })}
      />
    </td>
    <td>
      <FigureButton figure="forecast" of={of} amount={figures.forecast} />
    </td>
    <td>{hasOwnBudget && <VarianceBar variance={figures.variance} most={most} />}</td>
    <td>
      <VarianceFigure {...figures} of={of} hasOwnBudget={hasOwnBudget} />
    </td>
  </>
);

/** Zero is shown muted. */
const quiet = (amount: string | null) => (Number(amount) === 0 ? 'text-text-2' : '');

/** The unallocated part of the contract's budget; it is included in the total. */
const Unallocated = ({ unallocated: { budget, toComplete } }: CostAnalysis) =>
  budget !== null &&
  toComplete !== null &&
  Number(budget) !== 0 && (
    <tr className={Number(budget) < 0 ? 'text-on-warn-soft' : 'text-text-2'}>
      <th scope="row" className="font-normal!">
        {Number(budget) < 0 ? overAllocatedText : unallocatedText}
      </th>
      <td>
        <Money amount={budget} />
      </td>
      <td colSpan={3}>No costs posted</td>
      <td>
        <Money amount={toComplete} />
      </td>
      <td>
        <Money amount={toComplete} />
      </td>
      <td colSpan={2}>
        <Money amount={poundsOf(penceOf(budget) - penceOf(toComplete))} />
      </td>
    </tr>
  );

/** The cost heads on a phone: what each may cost, has cost and will cost. */
const HeadCards = ({ analysis }: Props) => (
  <ul aria-label="Cost heads" className="grid gap-3">
    {analysis.heads.map((head) => (
      <HeadCard
        key={head.head}
        title={costHeadLabels[head.head]}
        figures={head}
        of={head.head}
        hasOwnBudget={isBudgetSplit(analysis)}
      />
    ))}
    {Number(analysis.unallocated.budget) !== 0 && (
      <li className="text-sm text-text-2">{shareText(analysis.unallocated.budget ?? '0')}</li>
    )}
    <HeadCard title="Total" figures={analysis} />
  </ul>
);

const shareText = (budget: string): string =>
  budget.startsWith('-')
    ? `${overAllocatedText}: ${formatPounds(budget.slice(1))} allocated to heads.`
    : `${unallocatedText}: ${formatPounds(budget)} of the budget.`;

type CardProps = Omit<FiguresProps, 'most'> & { title: string };

const shown = ['revised', 'actual', 'open', 'toComplete', 'forecast'] satisfies FigureName[];

const HeadCard = ({ title, figures, of, hasOwnBudget = true }: CardProps) => (
  <li className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-base">{title}</h2>
      <VarianceFigure {...figures} of={of} hasOwnBudget={hasOwnBudget} />
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

type SpentBarProps = { spent: string | null; of: string };

/** How much of a budget is spent; red where all of it is. */
function SpentBar({ spent, of }: SpentBarProps) {
  if (spent === null) return null;
  const share = Math.max(0, Number(spent));
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span
        role="progressbar"
        aria-label={`Share of the ${of} budget spent`}
        aria-valuenow={Math.min(100, Math.round(share))}
        aria-valuetext={percentText(spent)}
        className="relative h-1.5 w-12 overflow-hidden rounded-full bg-track"
      >
        <span
          className={cn('absolute inset-y-0 left-0', share > 100 ? 'bg-bad' : 'bg-brand-text')}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'min-w-9 text-left text-xs tracking-normal',
          share > 100 ? 'text-on-bad-soft' : 'text-text-2',
        )}
      >
        {percentText(spent)}
      </span>
    </span>
  );
}
