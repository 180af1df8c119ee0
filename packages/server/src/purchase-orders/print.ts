import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq } from 'drizzle-orm';
import { findLetterhead } from '../organizations/public.ts';
import type { Print } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { suppliers } from '../suppliers/table.ts';
import { orderPrint, type PrintedContract } from './order-print.ts';

/** With its contract as it was then, where that is kept. */
type Printed = PurchaseOrder & { contract?: PrintedContract };

/** Read in the transaction, so that it can be drawn after it. */
export async function printOrder(tx: Tx, order: Printed, link?: string): Promise<Print> {
  return orderPrint(order, {
    letterhead: await findLetterhead(tx),
    supplier: await numbersOf(tx, order.supplierId),
    contract: order.contract ?? (await contractOf(tx, order.contractId)),
    link,
  });
}

const unknown = { vatNumber: null, companyNumber: null };

async function numbersOf(tx: Tx, supplierId: number | null) {
  if (supplierId === null) return unknown;
  const { vatNumber, companyNumber } = suppliers;
  const [numbers] = await tx
    .select({ vatNumber, companyNumber })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return numbers ?? unknown;
}

/** A former contract of an order may have gone; what it was called stands on the order. */
export async function contractOf(tx: Tx, id: number): Promise<PrintedContract> {
  const { code, address, postcode } = projects;
  const [contract] = await tx
    .select({ code, address, postcode })
    .from(projects)
    .where(eq(projects.id, id));
  return contract ?? { code: null, address: null, postcode: null };
}
