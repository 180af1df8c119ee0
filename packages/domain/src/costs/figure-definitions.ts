import type { FigureDefinitions } from '../kernel/figure-definition.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import type { ForecastMethod } from './cost-values.ts';

const costBook = 'Cost transactions of the contract';

export const costFigureDefinitions = {
  originalValue: {
    name: 'Original contract value',
    formula: 'Contract value as entered on the contract',
    includes: 'The value agreed at the start',
    excludes: 'Approved changes and VAT',
    source: 'The contract',
  },
  value: {
    name: 'Contract value',
    formula: 'Original contract value + approved changes',
    includes: 'Changes to the contract value that have been approved',
    excludes: 'Proposed and rejected changes, and VAT',
    source: 'The contract and its budget changes',
  },
  originalBudget: {
    name: 'Original budget',
    formula: 'Budget as entered on the contract',
    includes: 'The budget agreed at the start; without one, the budgets of the cost heads',
    excludes: 'Approved changes and VAT',
    source: 'The contract',
  },
  revised: {
    name: 'Revised budget',
    formula: 'Original budget + approved changes',
    includes: 'Budget changes that have been approved, and budget not allocated to a cost head',
    excludes: 'Proposed and rejected changes, and VAT',
    source: 'The contract and its budget changes',
  },
  actual: {
    name: 'Actual to date',
    formula: 'Labour, hire, deliveries and costs entered by hand, to date',
    includes:
      'Crews still at work, up to this minute. Plant hired by the hour uses clocked hours, or diary hours on days with no clocked hours',
    excludes: 'Hours without a rate, orders not yet delivered, accruals and VAT',
    source: costBook,
  },
  committed: {
    name: 'Committed',
    formula: 'Net value of all approved orders',
    includes: 'Orders already delivered; a closed order counts the value of what was accepted',
    excludes: 'Orders awaiting approval, cancelled orders and VAT',
    source: 'Purchase orders as last approved',
  },
  open: {
    name: 'Open commitment',
    formula:
      'Net value of approved orders not yet closed − accepted deliveries + cost of the remaining hire notice',
    includes: 'Quantities not yet delivered, at the order price',
    excludes: 'Deliveries already accepted, closed and cancelled orders, and VAT',
    source: 'Purchase orders as last approved, their deliveries, and plant hires on notice',
  },
  toComplete: {
    name: 'Cost to complete',
    formula: 'Total cost to complete of all cost heads; zero once the contract is completed',
    includes: 'Unallocated budget that the cost heads are not forecast to use',
    excludes: 'Actual cost and open commitment',
    source: 'The forecast method of each cost head',
  },
  forecast: {
    name: 'Forecast final',
    formula: 'Actual + open commitment + cost to complete',
    includes: 'All cost heads and unallocated budget',
    excludes: 'Accruals and VAT',
    source: costBook,
  },
  variance: {
    name: 'Variance',
    formula: 'Revised budget − forecast final; negative means over budget',
    includes: 'All cost heads and unallocated budget',
    excludes: 'Proposed budget changes',
    source: 'Revised budget and forecast final',
  },
  margin: {
    name: 'Margin',
    formula: 'Contract value − forecast final',
    includes: 'Approved changes to the contract value',
    excludes: 'Unagreed variations and VAT',
    source: 'Contract value and forecast final',
  },
  standing: {
    name: 'Standing time',
    formula: 'Paid waiting hours × the rate, plus idle plant days × the rate',
    includes:
      'Paid pauses with a reason, and hired plant from its third working day in a row without use',
    excludes: 'Breaks, lunch and unpaid pauses',
    source: 'The live board and plant hires',
  },
  changes: {
    name: 'What moved the forecast',
    formula:
      'Costs posted, orders placed, decisions and re-estimates since that date; costs already forecast do not move it',
    includes: 'Every cause that changed the forecast final since the chosen date',
    excludes: 'Costs that the forecast already expected',
    source: costBook,
  },
  spent: {
    name: 'Budget spent',
    formula: 'Actual to date ÷ revised budget, in per cent',
    includes: 'On the contracts list: planning, active and on-hold contracts',
    excludes: 'Open commitment; on the contracts list also completed and cancelled contracts',
    source: 'Actual to date and revised budget',
  },
  complete: {
    name: 'Complete',
    formula: 'Work done ÷ total work on the contract, in per cent',
    includes: 'The latest progress assessment; a completed contract is 100% complete',
    excludes: 'Work done since that assessment',
    source: 'Progress assessments',
  },
  earnedValue: {
    name: 'Earned value',
    formula: 'Complete × revised budget',
    includes: 'Work done up to the latest progress assessment',
    excludes: 'Work done since that assessment',
    source: 'Progress assessments and revised budget',
  },
  cpi: {
    name: 'CPI',
    formula: 'Earned value ÷ actual cost to the date of the assessment; below 1 means over cost',
    includes: 'All cost heads; for a completed contract, all of its costs',
    excludes: 'Open commitment, and cost since the latest progress assessment',
    source: 'Progress assessments and cost transactions of the contract',
  },
  spi: {
    name: 'SPI',
    formula: 'Work done ÷ time elapsed to the date of the assessment; below 1 means late',
    includes: 'Calendar days from the start to the finish of the contract',
    excludes:
      'Contracts without a start and finish date, and completed contracts not assessed at 100%',
    source: 'Progress assessments and contract dates',
  },
  paidHours: {
    name: 'Paid hours',
    formula: 'People × paid hours',
    includes: 'Worked hours and paid pauses, with or without a rate',
    excludes: 'Unpaid pauses and plant',
    source: 'The live board and labour entries of the diary',
  },
  plantDays: {
    name: 'Plant hire days',
    formula: 'Total days charged for all machines on hire',
    includes: 'Days on hire until the charge ends',
    excludes: 'Days broken down, and machines charged by the hour',
    source: 'Plant hires',
  },
  valueToDate: {
    name: 'Total value',
    formula: 'Certified + applied but not certified + over/under-measure',
    includes: 'Value of the work to the end of the month',
    excludes: 'Any deduction for retention',
    source: 'The CVR of the month',
  },
  costToDate: {
    name: 'Total cost',
    formula: 'Actual + accruals',
    includes: 'Costs dated up to the end of the month',
    excludes: 'Open commitment',
    source: 'Cost transactions and the CVR of the month',
  },
  marginToDate: {
    name: 'Margin to date',
    formula: 'Total value − total cost',
    includes: 'Value and cost to the end of the month',
    excludes: 'Forecast cost and unagreed variations',
    source: 'The CVR of the month',
  },
  finalMargin: {
    name: 'Forecast final margin',
    formula: 'Contract value + unagreed variations − forecast final',
    includes: 'Unagreed variations, net of their cost and weighted by probability',
    excludes: 'Rejected variations',
    source: 'The CVR of the month',
  },
  retentionHeld: {
    name: 'Retention held',
    formula: 'Certified × retention rate − retention released',
    includes: 'Certified value only',
    excludes: 'Value applied for and not certified',
    source: 'The CVR of the month',
  },
} as const satisfies FigureDefinitions;

/** How the actual cost of these heads is calculated. */
export const actualFormulas: Partial<Record<CostHead, string>> = {
  labour: 'Paid hours × the rate on the day, plus overtime and costs entered by hand',
  plant: 'Days charged × the rate, plus costs entered by hand',
  materials: 'Accepted quantity × the order price, plus costs entered by hand',
};

/** How the cost to complete of a head is calculated, by its method. */
export const methodFormulas: Record<ForecastMethod, string> = {
  budget_left:
    'Revised budget − actual − open commitment; with a CPI below 1: revised budget ÷ CPI − actual − open commitment',
  run_rate: 'Average cost per working day in the last 28 days × working days to the finish',
  manual: 'Final cost entered by hand − actual − open commitment, never below zero',
};
