import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { costHeads } from './order-status.ts';

/** The figures of the cost analysis, without this order and with it. */
const BudgetAround = z.object({
  /** The budget with approved changes; null if it is not set. */
  of: z.string().nullable(),
  /** Actual cost. */
  actual: z.string(),
  /** All that was ever ordered. */
  committed: z.string(),
  committedAfter: z.string(),
  /** Ordered and not yet received. */
  open: z.string(),
  openAfter: z.string(),
  leftBefore: z.string().nullable(),
  leftAfter: z.string().nullable(),
});

/** The approver's view: the effect on the contract, and remarks. */
export const ApprovalView = z.object({
  purchaseOrderId: Id,
  net: z.string(),
  /** Of the contract. */
  budget: BudgetAround,
  /** Of the order's cost head. */
  head: BudgetAround.extend({ head: z.enum(costHeads) }),
  carbon: z.object({
    /** Kilograms of CO₂e of all orders of the contract, without this one and with it. */
    before: z.string(),
    after: z.string(),
    /** Lines of this order whose material has no factor. */
    linesWithout: z.int(),
  }),
  /** Remarks as text: insurance, hold, price compared with recent purchases. */
  remarks: z.array(z.object({ tone: z.enum(['ok', 'caution', 'stop']), text: z.string() })),
  /** The caller's limit; null is unlimited, absent for users who approve nothing. */
  limit: z.string().nullable().optional(),
});

export type ApprovalView = z.infer<typeof ApprovalView>;
