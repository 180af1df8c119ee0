/** The measures of a cost book row: actual, committed, and the open part of the commitment. */
export const measures = ['actual', 'committed', 'open'] as const;

/** Where a cost comes from: a crew's clock, hours written by hand, a hire, a delivery, an order, a cost entered. */
export const costSources = ['labour', 'entry', 'plant', 'delivery', 'order', 'cost'] as const;

/** The label of the unallocated budget. */
export const unallocatedText = 'Not allocated';

/** The same where the heads have more than the contract. */
export const overAllocatedText = 'More than the contract’s budget';

/** How the cost to complete is forecast. */
export const forecastMethods = ['budget_left', 'run_rate', 'manual'] as const;

/** The causes of a movement, in the order in which they are counted. */
export const movementCauses = [
  'correction',
  'commitment',
  'cost',
  're_estimate',
  'progress',
  'budget',
  'cpi',
] as const;

export const changeStatuses = ['proposed', 'approved', 'rejected'] as const;

/** Of the comparison of cost and value of a month; a frozen one never changes. */
export const reportStatuses = ['open', 'in_review', 'frozen'] as const;

/** Whether the price is known, unknown, or not applicable because nothing is paid. */
export const pricings = ['priced', 'unpriced', 'unpaid'] as const;

export type Pricing = (typeof pricings)[number];
export type Measure = (typeof measures)[number];
export type CostSource = (typeof costSources)[number];
export type MovementCause = (typeof movementCauses)[number];
export type ForecastMethod = (typeof forecastMethods)[number];
export type ReportStatus = (typeof reportStatuses)[number];
