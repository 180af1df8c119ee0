import type { Actor } from '@sitewright/domain/kernel/access';
import type { StoredLine } from '@sitewright/domain/purchase-orders/order-lines';
import type { OrderLine } from '@sitewright/domain/purchase-orders/purchase-order';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderItems } from './table.ts';

/** The lines of an order, each with its received and returned quantities. */
export const linesOf = (tx: Tx, purchaseOrderId: number): Promise<OrderLine[]> =>
  queryRows(
    tx,
    `select i.id, place, material_id as "materialId", description, quantity, unit,
      i.unit_price as "unitPrice", i.discount_rate as "discountRate", line_total as "lineTotal",
      round(quantity * carbon_per_unit, 3)::text as "carbonEstimate",
      coalesce(sum(d.received), 0)::numeric(15, 3)::text as received,
      coalesce(sum(d.rejected), 0)::numeric(15, 3)::text as rejected
    from purchase_order_items i left join delivery_items d on d.purchase_order_item_id = i.id
    where purchase_order_id = $1 group by i.organization_id, i.id order by place, i.id`,
    [purchaseOrderId],
  );

type Placed = StoredLine & { place: number };

export const insertLines = (
  tx: Tx,
  purchaseOrderId: number,
  lines: readonly StoredLine[],
  actor: Actor,
): Promise<void> => addLines(tx, purchaseOrderId, lines.map(placed), actor);

/** Deletes the lines that are no longer included; existing lines keep their id. */
export async function saveLines(
  tx: Tx,
  purchaseOrderId: number,
  lines: readonly StoredLine[],
  actor: Actor,
): Promise<void> {
  const ids = lines.flatMap(({ id }) => id ?? []);
  const isOfOrder = eq(purchaseOrderItems.purchaseOrderId, purchaseOrderId);
  await tx.delete(purchaseOrderItems).where(and(isOfOrder, notInArray(purchaseOrderItems.id, ids)));
  const all = lines.map(placed);
  await changeLines(
    tx,
    all.filter(({ id }) => id !== undefined),
    actor,
  );
  await addLines(
    tx,
    purchaseOrderId,
    all.filter(({ id }) => id === undefined),
    actor,
  );
}

const placed = (line: StoredLine, index: number): Placed => ({ ...line, place: index + 1 });

async function addLines(tx: Tx, purchaseOrderId: number, lines: Placed[], actor: Actor) {
  const rows = lines.map(({ id, ...line }) => ({ ...line, purchaseOrderId, ...createdBy(actor) }));
  if (rows.length > 0) await tx.insert(purchaseOrderItems).values(rows);
}

/** All lines in one statement: an order may have five hundred. */
const changeLines = (tx: Tx, lines: Placed[], { userId }: Actor) =>
  tx.execute(sql`
    update purchase_order_items i
    set place = r.place, material_id = r."materialId", description = r.description,
      quantity = r.quantity, unit = r.unit, unit_price = r."unitPrice",
      discount_rate = r."discountRate", line_total = r."lineTotal",
      carbon_per_unit = r."carbonPerUnit",
      updated_at = now(), updated_by = ${userId}, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(id int, place int,
      "materialId" int, description text, quantity numeric, unit text, "unitPrice" numeric,
      "discountRate" numeric, "lineTotal" numeric, "carbonPerUnit" numeric)
    where i.id = r.id`);
