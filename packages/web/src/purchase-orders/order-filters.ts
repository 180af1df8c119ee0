import { statusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { orderStatuses } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import type { Filter } from '../ui/table/column.ts';

type Orders = readonly PurchaseOrderRow[];

/** A choice of one contract or one supplier is none, and is not offered. */
export const orderFilters = (orders: Orders): Filter<PurchaseOrderRow>[] => [
  {
    id: 'status',
    label: 'Status',
    options: orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
    of: ({ status }) => status,
  },
  ...named('contract', 'Contract', orders, (order) => [order.contractSlug, order.contractName]),
  ...named('supplier', 'Supplier', orders, ({ supplierName }) => [supplierName, supplierName]),
];

function named(
  id: string,
  label: string,
  orders: Orders,
  of: (order: PurchaseOrderRow) => [value: string, label: string],
): Filter<PurchaseOrderRow>[] {
  const options = [...new Map(orders.map(of))]
    .map(([value, name]) => ({ value, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
  return options.length > 1 ? [{ id, label, options, of: (order) => of(order)[0] }] : [];
}
