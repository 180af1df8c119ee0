import type { Actor } from '@sitewright/domain/kernel/access';
import { wordsOf } from '@sitewright/domain/purchase-orders/letter-text';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { letterFrom } from '../email-templates/public.ts';
import { headOf } from '../organizations/public.ts';
import type { Mail } from '../platform/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { nameOfPaper } from './paper.ts';

type Going = { to: string; link: string; print: string };

/** To the supplier: the order, its document, and the link to acknowledge it. */
export async function dispatchLetter(
  tx: Tx,
  order: PurchaseOrder,
  { to, link, print }: Going,
  actor: Actor,
): Promise<Mail> {
  const head = await headOf(tx, actor);
  const letter = await letterFrom(tx, 'po_issued', { ...head, ...wordsOf(order, { link }) });
  const filename = nameOfPaper(order);
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
  const head = await headOf(tx, actor);
  const letter = await letterFrom(tx, 'po_cancelled', { ...head, ...wordsOf(order, { reason }) });
  return [{ to, replyTo: head.sender.email, ...letter }];
}
