import { backupApi } from '@sitewright/domain/backup/api';
import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { materialsApi } from '@sitewright/domain/materials/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import type {
  OrderComment,
  OrderRevision,
  PurchaseOrder,
  PurchaseOrderRow,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';

const { path } = purchaseOrdersApi.list;

/** Whose orders: of a contract, of a supplier, or all there are. */
export type OrdersOf = { contractId?: number; supplierId?: number };

/** As many as the server sends at once. */
const limit = 200;

export const orderQueries = {
  list: (of: OrdersOf) =>
    queryOptions<PurchaseOrderRow[]>({
      queryKey: [path, of],
      queryFn: () =>
        allPages((cursor) => callPage(purchaseOrdersApi.list, { query: { ...of, limit, cursor } })),
    }),
  read: (id: number | string) =>
    queryOptions<PurchaseOrder | null>({ queryKey: [`${path}/${id}`] }),
  approval: (id: number) =>
    queryOptions<ApprovalView | null>({ queryKey: [`${path}/${id}/approval`] }),
  revisions: (id: number) =>
    queryOptions<OrderRevision[] | null>({ queryKey: [`${path}/${id}/revisions`] }),
  comments: (id: number) =>
    queryOptions<OrderComment[] | null>({ queryKey: [`${path}/${id}/comments`] }),
  /** By the supplier's own link, which needs no session. */
  byLink: (token: string) =>
    queryOptions<Reply<typeof purchaseOrdersApi.readByLink>>({
      queryKey: [purchaseOrdersApi.readByLink.path, token],
      queryFn: () => call(purchaseOrdersApi.readByLink, { params: { token } }),
      retry: false,
    }),
};

/** Where an order is to be had as a PDF. */
export const pdfOf = (id: number): string => `${path}/${id}/pdf`;
export const revisionPdfOf = (id: number, revision: number): string =>
  `${path}/${id}/revisions/${revision}/pdf`;

/** What an action upon an order changes: the orders, what went to its supplier, the last prices, the bin. */
export const staleByOrder: readonly string[] = [
  path,
  suppliersApi.list.path,
  materialsApi.list.path,
  backupApi.listBin.path,
];

/** Puts an order as an action left it where its own screen looks for it. */
export function useKeepOrder() {
  const client = useQueryClient();
  return (order: PurchaseOrder) => client.setQueryData(orderQueries.read(order.id).queryKey, order);
}
