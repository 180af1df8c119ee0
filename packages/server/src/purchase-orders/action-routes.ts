import type { Actor } from '@sitewright/domain/kernel/access';
import {
  acknowledgeOrder,
  approveOrder,
  cancelOrder,
  closeOrder,
  holdOrder,
  rejectOrder,
  releaseOrder,
  sendOrder,
  submitOrder,
} from '@sitewright/domain/purchase-orders/actions';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { refuseIfClosed } from '@sitewright/domain/purchase-orders/draft-order';
import { netPriceOf } from '@sitewright/domain/purchase-orders/line-maths';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { bindingStatuses } from '@sitewright/domain/purchase-orders/rules';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { revokeLinks } from '../links/public.ts';
import { recordOrderPrices } from '../materials/public.ts';
import { findBuying } from '../organizations/public.ts';
import type { Prepare, Serve } from '../platform/http/serve.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linkToContract } from '../suppliers/public.ts';
import { emailApproversWith, emailRequesterWith } from './colleague-letters.ts';
import { dispatchWith } from './dispatch.ts';
import { loadOrderFacts } from './facts.ts';
import { cancellationLetters } from './letters.ts';
import { dispatchesBy, orderLettersOf } from './limits.ts';
import { orderLinkTarget } from './links.ts';
import { issueNumberIfDue } from './numbers.ts';
import { lockOrder, lockOrderToSend, saveOrder } from './order.ts';
import { saveRevision } from './revisions.ts';

export function actionRoutes(serve: Serve, services: Services) {
  decisionRoutes(serve, services);
  supplierRoutes(serve, services);
  endingRoutes(serve, services);
}

/** From draft to approval. */
function decisionRoutes(serve: Serve, services: Services) {
  const emailApprovers = emailApproversWith(services);
  const emailApproved = emailRequesterWith(services, 'po_approved');
  const emailRejected = emailRequesterWith(services, 'po_rejected');

  serve(purchaseOrdersApi.submit, async ({ tx, actor, params, body, now }) => {
    const settings = await findBuying(tx, actor);
    const order = await lockOrder(tx, params.purchaseOrderId);
    const submitted = submitOrder(order, actor, body, now.toISOString());
    refuseIfClosed(await loadOrderFacts(tx, order, settings, now));
    const poNumber = await issueNumberIfDue(tx, submitted, settings);
    const saved = await saveOrder(tx, { ...submitted, poNumber }, actor, now);
    await emailApprovers(tx, order, saved, { actor, settings, now });
    return shownTo(actor)(saved);
  });

  serve(purchaseOrdersApi.approve, async ({ tx, actor, params, body, now }) => {
    const settings = await findBuying(tx, actor);
    const order = await lockOrder(tx, params.purchaseOrderId);
    const approved = approveOrder(order, actor, body, settings, now.toISOString());
    refuseIfClosed(await loadOrderFacts(tx, order, settings, now));
    const poNumber = await issueNumberIfDue(tx, approved, settings);
    const saved = await saveOrder(tx, { ...approved, poNumber }, actor, now);
    await saveRevision(tx, saved, actor);
    await applyIfNewlyBinding(tx, order, saved, actor);
    await emailApproved(tx, saved, actor, now);
    return shownTo(actor)(saved);
  });

  serve(purchaseOrdersApi.reject, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    const rejected = await saveOrder(tx, rejectOrder(order, actor, body), actor, now);
    await emailRejected(tx, rejected, actor, now);
    return shownTo(actor)(rejected);
  });
}

/** Sending to the supplier, and the supplier's answer. */
function supplierRoutes(serve: Serve, services: Services) {
  const dispatch = dispatchWith(services);
  const limitLetters: Prepare<typeof purchaseOrdersApi.send, void> = ({ actor, inOwnTx }) =>
    services.rateLimits.consume(inOwnTx, dispatchesBy(actor));

  serve(purchaseOrdersApi.send, limitLetters, async ({ tx, actor, params, body, now }) => {
    const settings = await findBuying(tx, actor);
    const order = await lockOrderToSend(tx, params.purchaseOrderId);
    // If approval is no longer required, an order that was waiting for it has no number yet.
    const poNumber = await issueNumberIfDue(tx, order, settings);
    const going = sendOrder({ ...order, poNumber }, actor, body, settings, now);
    refuseIfClosed(await loadOrderFacts(tx, order, settings, now));
    const sent = await dispatch(tx, going, actor, now);
    await applyIfNewlyBinding(tx, order, sent, actor);
    return shownTo(actor)(sent);
  });

  serve(purchaseOrdersApi.acknowledge, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    const acknowledged = acknowledgeOrder(order, actor, body, now.toISOString());
    return shownTo(actor)(await saveOrder(tx, acknowledged, actor, now));
  });

  serve(purchaseOrdersApi.hold, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    return shownTo(actor)(await saveOrder(tx, holdOrder(order, actor, body), actor, now));
  });

  serve(purchaseOrdersApi.release, async ({ tx, actor, params, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    return shownTo(actor)(await saveOrder(tx, releaseOrder(order, actor), actor, now));
  });
}

function endingRoutes(serve: Serve, { queueEmail, rateLimits }: Services) {
  /**
   * Counts towards the daily email limit but is never refused: the supplier may already be loading.
   */
  const postOne = async (tx: Tx, letter: Mail, actor: Actor) => {
    await rateLimits.countAndCheck((work) => work(tx), orderLettersOf(actor));
    await queueEmail(tx, letter);
  };

  serve(purchaseOrdersApi.close, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    const closed = closeOrder(order, actor, body, now.toISOString());
    return shownTo(actor)(await saveOrder(tx, closed, actor, now));
  });

  serve(purchaseOrdersApi.cancel, async ({ tx, actor, params, body, now }) => {
    const order = await lockOrder(tx, params.purchaseOrderId);
    const cancelled = await saveOrder(tx, cancelOrder(order, actor, body), actor, now);
    await revokeLinks(tx, orderLinkTarget(order), { actor, now });
    for (const letter of await cancellationLetters(tx, cancelled, actor))
      await postOne(tx, letter, actor);
    return shownTo(actor)(cancelled);
  });
}

/**
 * When an order becomes binding, its supplier joins the contract and its prices join the history.
 */
async function applyIfNewlyBinding(
  tx: Tx,
  before: Pick<PurchaseOrder, 'status'>,
  { contractId: projectId, supplierId, items }: PurchaseOrder,
  actor: Actor,
): Promise<void> {
  if (bindingStatuses.includes(before.status)) return;
  if (supplierId) await linkToContract(tx, { supplierId, projectId }, actor);
  const prices = items.flatMap(({ materialId, quantity, unitPrice, discountRate }) =>
    materialId && unitPrice && discountRate
      ? [{ materialId, price: netPriceOf({ quantity, unitPrice, discountRate }) }]
      : [],
  );
  await recordOrderPrices(tx, prices, actor);
}
