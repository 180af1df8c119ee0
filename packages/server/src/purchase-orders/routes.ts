import { Page } from '@sitewright/domain/kernel/page';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { acknowledgeByLink } from '@sitewright/domain/purchase-orders/actions';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { draftOrder } from '@sitewright/domain/purchase-orders/draft-order';
import { editOrder } from '@sitewright/domain/purchase-orders/edit-order';
import { purchaseOrderRecord } from '@sitewright/domain/purchase-orders/purchase-order.record';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToPrinting,
  orderNotApproved,
} from '@sitewright/domain/purchase-orders/rules';
import { revisionShownTo, rowShownTo, shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { linkAccess } from '../links/public.ts';
import { findBuying } from '../organizations/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { actionRoutes } from './action-routes.ts';
import { emailApproversWith } from './colleague-letters.ts';
import { insertComment, listComments } from './comments.ts';
import { loadOrderFacts } from './facts.ts';
import { toLinkedOrder } from './links.ts';
import { issueNumberIfDue, refuseTakenNumber } from './numbers.ts';
import { findOrder, lockOrder, saveOrder } from './order.ts';
import { downloadOrder } from './order-pdf.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { insertOrder, listOrders, saveEdited } from './store.ts';

export function purchaseOrderRoutes(serve: Serve, services: Services) {
  readingRoutes(serve);
  writingRoutes(serve, services);
  actionRoutes(serve, services);
  commentRoutes(serve);
  linkRoutes(serve, services);
}

function readingRoutes(serve: Serve) {
  serve(purchaseOrdersApi.list, async ({ tx, actor, query }) =>
    (await listOrders(tx, query)).map(rowShownTo(actor)),
  );

  serve(purchaseOrdersApi.read, async ({ tx, actor, params }) =>
    shownTo(actor)(await findOrder(tx, params.purchaseOrderId)),
  );

  serve(purchaseOrdersApi.pdf, async ({ tx, actor, params }) => {
    const order = await findOrder(tx, params.purchaseOrderId);
    refuseIf(obstacleToPrinting(order, await findBuying(tx, actor)));
    return downloadOrder(tx, order);
  });

  serve(purchaseOrdersApi.listRevisions, async ({ tx, actor, params }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return new Page((await listRevisions(tx, id)).map(revisionShownTo(actor)));
  });

  serve(purchaseOrdersApi.revisionPdf, async ({ tx, params }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    const revision = await readRevision(tx, id, params.revision);
    if (!revision) throw new Refused(orderNotApproved);
    return downloadOrder(tx, revision);
  });
}

function writingRoutes(serve: Serve, services: Services) {
  const emailApprovers = emailApproversWith(services);

  serve(purchaseOrdersApi.raise, async ({ tx, actor, body, now }) => {
    const settings = await findBuying(tx, actor);
    const { order, lines } = draftOrder(body, actor, await loadOrderFacts(tx, body, settings, now));
    await refuseTakenNumber(tx, order.poNumber);
    const poNumber = await issueNumberIfDue(tx, order, settings);
    const raised = await insertOrder(tx, { ...order, poNumber }, lines, actor, now);
    await emailApprovers(tx, { status: 'draft' }, raised, { actor, settings, now });
    return shownTo(actor)(raised);
  });

  serve(purchaseOrdersApi.edit, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    // Permission first: without it the caller must not learn which records exist.
    refuseIf(obstacleToEditing(order, actor));
    const { contractId, supplierId, supplierName } = order;
    const named = { contractId, supplierId, supplierName, ...body };
    const settings = await findBuying(tx, actor);
    const facts = await loadOrderFacts(tx, named, settings, now);
    const edited = await saveEdited(tx, editOrder(order, actor, body, facts), actor, now);
    await emailApprovers(tx, order, edited, { actor, settings, now });
    return shownTo(actor)(edited);
  });

  serve(purchaseOrdersApi.remove, async ({ tx, actor, params, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    refuseIf(obstacleToDeleting(order, actor));
    const name = order.poNumber ?? `Draft for ${order.supplierName}`;
    await recycle(tx, purchaseOrderRecord, { ...order, name }, { actor, now, ...services });
  });
}

function commentRoutes(serve: Serve) {
  serve(purchaseOrdersApi.listComments, async ({ tx, params }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return new Page(await listComments(tx, id));
  });

  serve(purchaseOrdersApi.comment, async ({ tx, actor, params, body }) => {
    const { id } = await findOrder(tx, params.purchaseOrderId);
    return insertComment(tx, id, body.message, actor);
  });
}

const acknowledgement = {
  ...purchaseOrdersApi.acknowledgeByLink,
  concerns: 'purchaseOrder',
} as const;

/** For the supplier, who has no account: the page behind the link in their email. */
function linkRoutes(serve: Serve, services: Services) {
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
    return toLinkedOrder(tx, await saveOrder(tx, acknowledged, undefined, now));
  });
}
