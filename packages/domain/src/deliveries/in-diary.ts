import { maxMaterialsLength, maxSummaryLength } from '../diary/diary-entry.ts';
import type { NewEntry } from '../diary/rules.ts';
import { formatDate } from '../kernel/calendar.ts';
import { readableDecimal, scaled } from '../kernel/decimal.ts';
import { formatQuantity, orderNumberText } from '../purchase-orders/order-labels.ts';
import type { PurchaseOrder } from '../purchase-orders/purchase-order.ts';
import type { Delivery, DeliveryDraft } from './delivery.ts';
import { rejectionText } from './rejection.ts';
import type { ReceivedLine } from './rules.ts';

type Came = Pick<DeliveryDraft, 'date' | 'ticketNumber' | 'notes'>;

/** The diary entry of a delivery. */
export function diaryEntryOfDelivery(
  order: PurchaseOrder,
  { date, ticketNumber, notes }: Came,
  lines: readonly ReceivedLine[],
  now: string,
): NewEntry {
  const ticket = ticketNumber ? `, ticket ${ticketNumber}` : '';
  const what = lines.map((line) => cameOf(order, line)).join('\n');
  return {
    projectId: order.contractId,
    date,
    author: undefined,
    workSummary: [
      `Materials delivered: ${orderNumberText(order)}, ${order.supplierName}${ticket}`,
      notes,
    ]
      .filter(Boolean)
      .join('\n'),
    materialsDelivered:
      what.length > maxMaterialsLength ? `${what.slice(0, maxMaterialsLength - 1)}…` : what,
    weatherImpact: null,
    labor: JSON.stringify({ type: 'material', company: order.supplierName }),
    weather: null,
    sharedWith: [],
    enteredAt: now,
  };
}

type Entry = { version: number; workSummary: string };

/** As created with the delivery; later edits by users are kept. */
export const isUntouched = ({ version }: Entry, photos: number): boolean =>
  version === 1 && photos === 0;

type Taken = { by: string; today: string; reason: string };

/** The new summary of an entry, if it stays. */
export function summaryAfterReversal({ workSummary }: Entry, { by, today, reason }: Taken): string {
  const note = `Delivery reversed on ${formatDate(today)} by ${by}: ${reason}`;
  return `${workSummary.slice(0, maxSummaryLength - note.length - 1)}\n${note}`;
}

/** What happened to the diary entry when the delivery was reversed. */
export type DiaryEntryOutcome = 'gone' | 'stays' | 'was not there';

const fates: Record<DiaryEntryOutcome, string> = {
  gone: 'Its diary entry has been removed.',
  stays: 'Its diary entry was edited afterwards, so it stays with a note of the reversal.',
  'was not there': 'Its diary entry no longer exists.',
};

export const reversalNote = ({ date }: Pick<Delivery, 'date'>, fate: DiaryEntryOutcome): string =>
  `Delivery of ${formatDate(date)} reversed. The goods no longer count as received. ${fates[fate]}`;

/** 'Concrete C32/40: 48 m³, 2 rejected (damaged)' */
function cameOf(order: PurchaseOrder, line: ReceivedLine): string {
  const ordered = order.items.find(({ id }) => id === line.purchaseOrderItemId);
  const quantity = formatQuantity(line.received, ordered?.unit);
  const rejected =
    scaled(line.rejected, 3) > 0n
      ? `, ${readableDecimal(line.rejected)} rejected (${reasonOf(line)})`
      : '';
  return `${ordered?.description}: ${quantity}${rejected}`;
}

const reasonOf = ({ rejectionReason }: ReceivedLine): string =>
  rejectionReason ? rejectionText(rejectionReason) : '';
