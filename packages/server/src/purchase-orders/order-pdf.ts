import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { unreferencedFiles } from '../platform/bin/recycle.ts';
import { discard } from '../platform/files/discard.ts';
import { newKey, type Storage } from '../platform/files/storage.ts';
import type { Download } from '../platform/http/downloads.ts';
import { enqueue, type Task } from '../platform/jobs/jobs.ts';
import { makePdf, pdfDownload } from '../platform/pdf/make-pdf.ts';
import { unpackPrint } from '../platform/pdf/print-later.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { InOrganization, Tx } from '../platform/tenancy.ts';
import { loadOrderPrint } from './print.ts';
import { revisionPdfKey } from './revisions.ts';

export const orderPdfName = (order: PurchaseOrder): string => `${orderNumberText(order)}.pdf`;

/** The order in its current state, drawn after the transaction. */
export async function downloadOrder(tx: Tx, order: PurchaseOrder): Promise<Download> {
  return pdfDownload(orderNumberText(order), await loadOrderPrint(tx, order));
}

type Waiting = { key: string; sealed: string };

/**
 * Stores the document for the supplier, once per revision, and returns its key. Drawn after the
 * commit.
 */
export async function storeOrderPdf(
  tx: Tx,
  order: PurchaseOrder,
  print: string,
  secrets: Secrets,
): Promise<string> {
  const key = newKey(order.organizationId, 'pdf');
  await enqueue(tx, 'orderPdf', { key, sealed: secrets.seal(print) } satisfies Waiting);
  await discard(tx, await revisionPdfKey(tx, order));
  return key;
}

export const orderPdfTask =
  (secrets: Secrets, storage: Storage): Task =>
  async ({ key, sealed }: Waiting, inOrganization: InOrganization) => {
    await storage.put(key, await makePdf(unpackPrint(secrets.unseal(sealed))));
    // The order was sent again or deleted before this was drawn; the job that removes files has run
    // already.
    for (const orphan of await inOrganization((tx) => unreferencedFiles(tx, [key])))
      await storage.remove(orphan);
  };
