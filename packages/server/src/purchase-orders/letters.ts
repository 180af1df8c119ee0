import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import type { Mail } from '../platform/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

type Going = { to: string; link: string; pdf: string };

export async function dispatchLetter(
  _tx: Tx,
  order: PurchaseOrder,
  { to, link }: Going,
): Promise<Mail> {
  return { to, subject: `Purchase order ${order.poNumber}`, text: link };
}

export async function cancellationLetters(_tx: Tx, order: PurchaseOrder): Promise<Mail[]> {
  const { sentTo: to, poNumber, statusReason } = order;
  return to ? [{ to, subject: `Cancelled: ${poNumber}`, text: statusReason ?? '' }] : [];
}
