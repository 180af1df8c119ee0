import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { enoughLetters } from '@sitewright/domain/purchase-orders/rules';
import { packPrint } from '../platform/pdf/print-later.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { noLink, saveOrder } from './for-others.ts';
import { dispatchLetter } from './letters.ts';
import { orderLettersOf } from './limits.ts';
import { addressOfLink, newLink } from './links.ts';
import { keepPaper } from './paper.ts';
import { printOrder } from './print.ts';
import { keepRevision, keepSent } from './revisions.ts';

/**
 * The document, the link and the email to the supplier, with the order that says so, or none of them.
 * What is printed is read here and drawn after the commit: drawing takes long, and may have to wait.
 */
export const dispatchWith =
  ({ post, publicUrl, budgets, secrets }: Services) =>
  async (tx: Tx, sent: PurchaseOrder, actor: Actor, now: Date): Promise<PurchaseOrder> => {
    // Within the transaction: what is refused later has not spent anything.
    if (sent.sentTo) await budgets.spend((work) => work(tx), orderLettersOf(actor)).catch(inWords);
    const { token, ...link } = newLink(actor.organizationId, now);
    const order = await saveOrder(tx, sent, actor, sent.sentTo ? link : noLink);
    const address = sent.sentTo ? addressOfLink(publicUrl, token) : undefined;
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
