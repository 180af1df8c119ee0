import { medianWeight, type WeighedTicket } from '@sitewright/domain/carbon/median-weight';
import {
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
import { reckon } from './entries.ts';
import { findSettled } from './standards.ts';
import type { NewEntry } from './store.ts';

/** What came emits by how it was made and by how it came; what cannot be reckoned yet is a draft. */
export async function entriesOfDelivery(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
): Promise<NewEntry[]> {
  const settings = await findSettled(tx);
  const entries: NewEntry[] = [];
  for (const came of await linesThatStay(tx, order, delivery)) {
    const weighed = isUnweighed(came) ? await weightByTickets(tx, came) : undefined;
    const [made, hauled] = [entryOfMaterial(came), entryOfHaulage(came, settings, weighed)];
    const isAssumed = weighed !== undefined;
    entries.push(
      { ...made, ...(await reckon(tx, made)) },
      { ...hauled, ...(await reckon(tx, hauled, { isAssumed })) },
    );
  }
  return entries;
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

/** Of the same thing in the same unit, as often as somebody has weighed it. */
const weighedTickets = `
  select (transport_weight * 1000)::text as kilograms, material_quantity as quantity
  from carbon_entries
  where category = 'transport' and quality = 'measured' and transport_weight is not null
    and material_quantity > 0 and material_unit = $1 and material_id is not distinct from $2
    and ($2::int is not null or lower(source) = lower($3))`;

async function weightByTickets(tx: Tx, came: Came): Promise<string | undefined> {
  const { source, materialId, materialUnit } = entryOfMaterial(came);
  return medianWeight(
    await rowsOf<WeighedTicket>(tx, weighedTickets, [materialUnit, materialId, source]),
  );
}
