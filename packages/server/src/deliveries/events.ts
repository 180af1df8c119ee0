import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { topic } from '../platform/topic.ts';

/** A delivery was booked in against its order. */
export const deliveryReceived =
  topic<[order: PurchaseOrder, delivery: Delivery, actor: Actor]>('deliveryReceived');
