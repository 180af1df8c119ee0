import { obstacleToDate } from '../diary/date-window.ts';
import type { DayStatus } from '../diary/day.ts';
import { isSignedOff } from '../diary/day-status.ts';
import { maxPhotos, type PhotoOwner, dayIsSignedOff as photosStay } from '../files/rules.ts';
import type { Actor } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import {
  badRequest,
  conflict,
  found,
  type Problem,
  Refused,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { statusByReceipt } from '../purchase-orders/actions.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import { formatQuantity } from '../purchase-orders/order-labels.ts';
import type { OrderStatus } from '../purchase-orders/order-status.ts';
import type { OrderLine, PurchaseOrder } from '../purchase-orders/purchase-order.ts';
import { obstacleToReceiving } from '../purchase-orders/rules.ts';
import type { DeliveryDraft, DeliveryLineDraft } from './delivery.ts';
import type { RejectionReason } from './rejection.ts';

const dayInFuture = badRequest('delivery.day_in_future', 'Date cannot be in the future');
const staysInDiary = conflict(
  'delivery.stays_in_diary',
  'This delivery cannot be reversed because the diary for that day is signed off.',
);
const tooManyPhotos = conflict(
  'delivery.too_many_photos',
  `A delivery can have up to ${maxPhotos} photos`,
);

/** A stored line: only received quantities, and the reason for any rejection. */
export type ReceivedLine = {
  purchaseOrderItemId: number;
  received: string;
  rejected: string;
  rejectionReason: RejectionReason | null;
};

export type Receipt = { order: PurchaseOrder; lines: ReceivedLine[] };

type Facts = { tolerance: string; today: string };

/** Adds the delivery to earlier ones; the order's status follows from the sum. */
export function receive(
  order: PurchaseOrder,
  actor: Actor,
  draft: DeliveryDraft,
  { tolerance, today }: Facts,
): Receipt {
  for (const { purchaseOrderItemId: id } of draft.items)
    found(order.items.find((line) => line.id === id));
  refuseIf(obstacleToReceiving(order, actor));
  refuseDate(draft.date, today);
  const items = order.items.map((line) => add(line, draft.items));
  refuseWhere(isFarOver, items, draft.items, farOver);
  if (!draft.overReceiptConfirmed)
    refuseWhere((line) => isOver(line, tolerance), items, draft.items, overReceipt);
  return {
    order: { ...order, items, status: statusByReceipt(items) },
    lines: draft.items.filter(({ received }) => scaled(received, 3) > 0n).map(toStoredLine),
  };
}

/** The delivery is also a diary entry, so the diary's date window applies. */
function refuseDate(date: string, today: string): void {
  const obstacle = date > today ? dayInFuture : obstacleToDate(date, today);
  if (obstacle) throw refusedAt('date', obstacle);
}

const toStoredLine = ({
  rejected = '0.000',
  rejectionReason = null,
  ...line
}: DeliveryLineDraft) => ({
  ...line,
  rejected,
  rejectionReason: scaled(rejected, 3) > 0n ? rejectionReason : null,
});

function add(line: OrderLine, delivered: readonly DeliveryLineDraft[]): OrderLine {
  const more = delivered.find(({ purchaseOrderItemId }) => purchaseOrderItemId === line.id);
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

/** More than double is a typing error or another order, even if confirmed. */
const isFarOver = (line: OrderLine): boolean => acceptedOf(line) > scaled(line.quantity, 3) * 2n;

type Excess = (line: OrderLine) => boolean;

/** Only lines of this delivery: earlier receipts are not checked again. */
function refuseWhere(
  isTooMuch: Excess,
  items: readonly OrderLine[],
  delivered: readonly DeliveryLineDraft[],
  say: (over: readonly OrderLine[]) => Problem,
): void {
  const over = items.filter(
    (line) =>
      isTooMuch(line) &&
      delivered.some((one) => one.purchaseOrderItemId === line.id && scaled(one.received, 3) > 0n),
  );
  if (over.length === 0) return;
  const placeOf = ({ id }: OrderLine) =>
    delivered.findIndex((one) => one.purchaseOrderItemId === id);
  throw new Refused(say(over), {
    fields: Object.fromEntries(
      over.map((line) => [`items.${placeOf(line)}.received`, excessOf(line)]),
    ),
  });
}

const excessText = (over: readonly OrderLine[]): string =>
  over.map((line) => `${line.description}: ${excessOf(line)}.`).join(' ');

const overReceipt = (over: readonly OrderLine[]): Problem =>
  conflict(
    'purchase_order.over_receipt',
    `This is more than was ordered. ${excessText(over)} Confirm to receive it anyway.`,
  );

const farOver = (over: readonly OrderLine[]): Problem =>
  conflict(
    'purchase_order.far_over_receipt',
    `You cannot receive more than double the quantity ordered. ${excessText(over)} Change the order first.`,
  );

/** 60 m³ received in total, 48 m³ ordered. */
function excessOf(line: OrderLine): string {
  const format = (quantity: string) => formatQuantity(quantity, line.unit);
  const here = decimalOf(acceptedOf(line), 3);
  return `${format(here)} received in total, ${format(line.quantity)} ordered`;
}

/** Which materials of the catalogue a delivery brought. */
export const materialsOf = (
  { items }: Pick<PurchaseOrder, 'items'>,
  delivered: { items: readonly { purchaseOrderItemId: number }[] },
): number[] =>
  items
    .filter(({ id }) => delivered.items.some((line) => line.purchaseOrderItemId === id))
    .flatMap(({ materialId }) => materialId ?? []);

/** The order's status after its receipts are counted again; without receipts, the status before. */
export function statusAfterReversal(order: PurchaseOrder): OrderStatus {
  const status = statusByReceipt(order.items);
  if (status !== 'approved') return status;
  if (order.acknowledgedAt) return 'acknowledged';
  return order.sentAt ? 'sent' : 'approved';
}

type OfDay = { status: DayStatus };

export const obstacleOfSignedDay = (day: OfDay): Problem | undefined =>
  isSignedOff(day) ? staysInDiary : undefined;

/** A signed-off diary day also covers the photos of its deliveries. */
export function obstacleToPhoto({ photos, isDaySignedOff }: PhotoOwner): Problem | undefined {
  if (isDaySignedOff) return photosStay;
  if (photos >= maxPhotos) return tooManyPhotos;
}
