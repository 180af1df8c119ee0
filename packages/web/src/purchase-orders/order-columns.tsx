import { sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import {
  costHeadLabels,
  letterOf,
  numberOf,
  statusLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import { orderStatuses } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { Money } from '../ui/format/money.tsx';
import { showDate } from '../ui/parse-date.ts';
import type { Column } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { OrderState } from './order-state.tsx';

type OrderColumn = Column<PurchaseOrderRow>;

type Shown = { seesPrices: boolean; isOfOne: boolean; today: string };

/** Who may not see prices gets no column of them, and who looks at one contract none of contracts. */
export const orderColumns = ({ seesPrices, isOfOne, today }: Shown): OrderColumn[] => [
  name,
  ...(isOfOne ? [] : [plain('contract', 'Contract', 196, ({ contractName }) => contractName)]),
  state,
  date('issueDate', 'Issued'),
  delivery(today),
  ...(seesPrices
    ? [
        // A spreadsheet gets the VAT also where the table has no room for it.
        {
          ...money('subtotal', 'Net'),
          exportedAs: [
            { header: 'Net', of: inExport('subtotal') },
            { header: 'VAT', of: inExport('vatAmount') },
          ],
        },
        { ...money('vatAmount', 'VAT'), isExtra: true, exportedAs: [] },
        money('total', 'Total'),
      ]
    : []),
  {
    ...plain('costHead', 'Cost head', 128, ({ costHead }) => costHeadLabels[costHead]),
    isExtra: true,
  },
  { ...plain('sentTo', 'Sent to', 200, ({ sentTo }) => sentTo), isExtra: true },
  {
    ...plain('acknowledgedBy', 'Acknowledged by', 160, ({ acknowledgedBy }) => acknowledgedBy),
    isExtra: true,
  },
];

const plain = plainColumn<PurchaseOrderRow>;

const name: OrderColumn = {
  id: 'order',
  header: 'Order and supplier',
  width: 216,
  isName: true,
  cell: (order) => (
    <TwoLines
      first={
        <Link
          to="/suppliers/orders/$id"
          params={{ id: String(order.id) }}
          className="-my-0.5 py-0.5 font-medium"
        >
          {numberOf(order)}
        </Link>
      }
      second={<span className="block max-w-64 truncate">{order.supplierName}</span>}
    />
  ),
  text: (order) => `${numberOf(order)} ${order.supplierName}`,
  // The newest first, whether numbered yet or not.
  sortBy: ({ id }) => id,
  exportedAs: [
    { header: 'Number', of: ({ poNumber }) => poNumber },
    { header: 'Revision', of: ({ poNumber, revision }) => poNumber && letterOf(revision) },
    { header: 'Supplier', of: ({ supplierName }) => supplierName },
  ],
};

const state: OrderColumn = {
  id: 'status',
  header: 'Status',
  width: 144,
  cell: ({ status }) => <OrderState status={status} />,
  text: ({ status }) => statusLabels[status],
  sortBy: ({ status }) => orderStatuses.indexOf(status),
};

const date = (id: 'issueDate' | 'deliveryDate', header: string): OrderColumn => ({
  id,
  header,
  width: 112,
  cell: (order) => <span className="text-text-2">{showDate(order[id] ?? '')}</span>,
  text: (order) => showDate(order[id] ?? ''),
  sortBy: (order) => order[id],
  exportAs: (order) => order[id] && new Date(order[id]),
});

const delivery = (today: string): OrderColumn => ({
  ...date('deliveryDate', 'Delivery'),
  width: 132,
  cell: (order) => <DeliveryDay order={order} today={today} />,
});

/** When it is to come; in red words where that is over. */
export const DeliveryDay = ({ order, today }: { order: PurchaseOrderRow; today: string }) =>
  isOverdue(order, today) ? (
    <span className="inline-flex items-center gap-1 align-middle font-medium text-on-bad-soft">
      <CalendarClock aria-hidden="true" className="size-4" />
      {showDate(order.deliveryDate ?? '')}
      <span className="sr-only">, overdue</span>
    </span>
  ) : (
    <span className="text-text-2">{showDate(order.deliveryDate ?? '')}</span>
  );

type Amount = 'subtotal' | 'vatAmount' | 'total';

const inExport =
  (id: Amount) =>
  ({ [id]: pounds }: PurchaseOrderRow) =>
    pounds === null ? null : { pounds };

const money = (id: Amount, header: string): OrderColumn => ({
  id,
  header,
  width: 140,
  align: 'right',
  cell: (order) => order[id] && <Money amount={order[id]} />,
  text: (order) => (order[id] ? inPounds(order[id]) : ''),
  sortBy: (order) => order[id] && Number(order[id]),
  exportAs: inExport(id),
  total: (orders) => <Money amount={sumOf(orders.map((order) => order[id]))} />,
});
