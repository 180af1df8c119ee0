import { daysInBin } from '@sitewright/domain/backup/rules';
import { Page } from '@sitewright/domain/kernel/page';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { draftOrder } from '@sitewright/domain/purchase-orders/draft-order';
import { editOrder } from '@sitewright/domain/purchase-orders/edit-order';
import {
  isNotApproved,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToPrinting,
} from '@sitewright/domain/purchase-orders/rules';
import { revisionShownTo, rowShownTo, shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { findBuying } from '../organizations/public.ts';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { actionRoutes } from './action-routes.ts';
import { emailApproversWith } from './colleague-letters.ts';
import { commentRoutes } from './comment-routes.ts';
import { factsFor } from './facts.ts';
import { linkRoutes } from './link-routes.ts';
import { numberFor, refuseIfTaken } from './numbers.ts';
import { findOrder, lockOrder } from './order.ts';
import { downloadOrder } from './paper.ts';
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
  serve(purchaseOrdersApi.list, async ({ tx, actor, query }) => {
    const { rows, next } = await listOrders(tx, query);
    return new Page(rows.map(rowShownTo(actor)), next);
  });

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
    if (!revision) throw new Refused(isNotApproved);
    return downloadOrder(tx, revision);
  });
}

function writingRoutes(serve: Serve, services: Services) {
  const emailApprovers = emailApproversWith(services);

  serve(purchaseOrdersApi.raise, async ({ tx, actor, body, now }) => {
    const settings = await findBuying(tx, actor);
    const { order, lines } = draftOrder(body, actor, await factsFor(tx, body, settings, now));
    await refuseIfTaken(tx, order.poNumber);
    const poNumber = await numberFor(tx, order, settings);
    const raised = await insertOrder(tx, { ...order, poNumber }, lines, actor);
    await emailApprovers(tx, { status: 'draft' }, raised, actor, settings);
    return shownTo(actor)(raised);
  });

  serve(purchaseOrdersApi.edit, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    // Permission first: without it the caller must not learn which records exist.
    refuseIf(obstacleToEditing(order, actor));
    const { contractId, supplierId, supplierName } = order;
    const named = { contractId, supplierId, supplierName, ...body };
    const settings = await findBuying(tx, actor);
    const facts = await factsFor(tx, named, settings, now);
    const edited = await saveEdited(tx, editOrder(order, actor, body, facts), actor, now);
    await emailApprovers(tx, order, edited, actor, settings);
    return shownTo(actor)(edited);
  });

  serve(purchaseOrdersApi.remove, async ({ tx, actor, params, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    refuseIf(obstacleToDeleting(order, actor));
    const name = order.poNumber ?? `Draft for ${order.supplierName}`;
    const record = { type: 'purchaseOrder', table: 'purchase_orders', id: order.id, name };
    await recycle(tx, record, actor, services.secrets, { now, days: daysInBin });
  });
}
