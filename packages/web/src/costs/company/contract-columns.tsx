import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { Link } from '@tanstack/react-router';
import { nameColumn } from '../../projects/contract-name.tsx';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import type { Column } from '../../ui/table/column.ts';
import {
  type ColumnOptions,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../../ui/table/columns.tsx';
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
  numberColumn('percentComplete', 'Complete', ({ percentComplete }) => percentComplete, {
    width: 88,
    text: ({ percentComplete }) => percentText(percentComplete),
  }),
  ...(isPriced ? [health] : []),
];

const poundColumns = (longest: number): CostColumn[] => [
  money('contractValue', 'Contract value', 'value'),
  money('revised', 'Revised budget', 'revised'),
  money('actual', 'Actual', 'actual'),
  money('committed', 'Committed', 'committed', { isExtra: true }),
  money('open', 'Open commitment', 'open', { isExtra: true }),
  money('forecast', 'Forecast final', 'forecast'),
  variance(longest),
  margin,
];

type Amount = 'contractValue' | 'revised' | 'actual' | 'committed' | 'open' | 'forecast';

const money = (
  id: Amount,
  header: string,
  figure: FigureName,
  options: ColumnOptions<ContractLine> = {},
): CostColumn =>
  moneyColumn(id, header, (line) => line[id], {
    width: 120,
    cell: (line) => <FigureLink line={line} figure={figure} amount={line[id]} />,
    ...options,
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

const variance = (longest: number): CostColumn =>
  moneyColumn('variance', 'Variance', (line) => line.variance, {
    width: 150,
    cell: (line) => <RedIfNegative line={line} figure="variance" amount={line.variance} />,
    second: (line) => (
      <>
        <VarianceBar variance={line.variance} most={longest} isSmall />
        <VarianceText {...line} />
      </>
    ),
    secondAs: [{ header: 'Variance, %', of: (line) => numberOf(line.variancePercent) }],
    text: ({ variance: amount, variancePercent }) =>
      amount ? `${formatPounds(amount)} ${varianceText(amount, variancePercent)}` : '',
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

const RedIfNegative = (props: LinkProps) => (
  <span className={cn(isNegative(props.amount) && red)}>
    <FigureLink {...props} />
  </span>
);

const margin = moneyColumn<ContractLine>('margin', 'Margin', (line) => line.margin, {
  width: 116,
  cell: (line) => <RedIfNegative line={line} figure="margin" amount={line.margin} />,
  second: ({ margin: amount, marginPercent }) => amount && percentText(marginPercent),
  secondAs: [{ header: 'Margin, %', of: (line) => numberOf(line.marginPercent) }],
});

const numberOf = (percent: string | null): number | null => (percent ? Number(percent) : null);

const health: CostColumn = textColumn(
  'health',
  'Health',
  ({ health: value }) => value && healthLabels[value],
  {
    width: 92,
    cell: ({ health: value }) => value && <HealthBadge health={value} />,
    sortBy: ({ health: value }) => (value ? healthOrder.indexOf(value) : null),
  },
);

const quantity = (
  id: 'hours' | 'plantDays',
  header: string,
  format: (amount: string) => string,
): CostColumn =>
  numberColumn(id, header, (line) => line[id], {
    width: 132,
    text: (line) => format(line[id]),
    total: (lines) => {
      const sum = lines.reduce((sofar, line) => sofar + scaled(line[id], 3), 0n);
      return format(decimalOf(sum, 3));
    },
  });

const hours = quantity('hours', 'Paid hours', hoursText);
const plantDays = quantity('plantDays', 'Plant hire days', daysText);

/** A contract as the table has it. */
export type ContractLine = ContractCosts & { id: number };

export const linesOf = (contracts: readonly ContractCosts[]): ContractLine[] =>
  contracts.map((contract) => ({ ...contract, id: contract.projectId }));
