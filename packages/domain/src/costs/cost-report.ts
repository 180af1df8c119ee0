import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { audited, identified } from '../kernel/record-fields.ts';
import { emptyToNull, text } from '../kernel/text.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import { reportStatuses } from './cost-values.ts';

/** `2026-11`, or a day of it. */
const Month = z
  .string('Please choose a month')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])(-\d{2})?$/, 'Please choose a month')
  .transform((month) => `${month.slice(0, 7)}-01`);

export const CostReportDraft = z.object({ projectId: Id, month: Month });

const most = '999999999.99';

/** The values of a month that are entered by hand; the rest is calculated. */
export const CostReportChanges = z.object({
  certified: money('Certified').optional(),
  applied: money('Applied, not certified').optional(),
  /** For work that was measured too high or too low. */
  adjustment: decimal('Over/under-measure', { places: 2, least: `-${most}`, most }).optional(),
  accruals: money('Accruals').optional(),
  retentionRate: decimal('Retention', { places: 2, most: '100' }).optional(),
  retentionReleased: money('Retention released').optional(),
  note: emptyToNull(text('Note', 2000)),
  /** Why the forecast of a head changed since the month before. */
  reasons: z.partialRecord(z.enum(costHeads), text('Reason', 500)).optional(),
  version: Version.optional(),
});

export const ReportAction = z.object({ version: Version.optional() });

const pounds = z.string();

const ReportHead = z.object({
  head: z.enum(costHeads),
  revised: pounds,
  actual: pounds,
  open: pounds,
  toComplete: pounds,
  forecast: pounds,
  variance: pounds,
});

/** How the forecast of a head moved since the report before. */
export const Movement = z.object({
  head: z.enum(costHeads),
  before: pounds,
  now: pounds,
  by: pounds,
  reason: z.string().nullable(),
  /** The movement needs a reason before the month is frozen. */
  isReasonNeeded: z.boolean(),
});

/** Cost and value of a contract to the end of a month. */
export const ReportFigures = z.object({
  /** The last day that counts: the end of the month, or today while it runs. */
  to: z.string(),
  /** The day to whose end plans and decisions on changes count. */
  plansAsOf: z.string(),
  /** The day of the contract value, budget and dates used; their earlier values are not stored. */
  contractAsOf: z.string(),
  contractValue: pounds.nullable(),
  revised: pounds,
  /** certified + applied + adjustment */
  value: pounds,
  actual: pounds,
  accruals: pounds,
  /** actual + accruals */
  cost: pounds,
  /** value − cost */
  margin: pounds,
  marginPercent: z.string().nullable(),
  committed: pounds,
  open: pounds,
  toComplete: pounds,
  forecast: pounds,
  variance: pounds,
  /** contractValue + unagreed − forecast */
  finalMargin: pounds.nullable(),
  finalMarginPercent: z.string().nullable(),
  /** The rate of what is certified, less what was released. */
  retentionHeld: pounds,
  /** Variations that the client has not agreed, at their probability. */
  unagreed: pounds,
  heads: z.array(ReportHead),
  /** The remaining unallocated budget. */
  unallocated: z.object({ budget: pounds, toComplete: pounds }),
  /** Against the last frozen month; empty where there is none. */
  movements: z.array(Movement),
  /** The movement of the unallocated budget; null without an earlier frozen month. */
  unallocatedMovedBy: pounds.nullable(),
  movedBy: pounds.nullable(),
});

export const CostReport = z.object({
  ...identified,
  projectId: Id,
  month: z.string(),
  status: z.enum(reportStatuses),
  certified: pounds,
  applied: pounds,
  adjustment: pounds,
  accruals: pounds,
  retentionRate: z.string(),
  retentionReleased: pounds,
  note: z.string().nullable(),
  reasons: z.partialRecord(z.enum(costHeads), z.string()),
  /** Current figures; for a frozen month, those at the time. */
  figures: ReportFigures,
  frozenAt: z.iso.datetime().nullable(),
  frozenBy: Id.nullable(),
  frozenByName: z.string().nullable(),
  ...audited,
});

export type CostReport = z.infer<typeof CostReport>;
export type CostReportDraft = z.infer<typeof CostReportDraft>;
export type CostReportChanges = z.infer<typeof CostReportChanges>;
export type ReportFigures = z.infer<typeof ReportFigures>;
export type Movement = z.infer<typeof Movement>;
