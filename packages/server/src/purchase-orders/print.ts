import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq } from 'drizzle-orm';
import { findLetterhead } from '../organizations/public.ts';
import type { Print } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { suppliers } from '../suppliers/table.ts';
import { layOutOrder, type PrintedContract } from './order-print.ts';

/** With its contract at that time, where that is stored. */
type Printed = PurchaseOrder & { contract?: PrintedContract };

/** Read in the transaction, so that it can be drawn after it. */
export async function loadOrderPrint(tx: Tx, order: Printed, link?: string): Promise<Print> {
  return layOutOrder(order, {
    letterhead: await findLetterhead(tx),
    supplier: await numbersOf(tx, order.supplierId),
    contract: order.contract ?? (await printedContract(tx, order.contractId)),
    link,
  });
}

const noNumbers = { vatNumber: null, companyNumber: null };

async function numbersOf(tx: Tx, supplierId: number | null) {
  if (supplierId === null) return noNumbers;
  const { vatNumber, companyNumber } = suppliers;
  const [numbers] = await tx
    .select({ vatNumber, companyNumber })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return numbers ?? noNumbers;
}

/** A former contract of an order may have been deleted; its name is stored with the order. */
export async function printedContract(tx: Tx, id: number): Promise<PrintedContract> {
  const { code, address, postcode } = projects;
  const [contract] = await tx
    .select({ code, address, postcode })
    .from(projects)
    .where(eq(projects.id, id));
  return contract ?? { code: null, address: null, postcode: null };
}
