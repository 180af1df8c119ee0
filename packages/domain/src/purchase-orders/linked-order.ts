import * as z from 'zod';
import { orderStatuses } from './order-status.ts';

/** So long the link in a letter opens the order. */
export const daysOfLink = 30;

/** The organisation, and 32 bytes that nobody can guess. */
export const LinkToken = z
  .string()
  .regex(
    /^\d{1,10}\.[\w-]{43}$/,
    'This link is not complete. Please open it from the letter again.',
  );

const told = z.string().nullable();

/** What a supplier sees of an order by the link in their letter, without an account. */
export const LinkedOrder = z.object({
  company: z.string(),
  poNumber: z.string(),
  revision: z.int(),
  supplierName: z.string(),
  deliveryDate: told,
  deliveryAddress: told,
  total: z.string(),
  status: z.enum(orderStatuses),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedBy: told,
  items: z.array(
    z.object({ description: z.string(), quantity: z.string(), unit: told, lineTotal: z.string() }),
  ),
});

export type LinkedOrder = z.infer<typeof LinkedOrder>;
