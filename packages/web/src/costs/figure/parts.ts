import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { FigureName } from '../search-params.ts';
import { figureLabels, type ShownFigure } from './figures.ts';

/** One line of a figure that is made of other figures. */
type Part = {
  label: string;
  note?: string | null;
  amount: string;
  /** Where it can be opened itself. */
  opens?: ShownFigure;
};

const minus = (amount: string | null): string => poundsOf(-penceOf(amount ?? '0'));

type Sums = Pick<CostAnalysis, 'revised' | 'actual' | 'open' | 'toComplete' | 'forecast'>;

/** The parts of a figure; its lines add up to it. */
export function partsOf(
  shownFigure: ShownFigure,
  analysis: CostAnalysis,
  changes: readonly BudgetChange[],
): Part[] {
  const head = analysis.heads.find((row) => row.head === shownFigure.of);
  const sums: Sums = head ?? analysis;
  const part = (figure: keyof Sums, amount = sums[figure]): Part => ({
    label: figureLabels[figure],
    amount: amount ?? '0.00',
    opens: { figure, of: head?.head },
  });
  const ways: Partial<Record<FigureName, () => Part[]>> = {
    value: () => valueParts(analysis, changes),
    revised: () => budgetParts(shownFigure, analysis, changes),
    toComplete: () => (head ? leftParts(head, part) : headParts(analysis)),
    forecast: () => [part('actual'), part('open'), part('toComplete')],
    variance: () => [part('revised'), part('forecast', minus(sums.forecast))],
    margin: () => [
      {
        label: figureLabels.value,
        amount: analysis.contractValue ?? '0.00',
        opens: { figure: 'value' },
      },
      part('forecast', minus(analysis.forecast)),
    ],
  };
  return ways[shownFigure.figure]?.() ?? [];
}

const approved = (changes: readonly BudgetChange[]) =>
  changes.filter(({ status }) => status === 'approved');

function valueParts({ contractValue }: CostAnalysis, changes: readonly BudgetChange[]): Part[] {
  const added = approved(changes).filter(({ valueAmount }) => Number(valueAmount) !== 0);
  const first = sumOf([contractValue, ...added.map(({ valueAmount }) => minus(valueAmount))]);
  return [
    { label: 'Original', amount: first },
    ...added.map(({ description, valueAmount }) => ({ label: description, amount: valueAmount })),
  ];
}

function budgetParts(
  { of }: ShownFigure,
  { heads, unallocated }: CostAnalysis,
  changes: readonly BudgetChange[],
): Part[] {
  const added = approved(changes).filter(
    ({ head, budgetAmount }) => (!of || head === of) && Number(budgetAmount) !== 0,
  );
  return [
    ...heads
      .filter(({ head, budget }) => (of ? head === of : Number(budget) !== 0))
      .map(({ head, budget }) => ({
        label: of ? 'Original budget' : `Original ${costHeadLabels[head].toLowerCase()} budget`,
        amount: budget ?? '0.00',
      })),
    ...(of || Number(unallocated.budget) === 0
      ? []
      : [{ label: unallocatedText, amount: unallocated.budget ?? '0.00' }]),
    ...added.map(({ head, description, budgetAmount }) => ({
      label: description,
      note: costHeadLabels[head],
      amount: budgetAmount,
    })),
  ];
}

type Method = Pick<CostAnalysis['heads'][number], 'why' | 'note' | keyof Sums>;

/** Where the rest of the budget counts, it is shown as the budget less what was taken from it. */
function leftParts(head: Method, part: (figure: keyof Sums, amount?: string) => Part): Part[] {
  const taken = [
    part('revised'),
    part('actual', minus(head.actual)),
    part('open', minus(head.open)),
  ];
  const isRest = sumOf(taken.map(({ amount }) => amount)) === head.toComplete;
  if (isRest && Number(head.toComplete) !== 0) return taken;
  const note = [head.why, head.note].filter(Boolean).join(' ');
  return [{ label: figureLabels.toComplete, note, amount: head.toComplete ?? '0.00' }];
}

const headParts = ({ heads, unallocated }: CostAnalysis): Part[] =>
  [
    ...heads.map(
      ({ head, toComplete }): Part => ({
        label: costHeadLabels[head],
        amount: toComplete ?? '0.00',
        opens: { figure: 'toComplete', of: head },
      }),
    ),
    { label: unallocatedText, amount: unallocated.toComplete ?? '0.00' },
  ].filter(({ amount }) => Number(amount) !== 0);
