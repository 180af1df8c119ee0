import { medianWeight, type WeighedTicket } from '@sitewright/domain/carbon/median-weight';
import {
  bringsProducts,
  type Came,
  entryOfHaulage,
  entryOfMaterial,
  isAccepted,
  isUnweighed,
} from '@sitewright/domain/carbon/posted';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { inArray } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { reckonAll } from './entries.ts';
import { findSettled } from './standards.ts';
import type { NewEntry } from './store.ts';

/** What came emits by how it was made and by how it came; what cannot be reckoned yet is a draft. */
export async function entriesOfDelivery(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
): Promise<NewEntry[]> {
  if (!bringsProducts(order)) return [];
  const settings = await findSettled(tx);
  const entries = [];
  for (const came of await linesThatStay(tx, order, delivery)) {
    const weighed = isUnweighed(came) ? await weightByTickets(tx, came) : undefined;
    entries.push(entryOfMaterial(came), entryOfHaulage(came, settings, weighed));
  }
  return reckonAll(tx, entries);
}

async function linesThatStay(tx: Tx, order: PurchaseOrder, delivery: Delivery): Promise<Came[]> {
  const ids = order.items.flatMap(({ materialId }) => materialId ?? []);
  const catalogue = await tx.select().from(materials).where(inArray(materials.id, ids));
  return delivery.items.filter(isAccepted).map((line) => {
    const ordered = order.items.find(({ id }) => id === line.purchaseOrderItemId);
    const material = catalogue.find(({ id }) => id === ordered?.materialId);
    return { order, delivery, line, material };
  });
}

/** Of the same thing in the same unit, as often as somebody has weighed it on earlier days. */
const weighedTickets = (isIt: string): string => `
  select (transport_weight * 1000)::text as kilograms, material_quantity as quantity
  from carbon_entries
  where ${isIt} and material_unit = $2 and date < $3 and category = 'transport' and is_weighed
    and transport_weight is not null and material_quantity > 0`;

const ofMaterial = weighedTickets('material_id = $1');
const ofName = weighedTickets('material_id is null and lower(source) = lower($1)');

async function weightByTickets(tx: Tx, came: Came): Promise<string | undefined> {
  const { source, date, materialId, materialUnit } = entryOfMaterial(came);
  const [tickets, of] = materialId ? [ofMaterial, materialId] : [ofName, source];
  return medianWeight(await rowsOf<WeighedTicket>(tx, tickets, [of, materialUnit, date]));
}
