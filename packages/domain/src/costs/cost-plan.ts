import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { siteDateOf } from '../kernel/period.ts';
import { asRead, audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import { amount, Head } from './cost-entry.ts';
import { changeStatuses, forecastMethods } from './cost-values.ts';

/** The budget and forecast method of a cost head; omitted fields stay as they were. */
export const CostPlanChanges = z.object({
  budget: money('Budget').optional(),
  method: z.enum(forecastMethods, 'Please choose a method').optional(),
  /** For the manual method: what the head will have cost in the end, and the reason. */
  finalCost: emptyToNull(money('Final cost')),
  note: emptyToNull(text('Note', 500)),
});

export const CostPlan = z.object({
  ...identified,
  projectId: Id,
  head: z.enum(costHeads),
  ...asRead(CostPlanChanges.shape),
  ...audited,
});

const percent = (field: string, places: number) => decimal(field, { places, most: '100' });

export const BudgetChangeDraft = z
  .object({
    projectId: Id,
    head: Head,
    description: requiredLine('Description', 300),
    /** The change of the budget. */
    budgetAmount: amount('Budget').optional(),
    /** The change of the contract value. */
    valueAmount: amount('Contract value').optional(),
    /** How likely the client agrees, in whole per cent. */
    probability: percent('Probability', 0).transform(Number).optional(),
  })
  .refine(({ budgetAmount, valueAmount }) => budgetAmount ?? valueAmount, {
    path: ['budgetAmount'],
    message: 'Enter a change to the budget, the contract value or both',
  });

export const BudgetDecision = z.object({ version: Version.optional() });
export const BudgetRejection = BudgetDecision.extend(reasoned);

/** A change of budget or contract value; it counts once approved. */
export const BudgetChange = z.object({
  ...identified,
  ...asRead(BudgetChangeDraft.shape),
  probability: z.int(),
  status: z.enum(changeStatuses),
  statusReason: nullableText,
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: Id.nullable(),
  ...audited,
});

export const ProgressDraft = z.object({
  projectId: Id,
  date: siteDateOf('Date').optional(),
  percent: percent('Per cent complete', 2),
  note: emptyToNull(text('Note', 500)),
});

/** The per cent complete reported on a day. */
export const ProgressReport = z.object({
  ...identified,
  ...asRead(ProgressDraft.shape),
  ...audited,
});

export type CostPlan = z.infer<typeof CostPlan>;
export type CostPlanChanges = z.infer<typeof CostPlanChanges>;
export type BudgetChange = z.infer<typeof BudgetChange>;
export type BudgetChangeDraft = z.infer<typeof BudgetChangeDraft>;
export type ProgressReport = z.infer<typeof ProgressReport>;
export type ProgressDraft = z.infer<typeof ProgressDraft>;
