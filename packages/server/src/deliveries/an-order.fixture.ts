import type { DeliveryDraft } from '@sitewright/domain/deliveries/delivery';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';

type Company = { us: Organization; buyer: Caller; raise: () => Promise<PurchaseOrder> };

/** A sent order for 48 m³, and a user on site. */
export async function anOrder<C extends Company>(company: C) {
  const supervisor = await company.us.member({ role: 'Site Supervisor' });
  const order = await company.raise();
  const params = { purchaseOrderId: order.id };
  await company.buyer.call(purchaseOrdersApi.send, { params, body: { withoutMail: true } });
  const line = found(order.items[0]).id;
  const came = (received: string, more: Partial<DeliveryDraft> = {}) => ({
    params,
    body: aDeliveryDraft([aDeliveryLineDraft(line, received)], more),
  });
  const read = () => company.buyer.call(purchaseOrdersApi.read, { params });
  return { ...company, supervisor, order, line, came, read };
}
