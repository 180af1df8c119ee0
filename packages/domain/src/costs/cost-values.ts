/** What a row of the cost book counts: what was spent, what was promised, what of that is still to come. */
export const measures = ['actual', 'committed', 'open'] as const;

/** Where a cost comes from: a crew's clock, hours written by hand, a hire, a delivery, an order, a cost entered. */
export const costSources = ['labour', 'entry', 'plant', 'delivery', 'order', 'cost'] as const;

/** What of a contract's budget no head has, in the one word for it. */
export const notAllocated = 'Not allocated';

/** How what is still to be spent is foretold. */
export const forecastMethods = ['budget_left', 'run_rate', 'manual'] as const;

export const changeStatuses = ['proposed', 'approved', 'rejected'] as const;

/** Of the comparison of cost and value of a month; a frozen one never changes. */
export const reportStatuses = ['open', 'in_review', 'frozen'] as const;

/** Whether a price is known, nobody knows it, or none is paid. */
export const pricings = ['priced', 'unpriced', 'unpaid'] as const;

export type Pricing = (typeof pricings)[number];
export type Measure = (typeof measures)[number];
export type CostSource = (typeof costSources)[number];
export type ForecastMethod = (typeof forecastMethods)[number];
export type ChangeStatus = (typeof changeStatuses)[number];
export type ReportStatus = (typeof reportStatuses)[number];
