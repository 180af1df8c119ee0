import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import type { FigureName } from '@sitewright/domain/figure-definitions';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { penceOf, sumOf } from '@sitewright/domain/kernel/pence';
import { percentOf } from '@sitewright/domain/kernel/percent';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { OctagonAlert } from 'lucide-react';
import type { Kpi } from '../../ui/layout/kpi-strip.tsx';
import { number } from '../../ui/table/labels.ts';
import { figureLabels } from '../figure/figures.ts';
import { daysText, hoursText, shortVariance } from '../labels.ts';

type Contracts = readonly ContractCosts[];

/** The totals of all contracts; without amounts for a user who may not see them. */
export const companyFigures = (contracts: Contracts, isPriced: boolean): Kpi[] =>
  isPriced ? poundFigures(contracts) : quantityFigures(contracts);

function poundFigures(contracts: Contracts): Kpi[] {
  const sum = (name: 'contractValue' | 'revised' | 'actual' | 'open' | 'forecast') =>
    sumOf(contracts.map((contract) => contract[name]));
  const spent = percentOf(penceOf(sum('actual')), penceOf(sum('revised')));
  return [
    pounds(figureLabels.value, sum('contractValue')),
    pounds(figureLabels.revised, sum('revised')),
    pounds(figureLabels.actual, sum('actual'), spent && `${spent}% of budget`),
    pounds(figureLabels.open, sum('open')),
    pounds(figureLabels.forecast, sum('forecast')),
    variance(contracts),
  ];
}

const pounds = (label: FigureName, amount: string, note?: string | null): Kpi => ({
  label,
  value: formatShortPounds(amount),
  full: formatPounds(amount),
  note: note ?? formatPounds(amount),
});

function variance(contracts: Contracts): Kpi {
  const { value, unit } = shortVariance(sumOf(contracts.map((contract) => contract.variance)));
  const over = contracts.filter(({ health }) => health === 'over').length;
  return {
    label: figureLabels.variance,
    value: (
      <>
        {value} <span className="text-sm font-normal tracking-normal text-text-2">{unit}</span>
      </>
    ),
    ...(over > 0
      ? {
          note: `${number(over)} ${over === 1 ? 'contract' : 'contracts'} over budget`,
          tone: 'bad',
          icon: OctagonAlert,
          link: { to: '/cost-analysis', search: { health: 'over' } },
        }
      : { note: 'No contracts over budget' }),
  };
}

const quantityFigures = (contracts: Contracts): Kpi[] => [
  { label: 'Paid hours', value: hoursText(totalOf(contracts, 'hours')) },
  { label: 'Plant hire days', value: daysText(totalOf(contracts, 'plantDays')) },
];

type Quantity = 'hours' | 'hoursWithoutRate' | 'plantDays';

/** Of all contracts together. */
export const totalOf = (contracts: Contracts, name: Quantity): string =>
  decimalOf(
    contracts.reduce((sum, contract) => sum + scaled(contract[name], 3), 0n),
    3,
  );
