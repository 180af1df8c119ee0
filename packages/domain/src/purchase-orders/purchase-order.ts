import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { email } from '../kernel/email.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, line, plainLine, requiredLine, requiredText, text } from '../kernel/text.ts';
import { firmName } from '../suppliers/fields.ts';
import { costHeads, orderStatuses, vatTreatments } from './order-status.ts';

export const maxLines = 500;

/** A line as it is entered; one that names its id is the line that was there before. */
export const OrderLineDraft = z.object({
  id: Id.optional(),
  materialId: Id.nullish(),
  description: requiredLine('Description', 300),
  quantity: decimal('Quantity', { places: 3, least: '0.001', most: '99999999' }),
  unit: emptyToNull(line('Unit', 20)),
  unitPrice: decimal('Unit price', { places: 4, most: '9999999' }),
  discountRate: decimal('Discount', { places: 2, most: '100' }).optional(),
});

const linesOf = <L extends z.ZodType>(line: L) =>
  z.array(line).max(maxLines, `An order can have up to ${maxLines} lines`).optional();

const Fields = z.object({
  contractId: Id,
  supplierId: Id.nullish(),
  supplierName: emptyToNull(firmName('Supplier')),
  supplierAddress: emptyToNull(text('Supplier address', 500)),
  supplierEmail: emptyToNull(email),
  supplierPhone: emptyToNull(line('Supplier phone', 30)),
  issueDate: emptyToNull(dateOf('Issue date')),
  deliveryDate: emptyToNull(dateOf('Delivery date')),
  costHead: z.enum(costHeads, 'Please choose a cost head').optional(),
  vatTreatment: z.enum(vatTreatments, 'Please choose a VAT treatment').optional(),
  /** It chooses the treatment with this rate, unless that is sent too. */
  vatRate: decimal('VAT rate', { places: 2, most: '100' }).optional(),
  cisApplies: z.boolean().optional(),
  deliveryAddress: emptyToNull(text('Deliver to', 500)),
  deliveryInstructions: emptyToNull(text('Delivery instructions', 1000)),
  siteContact: emptyToNull(line('Site contact', 200)),
  terms: emptyToNull(text('Terms', 5000)),
  notes: emptyToNull(text('Notes', 2000)),
});

export const PurchaseOrderDraft = Fields.extend({
  poNumber: emptyToNull(plainLine('Number', 50)),
  items: linesOf(OrderLineDraft.omit({ id: true })),
  /** Submitted for approval unless it says that it is a draft. */
  status: z.enum(['draft', 'pending'], 'A new order must be a draft or pending').optional(),
});

export const PurchaseOrderChanges = Fields.partial().extend({
  items: linesOf(OrderLineDraft),
  /** Why money or quantities change after the approval. */
  reason: emptyToNull(text('Reason', 500)),
  version: Version.optional(),
});

/** An action on an order; with a version, it fails if the order has changed since. */
export const OrderAction = z.object({ version: Version.optional() });
export const ReasonedAction = OrderAction.extend(reasoned);
export const Closure = OrderAction.extend({ reason: emptyToNull(text('Reason', 500)) });
export const Dispatch = OrderAction.extend({
  email: emptyToNull(email),
  /** The supplier received it in another way. */
  withoutMail: z.boolean().optional(),
});
export const Acknowledgement = OrderAction.extend({
  acknowledgedBy: plainLine('Name', 100).min(1, 'Name is required'),
});

const moment = z.iso.datetime().nullable();

/** Prices are null without permission. */
export const OrderLine = z.object({
  id: Id,
  place: z.int(),
  materialId: Id.nullable(),
  description: z.string(),
  quantity: z.string(),
  unit: nullableText,
  unitPrice: nullableText,
  discountRate: nullableText,
  lineTotal: nullableText,
  /** Kilograms of CO₂e; null where its material has no factor. */
  carbonEstimate: nullableText,
  received: z.string(),
  rejected: z.string(),
});

export const PurchaseOrderRow = z.object({
  ...identified,
  ...asRead(Fields.shape),
  contractName: z.string(),
  contractSlug: z.string(),
  poNumber: nullableText,
  revision: z.int(),
  supplierName: z.string(),
  status: z.enum(orderStatuses),
  statusBefore: z.enum(orderStatuses).nullable(),
  statusReason: nullableText,
  subtotal: nullableText,
  vatRate: z.string(),
  vatAmount: nullableText,
  total: nullableText,
  /** The value received, net, at the prices on arrival. */
  actual: nullableText,
  /** The value outstanding, net. */
  openCommitment: nullableText,
  submittedAt: moment,
  submittedBy: Id.nullable(),
  /** The users who changed it since its last approval. */
  writers: z.array(Id),
  approvedAt: moment,
  approvedBy: Id.nullable(),
  sentAt: moment,
  sentTo: nullableText,
  acknowledgedAt: moment,
  acknowledgedBy: nullableText,
  closedAt: moment,
  ...audited,
});

export const PurchaseOrder = PurchaseOrderRow.extend({
  items: z.array(OrderLine),
  createdByName: nullableText,
  submittedByName: nullableText,
  approvedByName: nullableText,
});

export const PurchaseOrderQuery = PageQuery.extend({
  contractId: IdInPath.optional(),
  supplierId: IdInPath.optional(),
  status: z.enum([...orderStatuses, 'open', 'all']).default('all'),
  q: text('Search', 200).optional(),
});

export const OrderCommentDraft = z.object({ message: requiredText('Comment', 2000) });
export const OrderComment = z.object({
  id: Id,
  purchaseOrderId: Id,
  message: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

/** The first approval is the revision 0. */
export const RevisionInPath = z
  .union([z.number(), z.string().regex(/^\d{1,4}$/, 'Revision must be a number')])
  .transform(Number)
  .pipe(z.int().min(0).max(9999));

/** An order as it was approved before it changed. */
export const OrderRevision = PurchaseOrder.pick({
  contractName: true,
  supplierName: true,
  supplierAddress: true,
  supplierEmail: true,
  deliveryAddress: true,
  vatTreatment: true,
  costHead: true,
  cisApplies: true,
  notes: true,
  terms: true,
  items: true,
}).extend({
  id: Id,
  revision: z.int(),
  reason: nullableText,
  net: nullableText,
  /** Without approvals, the time of sending. */
  approvedAt: moment,
});

export type OrderLineDraft = z.infer<typeof OrderLineDraft>;
export type OrderLine = z.infer<typeof OrderLine>;
export type PurchaseOrderRow = z.infer<typeof PurchaseOrderRow>;
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;
export type PurchaseOrderDraft = z.infer<typeof PurchaseOrderDraft>;
export type PurchaseOrderChanges = z.infer<typeof PurchaseOrderChanges>;
export type PurchaseOrderQuery = z.infer<typeof PurchaseOrderQuery>;
export type OrderComment = z.infer<typeof OrderComment>;
export type OrderRevision = z.infer<typeof OrderRevision>;
export type Dispatch = z.infer<typeof Dispatch>;
export type OrderActionBody = z.infer<typeof OrderAction>;
export type ReasonedActionBody = z.infer<typeof ReasonedAction>;
export type ClosureBody = z.infer<typeof Closure>;
export type AcknowledgementBody = z.infer<typeof Acknowledgement>;
