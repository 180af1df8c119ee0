import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { Link } from '@tanstack/react-router';
import { nameColumn } from '../../projects/contract-name.tsx';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { Changed } from '../figure/changed.tsx';
import { figureLabels } from '../figure/figures.ts';
import { daysText, hoursText, isNegative, percentText, varianceText } from '../labels.ts';
import type { FigureName } from '../search-params.ts';
import { VarianceBar, VarianceText } from '../summary/variance.tsx';
import { HealthBadge, healthLabels, healthOrder } from './health-badge.tsx';

type CostColumn = Column<ContractLine>;

/** Who may not see what things cost gets hours and quantities, and no empty columns. */
export const contractColumns = (isPriced: boolean, longest: number): CostColumn[] => [
  nameColumn('/cost-analysis/$slug', 176),
  ...(isPriced ? poundColumns(longest) : [hours, plantDays]),
  percent('percentComplete', 'Complete', ({ percentComplete }) => percentComplete),
  ...(isPriced ? [health] : []),
];

const poundColumns = (longest: number): CostColumn[] => [
  money('contractValue', 'Value', 'value'),
  money('revised', 'Budget', 'revised'),
  money('actual', 'Actual', 'actual'),
  { ...money('committed', 'Committed', 'committed'), isExtra: true },
  { ...money('open', 'Open commitment', 'open'), isExtra: true },
  money('forecast', 'Forecast', 'forecast'),
  variance(longest),
  margin,
];

type Amount = 'contractValue' | 'revised' | 'actual' | 'committed' | 'open' | 'forecast';

const money = (id: Amount, header: string, figure: FigureName): CostColumn => ({
  id,
  header,
  width: 120,
  align: 'right',
  cell: (line) => <FigureLink line={line} figure={figure} amount={line[id]} />,
  text: (line) => (line[id] ? formatPounds(line[id]) : ''),
  sortBy: (line) => line[id] && Number(line[id]),
  exportAs: (line) => line[id] && Number(line[id]),
  total: (lines) => <Money amount={sumOf(lines.map((line) => line[id]))} />,
});

type LinkProps = { line: ContractLine; figure: FigureName; amount: string | null };

/** A figure of a contract leads to what it is made of. */
const FigureLink = ({ line: { slug }, figure, amount }: LinkProps) =>
  amount && (
    <Link
      to="/cost-analysis/$slug"
      params={{ slug }}
      search={{ figure }}
      aria-label={`${formatPounds(amount)}, ${figureLabels[figure]}`}
      className="-my-0.5 py-0.5"
    >
      <Changed value={amount}>
        <Money amount={amount} />
      </Changed>
    </Link>
  );

const variance = (longest: number): CostColumn => ({
  id: 'variance',
  header: 'Variance',
  width: 150,
  align: 'right',
  cell: (line) => (
    <TwoLines
      first={
        <span className={cn(isNegative(line.variance) && red)}>
          <FigureLink line={line} figure="variance" amount={line.variance} />
        </span>
      }
      second={
        <>
          <VarianceBar variance={line.variance} most={longest} isSmall />
          <VarianceText {...line} />
        </>
      }
    />
  ),
  text: ({ variance: amount, variancePercent }) =>
    amount ? `${formatPounds(amount)} ${varianceText(amount, variancePercent)}` : '',
  sortBy: ({ variance: amount }) => amount && Number(amount),
  exportAs: ({ variance: amount }) => amount && Number(amount),
  total: (lines) => {
    const sum = sumOf(lines.map((line) => line.variance));
    return (
      <span className={cn(isNegative(sum) && red)}>
        <Money amount={sum} />
      </span>
    );
  },
});

/** A figure that is over; its pence are as red as its pounds. */
const red = 'font-semibold text-on-bad-soft [&_span]:text-inherit';

const margin: CostColumn = {
  id: 'margin',
  header: 'Margin',
  width: 116,
  align: 'right',
  cell: (line) =>
    line.margin && (
      <TwoLines
        first={
          <span className={cn(isNegative(line.margin) && red)}>
            <FigureLink line={line} figure="margin" amount={line.margin} />
          </span>
        }
        second={percentText(line.marginPercent)}
      />
    ),
  text: ({ margin: amount }) => (amount ? formatPounds(amount) : ''),
  sortBy: ({ margin: amount }) => amount && Number(amount),
  exportAs: ({ margin: amount }) => amount && Number(amount),
  total: (lines) => <Money amount={sumOf(lines.map((line) => line.margin))} />,
};

const percent = (
  id: string,
  header: string,
  of: (line: ContractLine) => string | null,
): CostColumn => ({
  id,
  header,
  width: 88,
  align: 'right',
  cell: (line) => percentText(of(line)),
  text: (line) => percentText(of(line)),
  sortBy: (line) => of(line) && Number(of(line)),
  exportAs: (line) => of(line) && Number(of(line)),
});

const health: CostColumn = {
  id: 'health',
  header: 'Health',
  width: 92,
  cell: ({ health: value }) => value && <HealthBadge health={value} />,
  text: ({ health: value }) => (value ? healthLabels[value] : ''),
  sortBy: ({ health: value }) => (value ? healthOrder.indexOf(value) : null),
};

const quantity = (
  id: 'hours' | 'plantDays',
  header: string,
  words: (amount: string) => string,
): CostColumn => ({
  id,
  header,
  width: 132,
  align: 'right',
  cell: (line) => words(line[id]),
  text: (line) => words(line[id]),
  sortBy: (line) => Number(line[id]),
  exportAs: (line) => Number(line[id]),
  total: (lines) =>
    words(
      decimalOf(
        lines.reduce((sum, line) => sum + scaled(line[id], 3), 0n),
        3,
      ),
    ),
});

const hours = quantity('hours', 'Paid hours', hoursText);
const plantDays = quantity('plantDays', 'Plant on hire', daysText);

/** A contract as the table has it. */
export type ContractLine = ContractCosts & { id: number };

export const linesOf = (contracts: readonly ContractCosts[]): ContractLine[] =>
  contracts.map((contract) => ({ ...contract, id: contract.projectId }));
