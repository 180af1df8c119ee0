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

/** The approver's view: the effect on the contract, and remarks. */
export const ApprovalView = z.object({
  purchaseOrderId: Id,
  net: z.string(),
  budget: z.object({
    of: z.string().nullable(),
    ...amounts.shape,
    leftBefore: z.string().nullable(),
    leftAfter: z.string().nullable(),
  }),
  /** The same for the order's cost head; null without permission. */
  head: z
    .object({
      head: z.enum(costHeads),
      /** The budget with approved changes; null if it is not set. */
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
  /** Remarks as text: insurance, hold, price compared with recent purchases. */
  remarks: z.array(z.object({ tone: z.enum(['ok', 'caution', 'stop']), text: z.string() })),
  /** The caller's limit; null is unlimited, absent for users who approve nothing. */
  limit: z.string().nullable().optional(),
});

export type ApprovalView = z.infer<typeof ApprovalView>;
