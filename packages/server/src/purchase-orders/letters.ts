import type { Actor } from '@sitewright/domain/kernel/access';
import { orderLetterData } from '@sitewright/domain/purchase-orders/letter-data';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { desc, eq, sql } from 'drizzle-orm';
import {
  mostOffered,
  ofContract,
  type PreviewRecords,
  renderLetter,
} from '../email-templates/public.ts';
import { letterSender } from '../organizations/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { findOrder, orderUrl } from './order.ts';
import { orderPdfName } from './order-pdf.ts';
import { purchaseOrders } from './table.ts';

type Going = { to: string; link: string; print: string };

/** To the supplier: the order, its document, and the link to acknowledge it. */
export async function dispatchLetter(
  tx: Tx,
  order: PurchaseOrder,
  { to, link, print }: Going,
  actor: Actor,
): Promise<Mail> {
  const head = await letterSender(tx, actor);
  const letter = await renderLetter(tx, 'po_issued', {
    ...head,
    ...orderLetterData(order, { link }),
  });
  const filename = orderPdfName(order);
  return {
    to,
    replyTo: head.sender.email,
    ...letter,
    attachments: [{ filename, contentType: 'application/pdf', print }],
  };
}

/** To the address to which the order was sent; if it was never sent, no email is needed. */
export async function cancellationLetters(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor,
): Promise<Mail[]> {
  const { sentTo: to, statusReason: reason } = order;
  if (!to) return [];
  const head = await letterSender(tx, actor);
  const letter = await renderLetter(tx, 'po_cancelled', {
    ...head,
    ...orderLetterData(order, { reason }),
  });
  return [{ to, replyTo: head.sender.email, ...letter }];
}

export const orderPreviews: PreviewRecords = {
  right: 'purchaseOrder',
  list: (tx) =>
    tx
      .select({
        id: purchaseOrders.id,
        name: ofContract(
          sql`coalesce(${purchaseOrders.poNumber}, 'Draft'), ${purchaseOrders.supplierName}`,
        ),
      })
      .from(purchaseOrders)
      .innerJoin(projects, eq(projects.id, purchaseOrders.contractId))
      .orderBy(desc(purchaseOrders.id))
      .limit(mostOffered),
  read: async ({ tx, actor, publicUrl }, id) => {
    const order = shownTo(actor)(await findOrder(tx, id));
    const reason = order.statusReason ?? 'As agreed by phone';
    const more = { link: orderUrl({ publicUrl }, order), reason };
    return {
      name: `${orderNumberText(order)}, ${order.supplierName}`,
      words: orderLetterData(order, more),
    };
  },
};
