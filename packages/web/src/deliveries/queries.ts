import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { diaryApi } from '@sitewright/domain/diary/api';
import { queryOptions } from '@tanstack/react-query';
import { staleByOrder } from '../purchase-orders/queries.ts';

export const deliveriesQuery = (purchaseOrderId: number) =>
  queryOptions<Delivery[] | null>({
    queryKey: [deliveriesApi.list.path.replace(':purchaseOrderId', String(purchaseOrderId))],
  });

/** What a delivery changes: its order with all that hangs on that, and the diary of its day. */
export const staleByDelivery: readonly string[] = [
  ...staleByOrder,
  diaryApi.list.path,
  diaryApi.days.path,
];
