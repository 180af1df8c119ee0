import type { CarbonStandard } from '@sitewright/domain/carbon/carbon-settings';
import {
  bringsProducts,
  type DeliveredLine,
  entryOfHaulage,
  entryOfMaterial,
  entryOfPlant,
  isAccepted,
} from '@sitewright/domain/carbon/posted-entries';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { asc, eq } from 'drizzle-orm';
import { deliveries, deliveryItems } from '../deliveries/table.ts';
import { diaryEntries } from '../diary/table.ts';
import { materials } from '../materials/table.ts';
import { plantHires } from '../plant/table.ts';
import type { Demo } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';
import { suppliers } from '../suppliers/table.ts';
import { demoDistance } from './demo-distance.ts';
import { usualConsumption } from './posting-plant.ts';

/** What every delivery posts: the material, and its transport from the yard of its supplier. */
export async function demoDelivered({ tx }: Demo, standard: CarbonStandard) {
  const rows = await tx
    .select()
    .from(deliveryItems)
    .innerJoin(deliveries, eq(deliveries.id, deliveryItems.deliveryId))
    .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.id, deliveryItems.purchaseOrderItemId))
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, deliveries.purchaseOrderId))
    .innerJoin(projects, eq(projects.id, deliveries.projectId))
    .leftJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .orderBy(asc(deliveries.projectId), asc(deliveries.date), asc(deliveryItems.id));
  const catalogue = new Map(
    (await tx.select().from(materials)).map((row) => [
      row.id,
      { ...row, kilogramsPerUnit: kilogramsPerUnit(row) },
    ]),
  );
  return rows
    .filter((row) => bringsProducts(row.purchase_orders))
    .map((row): DeliveredLine & { distance: string | undefined } => {
      const { id, received, rejected } = row.delivery_items;
      const { description, unit, materialId } = row.purchase_order_items;
      const { poNumber, supplierName, total } = row.purchase_orders;
      return {
        order: { createdByName: 'Ruth Ellery', total },
        delivery: { ...row.deliveries, poNumber, supplierName },
        line: { id, description, unit, received, rejected },
        material: catalogue.get(materialId ?? 0),
        distance: demoDistance(row.suppliers?.postcode ?? null, row.projects.postcode),
      };
    })
    .filter(({ line }) => isAccepted(line))
    .flatMap((line) => {
      const haulage = entryOfHaulage(line, standard, undefined);
      const { distance = haulage.transportDistance } = line;
      return [entryOfMaterial(line), { ...haulage, transportDistance: distance }];
    });
}

/** What every machine in the diary posts: the fuel of its hours. */
export async function demoBurned({ tx }: Demo) {
  const hires = await tx.select().from(plantHires).orderBy(asc(plantHires.id));
  const rows = await tx
    .select()
    .from(diaryEntries)
    .where(eq(diaryEntries.type, 'plant'))
    .orderBy(asc(diaryEntries.projectId), asc(diaryEntries.date), asc(diaryEntries.id));
  return rows.map((entry) => {
    const hire = hires.findLast(
      ({ projectId, name, onHireAt }) =>
        projectId === entry.projectId &&
        name === entry.plant &&
        onHireAt !== null &&
        londonDay(onHireAt) <= entry.date,
    );
    return entryOfPlant(entry, hire, usualConsumption(hire, entry));
  });
}
