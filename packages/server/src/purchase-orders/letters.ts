import type { Data } from '@sitewright/domain/email-templates/language';
import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { letterOf } from '@sitewright/domain/purchase-orders/order-words';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { letterFrom } from '../email-templates/for-others.ts';
import { findLetterhead } from '../organizations/for-others.ts';
import { nameOf } from '../platform/audit.ts';
import type { Mail } from '../platform/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { nameOfPaper } from './paper.ts';

type Going = { to: string; link: string; pdf: string };

/** To the supplier: what is ordered, the paper, and where to acknowledge it. */
export async function dispatchLetter(
  tx: Tx,
  order: PurchaseOrder,
  { to, link, pdf }: Going,
  actor: Actor,
): Promise<Mail> {
  const letter = await letterFrom(tx, 'po_issued', await dataOf(tx, order, actor, { link }));
  const filename = nameOfPaper(order);
  return {
    to,
    replyTo: actor.username,
    ...letter,
    attachments: [{ filename, contentType: 'application/pdf', key: pdf }],
  };
}

/** To whoever was sent it; where nobody was, nobody needs to hear. */
export async function cancellationLetters(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor,
): Promise<Mail[]> {
  const { sentTo: to, statusReason: reason } = order;
  if (!to) return [];
  return [
    { to, ...(await letterFrom(tx, 'po_cancelled', await dataOf(tx, order, actor, { reason }))) },
  ];
}

async function dataOf(tx: Tx, order: PurchaseOrder, actor: Actor, more: Data): Promise<Data> {
  const { company } = await findLetterhead(tx);
  return {
    company: { name: company },
    sender: { name: await nameOf(tx, actor) },
    supplier: { name: order.supplierName },
    contract: { name: order.contractName },
    po: {
      number: order.poNumber,
      revision: order.revision > 0 ? letterOf(order.revision) : null,
      total: order.total,
      deliveryDate: order.deliveryDate,
      deliveryAddress: order.deliveryAddress,
      notes: order.notes,
      items: order.items.map(({ description, quantity, unit }) => ({
        description,
        quantity: plainDecimal(quantity),
        unit,
      })),
      ...more,
    },
  };
}
