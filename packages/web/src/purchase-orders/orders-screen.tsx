import { can } from '@sitewright/domain/kernel/access';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Hourglass } from 'lucide-react';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { type Kpi, KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { number } from '../ui/table/labels.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { DueCharts } from './due-charts.tsx';
import { NewOrderButton } from './new-order-button.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersBreadcrumb } from './orders-breadcrumb.tsx';
import { orderQueries } from './queries.ts';
import { useBuying } from './use-buying.ts';

type Props = { view: TableView; onView: OnView; today: string };

/** Every order of the company. */
export const OrdersScreen = ({ view, onView, today }: Props) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading="Purchase orders" />
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <OrdersBreadcrumb />
        <h1>Purchase orders</h1>
      </div>
      <NewOrderButton />
    </div>
    <Figures today={today} />
    <OrderList address={{ view, onView }} newOrder={<NewOrderButton />} />
  </main>
);

const none: readonly PurchaseOrderRow[] = [];

function Figures({ today }: { today: string }) {
  const { data, isRefetching } = useQuery(orderQueries.list({}));
  const orders = data ?? none;
  const seesPrices = can(useActor(), 'purchaseOrder.prices', 'R');
  const { requireApproval } = useBuying();
  const figures = useMemo(
    () => orderFigures(orders, { seesPrices, requireApproval }, today),
    [orders, seesPrices, requireApproval, today],
  );
  return (
    <>
      {orders.length > 0 && <KpiStrip label="Purchase orders in figures" figures={figures} />}
      {isRefetching && <RefreshBar />}
      <DueCharts orders={orders} today={today} />
    </>
  );
}

type Orders = readonly PurchaseOrderRow[];

type View = { seesPrices: boolean; requireApproval: boolean };

/** The figures that a buyer looks at first. */
const orderFigures = (orders: Orders, view: View, today: string): Kpi[] => [
  pending(
    orders.filter(({ status }) => status === 'pending'),
    view,
  ),
  toAcknowledge(orders.filter(({ status }) => status === 'sent')),
  ...(view.seesPrices ? [commitment(orders)] : []),
  overdue(orders.filter((order) => isOverdue(order, today))),
];

const ordersWith = (status: string): Kpi['link'] => ({
  to: '/suppliers/orders',
  search: { status },
});

const net = (orders: Orders) => sumOf(orders.map(({ subtotal }) => subtotal));

/** Where orders need no approval, they only have to be sent. */
const pending = (waiting: Orders, { seesPrices, requireApproval }: View): Kpi => ({
  label: requireApproval ? 'Awaiting approval' : 'To be sent',
  value: number(waiting.length),
  ...(seesPrices && { note: `${formatPounds(net(waiting))} net` }),
  ...(waiting.length > 0 && {
    ...{ tone: 'warn', icon: Hourglass },
    pill: pill(waiting, requireApproval ? 'to approve' : 'to send'),
    link: ordersWith('pending'),
  }),
});

const toAcknowledge = (sent: Orders): Kpi => ({
  label: 'Awaiting acknowledgement',
  value: number(sent.length),
  note: sent.length > 0 ? 'Sent, not yet acknowledged' : 'All acknowledged',
  ...(sent.length > 0 && { pill: pill(sent, 'unconfirmed'), link: ordersWith('sent') }),
});

function commitment(orders: Orders): Kpi {
  const sum = sumOf(orders.map(({ openCommitment }) => openCommitment));
  return {
    label: 'Open order value',
    value: formatShortPounds(sum),
    full: formatPounds(sum),
    note: 'Ordered, not yet received, net',
  };
}

const overdue = (late: Orders): Kpi => ({
  label: 'Overdue deliveries',
  value: number(late.length),
  note: late.length > 0 ? `Oldest due ${oldest(late)}` : 'None overdue',
  ...(late.length > 0 && { tone: 'bad', icon: CalendarClock, pill: pill(late, 'overdue') }),
  ...(late.length > 0 && { link: { to: '/suppliers/orders', search: { due: 'overdue' } } }),
});

const oldest = (late: Orders): string =>
  formatDate(late.map(({ deliveryDate }) => deliveryDate ?? '').sort()[0] ?? '');

const pill = (orders: Orders, words: string) => (
  <>
    <b className="font-semibold">{number(orders.length)}</b> {words}
  </>
);
