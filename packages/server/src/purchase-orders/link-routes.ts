import { acknowledgeByLink } from '@sitewright/domain/purchase-orders/actions';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { linkAccess } from '../links/public.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { toLinkedOrder } from './links.ts';
import { lockOrder, saveOrder } from './order.ts';

const acknowledgement = {
  ...purchaseOrdersApi.acknowledgeByLink,
  concerns: 'purchaseOrder',
} as const;

/** For the supplier, who has no account: the page behind the link in their email. */
export function linkRoutes(serve: Serve, services: Services) {
  const { limitRequests, open, use } = linkAccess(services);

  serve(purchaseOrdersApi.readByLink, limitRequests, async (request) => {
    const { targetId } = await open(request, 'purchaseOrder');
    return toLinkedOrder(request.tx, await lockOrder(request.tx, targetId));
  });

  serve(purchaseOrdersApi.acknowledgeByLink, limitRequests, async (request) => {
    const { tx, body, record, now } = request;
    const link = await open(request, 'purchaseOrder');
    const order = await lockOrder(tx, link.targetId);
    const acknowledged = acknowledgeByLink(order, body.acknowledgedBy, now.toISOString());
    const actor = await use(request, link, 'acknowledged', { name: body.acknowledgedBy });
    await record({ actor, endpoint: acknowledgement }, order);
    return toLinkedOrder(tx, await saveOrder(tx, acknowledged, undefined));
  });
}
