import { postDelivery, postPlant } from './carbon/public.ts';
import { deliveryReceived } from './deliveries/events.ts';
import { entriesSaved } from './diary/events.ts';
import { moveMaterials } from './materials/public.ts';
import { noticeCallBack, noticeIssue, noticeOrder } from './notifications/public.ts';
import { orderSaved } from './purchase-orders/events.ts';
import { moveOrders } from './purchase-orders/public.ts';
import { eraseSignatures } from './risk/public.ts';
import { issueSaved } from './site-issues/events.ts';
import { suppliersMerged } from './suppliers/events.ts';
import { callBackSaved } from './wellbeing/events.ts';
import { workerErased } from './workforce/events.ts';

/** Who follows what the features publish: all subscriptions, in one place. */
export function connectSubscriptions(): void {
  orderSaved.connect(noticeOrder);
  issueSaved.connect(noticeIssue);
  callBackSaved.connect(noticeCallBack);
  entriesSaved.connect(postPlant);
  deliveryReceived.connect(postDelivery);
  suppliersMerged.connect(moveOrders, moveMaterials);
  workerErased.connect(eraseSignatures);
}
