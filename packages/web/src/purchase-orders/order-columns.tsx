import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { finalTotalsOf } from '@sitewright/domain/purchase-orders/final-totals';
import {
  costHeadLabels,
  orderNumberText,
  revisionLetter,
  type StatusLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import { orderStatuses } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { formatDate } from '../ui/fields/parse-date.ts';
import { Money } from '../ui/format/money.tsx';
import type { Column } from '../ui/table/column.ts';
import {
  type ColumnOptions,
  choiceColumn,
  dateColumn,
  moneyColumn,
  textColumn,
} from '../ui/table/columns.tsx';
import { OrderState } from './order-state.tsx';

type OrderColumn = Column<PurchaseOrderRow>;

type Shown = { seesPrices: boolean; isOfOne: boolean; today: string; labels: StatusLabels };

const contract = textColumn<PurchaseOrderRow>(
  'contract',
  'Contract',
  ({ contractName }) => contractName,
  { width: 196 },
);

/** No price columns for users who may not see prices, and no contract column within one contract. */
export const orderColumns = ({ seesPrices, isOfOne, today, labels }: Shown): OrderColumn[] => [
  name,
  ...(isOfOne ? [] : [contract]),
  choiceColumn('status', 'Status', ({ status }) => status, {
    labels,
    order: orderStatuses,
    width: 144,
    cell: ({ status }) => <OrderState status={status} />,
  }),
  dateColumn('issueDate', 'Issue date', ({ issueDate }) => issueDate),
  dateColumn('deliveryDate', 'Delivery', ({ deliveryDate }) => deliveryDate, {
    width: 132,
    cell: (order) => <DeliveryDay order={order} today={today} />,
  }),
  ...(seesPrices ? prices() : []),
  choiceColumn('costHead', 'Cost head', ({ costHead }) => costHead, {
    labels: costHeadLabels,
    width: 128,
    isExtra: true,
  }),
  textColumn('sentTo', 'Sent to', ({ sentTo }) => sentTo, { width: 200, isExtra: true }),
  textColumn('acknowledgedBy', 'Acknowledged by', ({ acknowledgedBy }) => acknowledgedBy, {
    width: 160,
    isExtra: true,
  }),
];

const prices = (): OrderColumn[] => [
  // A spreadsheet gets the VAT also where the table has no room for it.
  money('subtotal', 'Net', {
    second: orderedNote,
    exportedAs: [
      { header: 'Ordered, net', of: ({ subtotal }) => poundsCell(subtotal) },
      { header: 'Net', of: inExport('subtotal') },
      { header: 'VAT', of: inExport('vatAmount') },
    ],
  }),
  money('vatAmount', 'VAT', { isExtra: true, exportedAs: [] }),
  money('total', 'Total'),
  ofNet('received', 'Received, net', ({ actual }) => actual),
  ofNet('outstanding', 'Outstanding, net', ({ openCommitment }) => openCommitment),
];

const nameText = (order: PurchaseOrderRow): string =>
  `${orderNumberText(order)} ${order.supplierName}`;

const name = textColumn('order', 'Order and supplier', nameText, {
  width: 216,
  isName: true,
  cell: (order) => (
    <Link
      to="/suppliers/orders/$id"
      params={{ id: String(order.id) }}
      className="-my-0.5 py-0.5 font-medium"
    >
      {orderNumberText(order)}
    </Link>
  ),
  second: ({ supplierName }) => <span className="block max-w-64 truncate">{supplierName}</span>,
  // The newest first, whether numbered yet or not.
  sortBy: ({ id }) => id,
  exportedAs: [
    { header: 'Number', of: ({ poNumber }) => poNumber },
    { header: 'Revision', of: ({ poNumber, revision }) => poNumber && revisionLetter(revision) },
    { header: 'Supplier', of: ({ supplierName }) => supplierName },
  ],
});

/** When it is to come; in red words where that is over. */
export const DeliveryDay = ({ order, today }: { order: PurchaseOrderRow; today: string }) =>
  isOverdue(order, today) ? (
    <span className="inline-flex items-center gap-1 align-middle font-medium text-on-bad-soft">
      <CalendarClock aria-hidden="true" className="size-4" />
      {formatDate(order.deliveryDate ?? '')}
      <span className="sr-only">, overdue</span>
    </span>
  ) : (
    <span className="text-text-2">{formatDate(order.deliveryDate ?? '')}</span>
  );

type Amount = 'subtotal' | 'vatAmount' | 'total';

/** What the order comes to, as on its page: of an order closed short, what came of it. */
const amountOf =
  (id: Amount) =>
  (order: PurchaseOrderRow): string | null =>
    finalTotalsOf(order)?.totals[id] ?? null;

const poundsCell = (pounds: string | null) => (pounds === null ? null : { pounds });

const inExport = (id: Amount) => (order: PurchaseOrderRow) => poundsCell(amountOf(id)(order));

const orderedNote = (order: PurchaseOrderRow): string | null => {
  const ordered = finalTotalsOf(order)?.ordered;
  return ordered ? `of ${formatPounds(ordered)} ordered` : null;
};

const isSummed = ({ status }: PurchaseOrderRow): boolean => !leftOut.includes(status);
const leftOut: readonly PurchaseOrderRow['status'][] = ['draft', 'rejected', 'cancelled'];

/** Ordered or about to be ordered; a note says what is excluded. */
const totalOf = (id: Amount) => (orders: readonly PurchaseOrderRow[]) => (
  <>
    <Money amount={sumOf(orders.filter(isSummed).map(amountOf(id)))} />
    {!orders.every(isSummed) && (
      <span className="block text-xs font-normal whitespace-normal text-text-2">
        excluding draft, rejected and cancelled orders
      </span>
    )}
  </>
);

const money = (
  id: Amount,
  header: string,
  options: ColumnOptions<PurchaseOrderRow> = {},
): OrderColumn =>
  moneyColumn(id, header, amountOf(id), {
    width: 140,
    exportAs: inExport(id),
    total: totalOf(id),
    ...options,
  });

const ofNet = (
  id: string,
  header: string,
  of: (order: PurchaseOrderRow) => string | null,
): OrderColumn =>
  moneyColumn(id, header, of, {
    width: 140,
    isExtra: true,
    exportAs: (order) => poundsCell(of(order)),
  });
