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
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const instant = () => timestamp({ withTimezone: true });
const pounds = () => numeric({ precision: 15, scale: 2 });
const user = () => integer().references(() => users.id, { onDelete: 'set null' });

type OfKind = Record<'measure' | 'head' | 'unit' | 'reason', PgColumn>;
const kindOf = ({ measure, head, unit, reason }: OfKind) => [measure, head, unit, reason] as const;

/**
 * The cost book of a contract. It is only ever added to: where a source changes, the difference is
 * entered, so that each figure is the sum of its rows, on any day that is asked for.
 */
export const costRows = pgTable(
  'cost_rows',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    measure: text({ enum: measures }).notNull(),
    head: text({ enum: costHeads }).notNull(),
    /** The day that the cost belongs to. */
    day: date().notNull(),
    source: text({ enum: costSources }).notNull(),
    sourceId: integer().notNull(),
    /** Which part of its source. */
    part: text().notNull().default(''),
    words: text().notNull(),
    /** Who is paid. */
    party: text(),
    quantity: numeric({ precision: 14, scale: 3 }),
    unit: text(),
    /** Without one nobody knows the price, and the amount is nought. */
    rate: numeric({ precision: 14, scale: 4 }),
    amount: pounds().notNull(),
    /** Why somebody or something stood still. */
    reason: text(),
    /** When it became known. */
    postedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('cost_rows', t),
    oneOf(t.measure, measures),
    oneOf(t.head, costHeads),
    oneOf(t.source, costSources),
    // With all that is added up in it, the sums of days are read from the index alone.
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

/** What the book of a contract adds up to, kind by kind; it grows with each row that is entered. */
export const costSums = pgTable(
  'cost_sums',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    measure: text({ enum: measures }).notNull(),
    head: text({ enum: costHeads }).notNull(),
    /** Empty where there is none: a key has no nulls. */
    unit: text().notNull().default(''),
    reason: text().notNull().default(''),
    pricing: text({ enum: pricings }).notNull(),
    quantity: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
    amount: numeric({ precision: 17, scale: 2 }).notNull().default('0'),
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('cost_sums', t),
    oneOf(t.measure, measures),
    oneOf(t.head, costHeads),
    oneOf(t.pricing, pricings),
    unique('cost_sums_kinds').on(t.organizationId, t.projectId, ...kindOf(t), t.pricing),
  ],
);

/** Sources that changed since they were last entered in the book; the database itself notes them. */
export const costDue = pgTable(
  'cost_due',
  {
    ...tenantColumns,
    source: text({ enum: costSources }).notNull(),
    sourceId: integer().notNull(),
    markedAt: instant().notNull().defaultNow(),
    /** It is older than the book, and counts as known on its own day. */
    isBackdated: boolean().notNull().default(false),
  },
  (t) => [
    ...tenantGuards(t),
    unique().on(t.organizationId, t.source, t.sourceId),
    oneOf(t.source, costSources),
  ],
);

/** What a head may cost and how its end is foretold; the latest row counts, the others were true before it. */
export const costPlans = pgTable(
  'cost_plans',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    budget: pounds().notNull().default('0'),
    method: text({ enum: forecastMethods }).notNull().default('budget_left'),
    toComplete: pounds(),
    note: text(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('cost_plans', t),
    oneOf(t.head, costHeads),
    oneOf(t.method, forecastMethods),
    index().on(t.organizationId, t.projectId, t.head, t.id),
  ],
);

/** A change of what may be spent, of what is earned, or of both; only an approved one counts. */
export const budgetChanges = pgTable(
  'budget_changes',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    description: text().notNull(),
    budgetAmount: pounds().notNull().default('0'),
    valueAmount: pounds().notNull().default('0'),
    /** In per cent, how likely the client agrees, while it is not agreed. */
    probability: integer().notNull().default(100),
    status: text({ enum: changeStatuses }).notNull().default('proposed'),
    statusReason: text(),
    decidedAt: instant(),
    decidedBy: user(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('budget_changes', t),
    oneOf(t.head, costHeads),
    oneOf(t.status, changeStatuses),
    index().on(t.organizationId, t.projectId, t.id),
  ],
);

/** A cost that no order, clock or hire knows of. */
export const costEntries = pgTable(
  'cost_entries',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    head: text({ enum: costHeads }).notNull(),
    date: date().notNull(),
    description: text().notNull(),
    supplierName: text(),
    reference: text(),
    amount: pounds().notNull(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('cost_entries', t),
    oneOf(t.head, costHeads),
    index().on(t.organizationId, t.projectId, t.id),
  ],
);

/** How much of the work is done, as somebody judged it on a day. */
export const progressReports = pgTable(
  'progress_reports',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    date: date().notNull(),
    percent: numeric({ precision: 5, scale: 2 }).notNull(),
    note: text(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('progress_reports', t),
    index().on(t.organizationId, t.projectId, t.date, t.id),
  ],
);

/** Cost and value of a month side by side. */
export const costReports = pgTable(
  'cost_reports',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    /** The first day of it. */
    month: date().notNull(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    certified: pounds().notNull().default('0'),
    applied: pounds().notNull().default('0'),
    adjustment: pounds().notNull().default('0'),
    accruals: pounds().notNull().default('0'),
    retentionRate: numeric({ precision: 5, scale: 2 }).notNull().default('3'),
    retentionReleased: pounds().notNull().default('0'),
    note: text(),
    /** Why each head moved since the month before. */
    reasons: jsonb().notNull().default({}),
    /** All figures as they were when it was frozen. */
    figures: jsonb(),
    frozenAt: instant(),
    frozenBy: user(),
    frozenByName: text(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('cost_reports', t),
    oneOf(t.status, reportStatuses),
    unique().on(t.organizationId, t.projectId, t.month),
  ],
);
