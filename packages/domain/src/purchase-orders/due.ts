import { daysBetween } from '../kernel/calendar.ts';
import { sumOf } from '../kernel/pence.ts';
import type { PurchaseOrderRow } from './purchase-order.ts';
import { isOverdue } from './rules.ts';

type Orders = readonly PurchaseOrderRow[];

/** Outstanding goods by the month in which they are due; goods without a date come last, under the empty text. */
export function commitmentByMonth(orders: Orders): { month: string; net: string }[] {
  const months = new Map<string, string[]>();
  for (const { deliveryDate, openCommitment } of orders) {
    if (!Number(openCommitment)) continue;
    const month = deliveryDate?.slice(0, 7) ?? '';
    months.set(month, [...(months.get(month) ?? []), openCommitment ?? '']);
  }
  return [...months]
    .map(([month, amounts]) => ({ month, net: sumOf(amounts) }))
    .sort((a, b) => (orLast(a.month) < orLast(b.month) ? -1 : 1));
}

const orLast = (month: string): string => month || '9999';

/** Overdue goods, with the number of days; the most overdue first. */
export const overdueOf = (orders: Orders, today: string) =>
  orders
    .filter((order) => isOverdue(order, today))
    .map((order) => ({ order, daysLate: daysBetween(order.deliveryDate ?? today, today) }))
    .sort((a, b) => b.daysLate - a.daysLate);
