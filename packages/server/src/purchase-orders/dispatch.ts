import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { tooManyOrderEmails } from '@sitewright/domain/purchase-orders/rules';
import { revokeLinks, sendLink } from '../links/public.ts';
import { packPrint } from '../platform/pdf/print-later.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { dispatchLetter } from './letters.ts';
import { orderLettersOf } from './limits.ts';
import { orderLinkTarget } from './links.ts';
import { saveOrder } from './order.ts';
import { storeOrderPdf } from './order-pdf.ts';
import { loadOrderPrint } from './print.ts';
import { saveRevision, saveSentRevision } from './revisions.ts';

/**
 * Stores document, link and email together with the order, in one transaction. The content is read
 * here and drawn after the commit, because drawing is slow and may have to queue.
 */
export const dispatchWith =
  (services: Services) =>
  async (tx: Tx, sent: PurchaseOrder, actor: Actor, now: Date): Promise<PurchaseOrder> => {
    const { queueEmail, rateLimits, secrets } = services;
    // In the transaction: a request that is refused later has not used any of the limit.
    if (sent.sentTo)
      await rateLimits.consume((work) => work(tx), orderLettersOf(actor)).catch(refuseWithAdvice);
    const order = await saveOrder(tx, sent, actor, now);
    const target = orderLinkTarget(order);
    // Only an email carries a link; earlier links are revoked.
    if (!sent.sentTo) await revokeLinks(tx, target, { actor, now });
    const address = sent.sentTo ? await sendLink(tx, services, target, { actor, now }) : undefined;
    const print = packPrint(await loadOrderPrint(tx, order, address));
    const pdf = await storeOrderPdf(tx, order, print, secrets);
    await saveRevision(tx, order, actor);
    await saveSentRevision(tx, order, pdf, actor);
    if (sent.sentTo && address)
      await queueEmail(
        tx,
        await dispatchLetter(tx, order, { to: sent.sentTo, link: address, print }, actor),
      );
    return order;
  };

function refuseWithAdvice(error: unknown): never {
  throw error instanceof Refused ? new Refused(tooManyOrderEmails, error.details) : error;
}
