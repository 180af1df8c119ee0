import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Download } from '../platform/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { newKey, type Storage } from '../platform/storage.ts';
import type { Tx } from '../platform/tenancy.ts';
import { printOrder } from './print.ts';
import { pdfOf } from './revisions.ts';

const type = 'application/pdf';

export const nameOfPaper = ({ poNumber }: PurchaseOrder): string => `${poNumber}.pdf`;

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
  // The same place when it is sent again: a letter that still waits finds its paper.
  const key = (await pdfOf(tx, order)) ?? newKey(order.organizationId, 'pdf');
  await storage.put(key, await makePdf(print));
  return key;
}
