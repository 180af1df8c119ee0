import { sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds, inShortPounds } from '@sitewright/domain/kernel/pounds';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';
import { CalendarClock, Hourglass } from 'lucide-react';
import type { Kpi } from '../ui/kpi-strip.tsx';
import { showDate } from '../ui/parse-date.ts';
import { number } from '../ui/table/labels.ts';

type Orders = readonly PurchaseOrderRow[];

/** The figures that a buyer looks at first. */
export const orderFigures = (orders: Orders, seesPrices: boolean, today: string): Kpi[] => [
  toApprove(
    orders.filter(({ status }) => status === 'pending'),
    seesPrices,
  ),
  toAcknowledge(orders.filter(({ status }) => status === 'sent')),
  ...(seesPrices ? [commitment(orders)] : []),
  overdue(orders.filter((order) => isOverdue(order, today))),
];

const net = (orders: Orders) => sumOf(orders.map(({ subtotal }) => subtotal));

const toApprove = (pending: Orders, seesPrices: boolean): Kpi => ({
  label: 'Awaiting approval',
  value: number(pending.length),
  ...(seesPrices && { note: `${inPounds(net(pending))} net` }),
  ...(pending.length > 0 && { tone: 'warn', icon: Hourglass, pill: pill(pending, 'to approve') }),
});

const toAcknowledge = (sent: Orders): Kpi => ({
  label: 'Awaiting acknowledgement',
  value: number(sent.length),
  note: sent.length > 0 ? 'Sent, and not confirmed yet' : 'All are confirmed',
  ...(sent.length > 0 && { pill: pill(sent, 'unconfirmed') }),
});

function commitment(orders: Orders): Kpi {
  const sum = sumOf(orders.map(({ openCommitment }) => openCommitment));
  return {
    label: 'Open commitment',
    value: inShortPounds(sum),
    full: inPounds(sum),
    note: 'Ordered and still to come, net',
  };
}

const overdue = (late: Orders): Kpi => ({
  label: 'Overdue deliveries',
  value: number(late.length),
  note: late.length > 0 ? `The oldest since ${oldest(late)}` : 'None is late',
  ...(late.length > 0 && { tone: 'bad', icon: CalendarClock, pill: pill(late, 'overdue') }),
});

const oldest = (late: Orders): string =>
  showDate(late.map(({ deliveryDate }) => deliveryDate ?? '').sort()[0] ?? '');

const pill = (orders: Orders, words: string) => (
  <>
    <b className="font-semibold">{number(orders.length)}</b> {words}
  </>
);
