import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { enoughLetters } from '@sitewright/domain/purchase-orders/rules';
import { revokeLinks, sendLink } from '../links/public.ts';
import { packPrint } from '../platform/pdf/print-later.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { dispatchLetter } from './letters.ts';
import { orderLettersOf } from './limits.ts';
import { keepPaper } from './paper.ts';
import { printOrder } from './print.ts';
import { orderLinkTarget, saveOrder } from './public.ts';
import { keepRevision, keepSent } from './revisions.ts';

/**
 * The document, the link and the email to the supplier, with the order that says so, or none of them.
 * What is printed is read here and drawn after the commit: drawing takes long, and may have to wait.
 */
export const dispatchWith =
  (services: Services) =>
  async (tx: Tx, sent: PurchaseOrder, actor: Actor, now: Date): Promise<PurchaseOrder> => {
    const { post, budgets, secrets } = services;
    // Within the transaction: what is refused later has not spent anything.
    if (sent.sentTo) await budgets.spend((work) => work(tx), orderLettersOf(actor)).catch(inWords);
    const order = await saveOrder(tx, sent, actor);
    const target = orderLinkTarget(order);
    // A link goes with the email only; whatever was sent before is void.
    if (!sent.sentTo) await revokeLinks(tx, target, { actor, now });
    const address = sent.sentTo ? await sendLink(tx, services, target, { actor, now }) : undefined;
    const print = packPrint(await printOrder(tx, order, address));
    const pdf = await keepPaper(tx, order, print, secrets);
    await keepRevision(tx, order, actor);
    await keepSent(tx, order, pdf, actor);
    if (sent.sentTo && address)
      await post(
        tx,
        await dispatchLetter(tx, order, { to: sent.sentTo, link: address, print }, actor),
      );
    return order;
  };

function inWords(error: unknown): never {
  throw error instanceof Refused ? new Refused(enoughLetters, error.details) : error;
}
