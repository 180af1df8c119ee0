import { postDelivery, postPlant, postReturn } from './carbon/public.ts';
import { markTradeHours } from './costs/public.ts';
import { deliveryReceived, goodsReturned } from './deliveries/store.ts';
import { entriesSaved } from './diary/write-entries.ts';
import { moveMaterials } from './materials/public.ts';
import { notifyAboutCallBack, notifyAboutIssue, notifyAboutOrder } from './notifications/public.ts';
import { tradeRatesChanged } from './organizations/cost-settings.ts';
import { orderSaved } from './purchase-orders/order.ts';
import { moveOrders } from './purchase-orders/public.ts';
import { eraseSignatures } from './risk/public.ts';
import { issueSaved } from './site-issues/store.ts';
import { suppliersMerged } from './suppliers/merge.ts';
import { callBackSaved } from './wellbeing/call-backs.ts';
import { workerErased } from './workforce/subject-access.ts';

/** Who follows what the features publish: all subscriptions, in one place. */
export function connectSubscriptions(): void {
  orderSaved.connect(notifyAboutOrder);
  issueSaved.connect(notifyAboutIssue);
  callBackSaved.connect(notifyAboutCallBack);
  entriesSaved.connect(postPlant);
  deliveryReceived.connect(postDelivery);
  goodsReturned.connect(postReturn);
  suppliersMerged.connect(moveOrders, moveMaterials);
  tradeRatesChanged.connect(markTradeHours);
  workerErased.connect(eraseSignatures);
}
