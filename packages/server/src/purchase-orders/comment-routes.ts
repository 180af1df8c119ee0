import { Page } from '@sitewright/domain/kernel/page';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { Serve } from '../platform/serve.ts';
import { insertComment, listComments } from './comments.ts';
import { findOrder } from './order.ts';

export function commentRoutes(serve: Serve) {
  serve(purchaseOrdersApi.listComments, async ({ tx, params }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return new Page(await listComments(tx, id));
  });

  serve(purchaseOrdersApi.comment, async ({ tx, actor, params, body }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return insertComment(tx, id, body.message, actor);
  });
}
