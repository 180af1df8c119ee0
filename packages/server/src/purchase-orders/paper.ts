import { numberOf } from '@sitewright/domain/purchase-orders/order-words';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { discard } from '../platform/discard.ts';
import { Download } from '../platform/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { newKey, type Storage } from '../platform/storage.ts';
import type { Tx } from '../platform/tenancy.ts';
import { printOrder } from './print.ts';
import { pdfOf } from './revisions.ts';

const type = 'application/pdf';

export const nameOfPaper = (order: PurchaseOrder): string => `${numberOf(order)}.pdf`;

/** As it stands now, drawn after the transaction. */
export async function downloadOrder(tx: Tx, order: PurchaseOrder): Promise<Download> {
  const print = await printOrder(tx, order);
  return new Download({ type, name: nameOfPaper(order), make: () => makePdf(print) });
}

/** What the supplier is sent is kept, once for each revision; tells where. */
export async function keepPaper(
  tx: Tx,
  order: PurchaseOrder,
  link: string | undefined,
  storage: Storage,
): Promise<string> {
  const print = await printOrder(tx, order, link);
  const key = newKey(order.organizationId, 'pdf');
  // Drawn before the commit, for the letter is queued with it; what was kept goes only with the commit.
  await storage.put(key, await makePdf(print));
  await discard(tx, await pdfOf(tx, order));
  return key;
}
