import type { DayStatus } from '../diary/day.ts';
import { isSignedOff } from '../diary/day-status.ts';
import { mostPhotos } from '../files/rules.ts';
import type { Actor } from '../kernel/access.ts';
import { decimalOf, plainDecimal, scaled } from '../kernel/decimal.ts';
import { found, type Problem, problem, Refused, refusedAt, refuseIf } from '../kernel/problem.ts';
import { statusByReceipt } from '../purchase-orders/deeds.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import type { OrderStatus } from '../purchase-orders/order-status.ts';
import type { OrderLine, PurchaseOrder } from '../purchase-orders/purchase-order.ts';
import { obstacleToReceiving } from '../purchase-orders/rules.ts';
import type { DeliveryDraft, DeliveryLineDraft } from './delivery.ts';
import type { RejectionReason } from './rejection.ts';

export const isAhead = problem('delivery.is_ahead', 400, 'This day has not come yet');
export const dayIsSignedOff = problem(
  'delivery.day_is_signed_off',
  409,
  'The diary of this day is signed off. Enter the delivery on a day that is open, and say in its notes when it came.',
);
export const staysInDiary = problem(
  'delivery.stays_in_diary',
  409,
  'The delivery stands in the diary of a day that is signed off, so it stays.',
);
export const isFull = problem(
  'delivery.is_full',
  409,
  `A delivery holds at most ${mostPhotos} photos`,
);

/** A line as it is kept: only what came, and why some of it went back. */
export type ReceivedLine = {
  purchaseOrderItemId: number;
  received: string;
  rejected: string;
  rejectionReason: RejectionReason | null;
};

export type Receipt = { order: PurchaseOrder; lines: ReceivedLine[] };

type Facts = { tolerance: string; today: string };

/** What came joins what came before; the order stands where that leaves it. */
export function receive(
  order: PurchaseOrder,
  actor: Actor,
  draft: DeliveryDraft,
  { tolerance, today }: Facts,
): Receipt {
  for (const { purchaseOrderItemId: id } of draft.items)
    found(order.items.find((line) => line.id === id));
  refuseIf(obstacleToReceiving(order, actor));
  if (draft.date > today) throw refusedAt('date', isAhead);
  const items = order.items.map((line) => add(line, draft.items));
  if (!draft.overReceiptConfirmed) refuseIfOver(items, draft.items, tolerance);
  return {
    order: { ...order, items, status: statusByReceipt(items) },
    lines: draft.items.filter(({ received }) => scaled(received, 3) > 0n).map(kept),
  };
}

const kept = ({ rejected = '0.000', rejectionReason = null, ...line }: DeliveryLineDraft) => ({
  ...line,
  rejected,
  rejectionReason: scaled(rejected, 3) > 0n ? rejectionReason : null,
});

function add(line: OrderLine, came: readonly DeliveryLineDraft[]): OrderLine {
  const more = came.find(({ purchaseOrderItemId }) => purchaseOrderItemId === line.id);
  return more
    ? {
        ...line,
        received: plus(line.received, more.received),
        rejected: plus(line.rejected, more.rejected ?? '0'),
      }
    : line;
}

const plus = (one: string, other: string): string =>
  decimalOf(scaled(one, 3) + scaled(other, 3), 3);

/** More than was ordered by more than `tolerance` per cent. */
const isOver = (line: OrderLine, tolerance: string): boolean =>
  acceptedOf(line) * 10_000n > scaled(line.quantity, 3) * (10_000n + scaled(tolerance, 2));

function refuseIfOver(
  items: readonly OrderLine[],
  came: readonly DeliveryLineDraft[],
  tolerance: string,
): void {
  const over = items.filter(
    (line) =>
      isOver(line, tolerance) &&
      came.some((one) => one.purchaseOrderItemId === line.id && scaled(one.received, 3) > 0n),
  );
  if (over.length === 0) return;
  const placeOf = ({ id }: OrderLine) => came.findIndex((one) => one.purchaseOrderItemId === id);
  throw new Refused(overReceipt(over), {
    fields: Object.fromEntries(
      over.map((line) => [`items.${placeOf(line)}.received`, excessOf(line)]),
    ),
  });
}

const overReceipt = (over: readonly OrderLine[]): Problem =>
  problem(
    'purchase_order.over_receipt',
    409,
    `More came than was ordered. ${over.map((line) => `${line.description}: ${excessOf(line)}.`).join(' ')} Confirm it if that is right.`,
  );

/** 60 m³ would be here of the 48 m³ ordered. */
function excessOf(line: OrderLine): string {
  const words = (quantity: string) => [plainDecimal(quantity), line.unit].filter(Boolean).join(' ');
  const here = decimalOf(acceptedOf(line), 3);
  return `${words(here)} would be here of the ${words(line.quantity)} ordered`;
}

/** Where an order stands once what came is counted anew; with nothing left, where it was before. */
export function statusAfterReversal(order: PurchaseOrder): OrderStatus {
  const status = statusByReceipt(order.items);
  if (status !== 'approved') return status;
  if (order.acknowledgedAt) return 'acknowledged';
  return order.sentAt ? 'sent' : 'approved';
}

type OfDay = { status: DayStatus };

export function refuseSignedDay(day: OfDay): void {
  if (isSignedOff(day)) throw refusedAt('date', dayIsSignedOff);
}

export const obstacleOfDiary = (day: OfDay): Problem | undefined =>
  isSignedOff(day) ? staysInDiary : undefined;

export const obstacleToPhoto = ({ photos }: { photos: number }): Problem | undefined =>
  photos >= mostPhotos ? isFull : undefined;
