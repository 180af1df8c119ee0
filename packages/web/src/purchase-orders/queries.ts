import { requestFor } from '@sitewright/domain/kernel/request';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQueryClient } from '@tanstack/react-query';
import { query, queryAll } from '../platform/query.ts';

/** Which orders: of a contract, of a supplier, or all. */
export type OrdersOf = { contractId?: number; supplierId?: number };

/** The server's page size. */
const limit = 200;

export const orderQueries = {
  list: (of: OrdersOf) => queryAll(purchaseOrdersApi.list, { query: { ...of, limit } }),
  toAcknowledge: () => queryAll(purchaseOrdersApi.list, { query: { status: 'sent', limit } }),
  read: (purchaseOrderId: number | string) =>
    query(purchaseOrdersApi.read, { params: { purchaseOrderId } }),
  /** By the supplier's own link, which needs no session. */
  byLink: (token: string) => ({
    ...query(purchaseOrdersApi.readByLink, { params: { token } }),
    retry: false,
  }),
};

export const orderPdfUrl = (purchaseOrderId: number): string =>
  requestFor(purchaseOrdersApi.pdf, { params: { purchaseOrderId } }).url;

/** Puts an order as an action left it where its own screen looks for it. */
export function useCacheOrder() {
  const client = useQueryClient();
  return (order: PurchaseOrder) => client.setQueryData(orderQueries.read(order.id).queryKey, order);
}
