import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import { notAllocated } from '@sitewright/domain/costs/cost-values';
import { penceOf, poundsOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { Money } from '../../ui/format/money.tsx';
import { useNarrow } from '../../ui/table/use-medium.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { HeadCards } from './head-cards.tsx';
import { SpentBar } from './spent-bar.tsx';
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
            Variance, over or under budget
          </th>
        </tr>
      </thead>
      <tbody>
        {analysis.heads.map((head) => (
          <tr key={head.head}>
            <th scope="row">{costHeadLabels[head.head]}</th>
            <Figures figures={head} of={head.head} most={longest(analysis.heads)} />
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

type Sums = Omit<HeadFigures, 'head' | 'method' | 'note'>;

type FiguresProps = { figures: Sums; of?: HeadFigures['head']; most: number };

const Figures = ({ figures, of, most }: FiguresProps) => (
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
    <td>
      <VarianceBar variance={figures.variance} most={most} />
    </td>
    <td>
      <VarianceFigure {...figures} of={of} />
    </td>
  </>
);

/** Zero is shown muted. */
const quiet = (amount: string | null) => (Number(amount) === 0 ? 'text-text-2' : '');

/** What of the contract's budget no head has; it counts in the total. */
const Unallocated = ({ unallocated: { budget, toComplete } }: CostAnalysis) =>
  budget !== null &&
  toComplete !== null &&
  Number(budget) !== 0 && (
    <tr className="text-text-2">
      <th scope="row" className="font-normal!">
        {notAllocated}
      </th>
      <td>
        <Money amount={budget} />
      </td>
      <td colSpan={3}>Nothing is booked to it</td>
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
