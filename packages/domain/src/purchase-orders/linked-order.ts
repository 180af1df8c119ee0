import * as z from 'zod';
import { orderStatuses, vatTreatments } from './order-status.ts';

const optional = z.string().nullable();

/** The order as a supplier sees it by the link in their email, without an account; the same as in its PDF. */
export const LinkedOrder = z.object({
  company: z.string(),
  poNumber: z.string(),
  revision: z.int(),
  supplierName: z.string(),
  deliveryDate: optional,
  deliveryAddress: optional,
  siteContact: optional,
  deliveryInstructions: optional,
  issueDate: optional,
  contractName: optional,
  orderedBy: optional,
  notes: optional,
  terms: optional,
  vatTreatment: z.enum(vatTreatments),
  vatRate: z.string(),
  subtotal: z.string(),
  vatAmount: z.string(),
  cisApplies: z.boolean(),
  total: z.string(),
  status: z.enum(orderStatuses),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedBy: optional,
  items: z.array(
    z.object({
      description: z.string(),
      quantity: z.string(),
      unit: optional,
      unitPrice: z.string(),
      discountRate: z.string(),
      lineTotal: z.string(),
    }),
  ),
});

export type LinkedOrder = z.infer<typeof LinkedOrder>;
