import { found } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq } from 'drizzle-orm';
import { findLetterhead } from '../organizations/for-others.ts';
import type { Print } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { suppliers } from '../suppliers/table.ts';
import { orderPrint } from './order-print.ts';

/** Read in the transaction, so that it can be drawn after it. */
export async function printOrder(tx: Tx, order: PurchaseOrder, link?: string): Promise<Print> {
  return orderPrint(order, {
    letterhead: await findLetterhead(tx),
    supplier: await numbersOf(tx, order.supplierId),
    contract: await findContract(tx, order.contractId),
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

async function findContract(tx: Tx, id: number) {
  const { code, address, postcode } = projects;
  const [contract] = await tx
    .select({ code, address, postcode })
    .from(projects)
    .where(eq(projects.id, id));
  return found(contract);
}
