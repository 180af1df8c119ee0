import { medianWeight, type WeighedTicket } from '@sitewright/domain/carbon/median-weight';
import {
  bringsProducts,
  type DeliveredLine,
  entryOfHaulage,
  entryOfMaterial,
  isAccepted,
  isUnweighed,
} from '@sitewright/domain/carbon/posted-entries';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { inArray } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { calculateEntries } from './entries.ts';
import { findStandard } from './standards.ts';
import type { NewEntry } from './store.ts';

/** An entry for the material and one for its transport; what cannot be calculated yet is a draft. */
export async function entriesOfDelivery(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
): Promise<NewEntry[]> {
  if (!bringsProducts(order)) return [];
  const settings = await findStandard(tx);
  const entries = [];
  for (const accepted of await linesThatStay(tx, order, delivery)) {
    const weighed = isUnweighed(accepted) ? await weightByTickets(tx, accepted) : undefined;
    entries.push(entryOfMaterial(accepted), entryOfHaulage(accepted, settings, weighed));
  }
  return calculateEntries(tx, entries);
}

async function linesThatStay(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
): Promise<DeliveredLine[]> {
  const ids = order.items.flatMap(({ materialId }) => materialId ?? []);
  const catalogue = await tx.select().from(materials).where(inArray(materials.id, ids));
  return delivery.items.filter(isAccepted).map((line) => {
    const ordered = order.items.find(({ id }) => id === line.purchaseOrderItemId);
    const row = catalogue.find(({ id }) => id === ordered?.materialId);
    const material = row && { ...row, kilogramsPerUnit: kilogramsPerUnit(row) };
    return { order, delivery, line, material };
  });
}

/** Earlier weighed deliveries of the same material in the same unit. */
const weighedTickets = (condition: string): string => `
  select (transport_weight * 1000)::text as kilograms, material_quantity as quantity
  from carbon_entries
  where ${condition} and material_unit = $2 and date < $3 and category = 'transport' and is_weighed
    and transport_weight is not null and material_quantity > 0`;

const ofMaterial = weighedTickets('material_id = $1');
const ofName = weighedTickets('material_id is null and lower(source) = lower($1)');

async function weightByTickets(tx: Tx, accepted: DeliveredLine): Promise<string | undefined> {
  const { source, date, materialId, materialUnit } = entryOfMaterial(accepted);
  const [tickets, of] = materialId ? [ofMaterial, materialId] : [ofName, source];
  return medianWeight(await queryRows<WeighedTicket>(tx, tickets, [of, materialUnit, date]));
}
