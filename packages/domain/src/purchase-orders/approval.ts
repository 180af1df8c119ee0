import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { costHeads } from './order-status.ts';

const amounts = z.object({
  /** What has come already. */
  actual: z.string(),
  /** What is approved and has not come yet, without this order. */
  openCommitment: z.string(),
  /** The same with this order, once it is approved. */
  openCommitmentAfter: z.string(),
});

/** What an approver looks at: what the order does to its contract, and what speaks against it. */
export const ApprovalView = z.object({
  purchaseOrderId: Id,
  net: z.string(),
  budget: z.object({
    of: z.string().nullable(),
    ...amounts.shape,
    leftBefore: z.string().nullable(),
    leftAfter: z.string().nullable(),
  }),
  /** The same of the order's cost head; null for whoever may not see costs. */
  head: z
    .object({
      head: z.enum(costHeads),
      /** With its approved changes; null where nobody has set one. */
      of: z.string().nullable(),
      /** All that was ever approved of it, without this order and with it. */
      committed: z.string(),
      committedAfter: z.string(),
      leftBefore: z.string().nullable(),
      leftAfter: z.string().nullable(),
    })
    .nullable(),
  carbon: z.object({
    /** Kilograms of CO₂e of all orders of the contract, without this one and with it. */
    before: z.string(),
    after: z.string(),
    /** Lines of this order whose material has no factor. */
    linesWithout: z.int(),
  }),
  /** In words: insurance, hold, price against the last purchases. */
  remarks: z.array(z.object({ tone: z.enum(['ok', 'caution', 'stop']), text: z.string() })),
  /** Of whoever asks; null is without limit, and absent for whoever approves nothing. */
  limit: z.string().nullable().optional(),
});

export type ApprovalView = z.infer<typeof ApprovalView>;
