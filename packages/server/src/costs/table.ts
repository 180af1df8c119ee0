import {
  changeStatuses,
  costSources,
  forecastMethods,
  measures,
  pricings,
  reportStatuses,
} from '@sitewright/domain/costs/cost-values';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { instant, pounds } from '../platform/columns.ts';
import { tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

type OfKind = Record<'measure' | 'head' | 'unit' | 'reason', PgColumn>;
const kindOf = ({ measure, head, unit, reason }: OfKind) => [measure, head, unit, reason] as const;

/**
 * The ledger of a contract. Append-only: where a source changes, the difference is posted, so that
 * every figure is the sum of its rows on any day.
 */
export const costRows = tenantTable(
  'cost_rows',
  {
    projectId: integer().notNull(),
    measure: text({ enum: measures }).notNull(),
    head: text({ enum: costHeads }).notNull(),
    /** The day that the cost belongs to. */
    day: date().notNull(),
    source: text({ enum: costSources }).notNull(),
    sourceId: integer().notNull(),
    /** Which part of the source. */
    part: text().notNull().default(''),
    words: text().notNull(),
    /** Supplier, worker or crew that is paid. */
    party: text(),
    quantity: numeric({ precision: 14, scale: 3 }),
    unit: text(),
    /** Null where no price is known; the amount is then zero. */
    rate: numeric({ precision: 14, scale: 4 }),
    amount: pounds().notNull(),
    /** The reason of standing time. */
    reason: text(),
    /** When it became known. */
    postedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ofProject('cost_rows', t),
    // Covering index: daily sums need no table access.
    index('cost_rows_days').on(
      t.organizationId,
      t.projectId,
      t.day,
      ...kindOf(t),
      t.rate,
      t.quantity,
      t.amount,
    ),
    index().on(t.organizationId, t.source, t.sourceId),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.projectId, t.postedAt),
  ],
);

/** The sums of a contract's ledger by kind, updated with every row. */
export const costSums = tenantTable(
  'cost_sums',
  {
    projectId: integer().notNull(),
    measure: text({ enum: measures }).notNull(),
    head: text({ enum: costHeads }).notNull(),
    /** Empty instead of null: it is part of the unique key. */
    unit: text().notNull().default(''),
    reason: text().notNull().default(''),
    pricing: text({ enum: pricings }).notNull(),
    quantity: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
    amount: numeric({ precision: 17, scale: 2 }).notNull().default('0'),
  },
  (t) => [
    ofProject('cost_sums', t),
    unique('cost_sums_kinds').on(t.organizationId, t.projectId, ...kindOf(t), t.pricing),
  ],
);

/** Sources that changed since they were last posted; triggers add them. */
export const costDue = tenantTable(
  'cost_due',
  {
    source: text({ enum: costSources }).notNull(),
    sourceId: integer().notNull(),
    markedAt: instant().notNull().defaultNow(),
    /** Older than the ledger: counts as known on its own day. */
    isBackdated: boolean().notNull().default(false),
  },
  (t) => [unique().on(t.organizationId, t.source, t.sourceId)],
);

/** Budget and forecast method of a head; the latest row counts, earlier ones are its history. */
export const costPlans = tenantTable(
  'cost_plans',
  {
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    budget: pounds().notNull().default('0'),
    method: text({ enum: forecastMethods }).notNull().default('budget_left'),
    /** For the manual method: what the head will have cost in the end. */
    finalCost: pounds(),
    /** The remaining cost that earlier versions stored instead. */
    toComplete: pounds(),
    note: text(),
    ...auditColumns,
  },
  (t) => [ofProject('cost_plans', t), index().on(t.organizationId, t.projectId, t.head, t.id)],
);

/** A change of the budget, of the contract value, or of both; only approved ones count. */
export const budgetChanges = tenantTable(
  'budget_changes',
  {
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    description: text().notNull(),
    budgetAmount: pounds().notNull().default('0'),
    valueAmount: pounds().notNull().default('0'),
    /** How likely the client's agreement is, in per cent. */
    probability: integer().notNull().default(100),
    status: text({ enum: changeStatuses }).notNull().default('proposed'),
    statusReason: text(),
    decidedAt: instant(),
    decidedBy: userId(),
    ...auditColumns,
  },
  (t) => [ofProject('budget_changes', t), index().on(t.organizationId, t.projectId, t.id)],
);

/** A cost without an order, a labour session or a hire. */
export const costEntries = tenantTable(
  'cost_entries',
  {
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    date: date().notNull(),
    description: text().notNull(),
    supplierName: text(),
    reference: text(),
    amount: pounds().notNull(),
    ...auditColumns,
  },
  (t) => [ofProject('cost_entries', t), index().on(t.organizationId, t.projectId, t.id)],
);

/** How much of the work is done, as estimated on a day. */
export const progressReports = tenantTable(
  'progress_reports',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    percent: numeric({ precision: 5, scale: 2 }).notNull(),
    note: text(),
    ...auditColumns,
  },
  (t) => [
    ofProject('progress_reports', t),
    index().on(t.organizationId, t.projectId, t.date, t.id),
  ],
);

/** Cost and value of a month. */
export const costReports = tenantTable(
  'cost_reports',
  {
    projectId: integer().notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    certified: pounds().notNull().default('0'),
    applied: pounds().notNull().default('0'),
    adjustment: pounds().notNull().default('0'),
    accruals: pounds().notNull().default('0'),
    retentionRate: numeric({ precision: 5, scale: 2 }).notNull().default('3'),
    retentionReleased: pounds().notNull().default('0'),
    note: text(),
    /** Why each head changed since the month before. */
    reasons: jsonb().notNull().default({}),
    /** All figures as they were when it was frozen. */
    figures: jsonb(),
    frozenAt: instant(),
    frozenBy: userId(),
    frozenByName: text(),
    ...auditColumns,
  },
  (t) => [ofProject('cost_reports', t), unique().on(t.organizationId, t.projectId, t.month)],
);

/** SQL: the value of contract `p` with approved changes. */
export const revisedValueSql = `(p.contract_value + coalesce((
  select sum(b.value_amount) from budget_changes b
  where b.project_id = p.id and b.status = 'approved'), 0))`;
