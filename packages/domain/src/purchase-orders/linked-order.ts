import * as z from 'zod';
import { orderStatuses } from './order-status.ts';

const optional = z.string().nullable();

/** What a supplier sees of an order by the link in their email, without an account. */
export const LinkedOrder = z.object({
  company: z.string(),
  poNumber: z.string(),
  revision: z.int(),
  supplierName: z.string(),
  deliveryDate: optional,
  deliveryAddress: optional,
  total: z.string(),
  status: z.enum(orderStatuses),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedBy: optional,
  items: z.array(
    z.object({
      description: z.string(),
      quantity: z.string(),
      unit: optional,
      lineTotal: z.string(),
    }),
  ),
});

export type LinkedOrder = z.infer<typeof LinkedOrder>;
