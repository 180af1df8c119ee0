import * as z from 'zod';
import { DiaryEntryDraft } from '../diary/diary-entry.ts';
import { Photo } from '../files/photo.ts';
import { scaled } from '../kernel/decimal.ts';
import { decimal } from '../kernel/decimal-field.ts';
import { Id } from '../kernel/id.ts';
import { dateOf } from '../kernel/period.ts';
import { audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, line, text } from '../kernel/text.ts';
import { maxLines } from '../purchase-orders/purchase-order.ts';
import { rejectionReasons } from './rejection.ts';

const quantity = (field: string) => decimal(field, { places: 3, most: '99999999' });

/** The delivery of one line: everything unloaded, and the rejected part. */
export const DeliveryLineDraft = z
  .object({
    purchaseOrderItemId: Id,
    received: quantity('Received'),
    rejected: quantity('Rejected').optional(),
    rejectionReason: z.enum(rejectionReasons, 'Please choose a reason for the rejection').nullish(),
  })
  .refine(({ received, rejected = '0' }) => scaled(rejected, 3) <= scaled(received, 3), {
    path: ['rejected'],
    message: 'Rejected cannot be more than received',
  })
  .refine(({ rejected = '0', rejectionReason }) => scaled(rejected, 3) === 0n || rejectionReason, {
    path: ['rejectionReason'],
    message: 'Please choose a reason for the rejection',
  });

/** How much may be written on a ticket. */
export const maxTicketLengths = { ticketNumber: 50, receivedBy: 100, notes: 1000 };

/** Lines without a quantity are allowed and ignored. */
export const DeliveryDraft = z.object({
  date: dateOf('Date').refine((date) => date >= '2000-01-01', 'Date must be in this century'),
  ticketNumber: emptyToNull(line('Ticket number', maxTicketLengths.ticketNumber)),
  /** The user who enters it, by default. */
  receivedBy: emptyToNull(line('Received by', maxTicketLengths.receivedBy)),
  notes: emptyToNull(text('Notes', maxTicketLengths.notes)),
  items: z
    .array(DeliveryLineDraft)
    .max(maxLines, `An order can have up to ${maxLines} lines`)
    .refine((items) => items.some(({ received }) => scaled(received, 3) > 0n), {
      message: 'Enter the quantity received on at least one line',
    })
    .refine(
      (items) => new Set(items.map((item) => item.purchaseOrderItemId)).size === items.length,
      {
        message: 'Each order line can appear only once in a delivery',
      },
    ),
  /** The user has confirmed an over-delivery. */
  overReceiptConfirmed: z.boolean().optional(),
  /** Why it is entered on a day that is signed off; the diary keeps it as an amendment. */
  reason: DiaryEntryDraft.shape.reason,
});

/** Why it is taken back; the activity log keeps it, for the delivery itself goes. */
export const Reversal = z.object(reasoned);

/** Returned goods of one line after receipt; they count as rejected from then on. */
export const GoodsReturn = z.object({
  deliveryItemId: Id,
  quantity: decimal('Quantity', { places: 3, least: '0.001', most: '99999999' }),
  rejectionReason: z.enum(rejectionReasons, 'Please choose a reason for the return'),
});

/** The result, as text. */
export const Reversed = z.object({ id: Id, message: z.string() });

export const DeliveryLine = z.object({
  id: Id,
  purchaseOrderItemId: Id,
  description: z.string(),
  unit: nullableText,
  received: z.string(),
  rejected: z.string(),
  rejectionReason: z.enum(rejectionReasons).nullable(),
});

export const Delivery = z.object({
  ...identified,
  projectId: Id,
  purchaseOrderId: Id,
  poNumber: nullableText,
  supplierName: z.string(),
  date: z.iso.date(),
  ticketNumber: nullableText,
  receivedBy: z.string(),
  notes: nullableText,
  diaryEntryId: Id.nullable(),
  items: z.array(DeliveryLine),
  /** Of the ticket. */
  photos: z.array(Photo),
  ...audited,
});

export type DeliveryLineDraft = z.infer<typeof DeliveryLineDraft>;
export type DeliveryDraft = z.infer<typeof DeliveryDraft>;
export type GoodsReturn = z.infer<typeof GoodsReturn>;
export type Reversal = z.infer<typeof Reversal>;
export type DeliveryLine = z.infer<typeof DeliveryLine>;
export type Delivery = z.infer<typeof Delivery>;
