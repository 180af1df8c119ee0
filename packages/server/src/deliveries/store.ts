import type { Delivery, DeliveryDraft, DeliveryLine } from '@sitewright/domain/deliveries/delivery';
import type { ReceivedLine } from '@sitewright/domain/deliveries/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, type PageQuery, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq } from 'drizzle-orm';
import { photosOf } from '../files/public.ts';
import { createdBy, findUserName, updatedBy } from '../platform/audit.ts';
import { columnsOf, queryRows } from '../platform/prepared-statements.ts';
import { insertRow, updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { deliveries, deliveryItems } from './table.ts';

/** A delivery was booked in against its order. */
export const deliveryReceived =
  topic<[order: PurchaseOrder, delivery: Delivery, actor: Actor]>('deliveryReceived');

/** A part of a delivery went back to the supplier; the delivery has that line only. */
export const goodsReturned =
  topic<[order: PurchaseOrder, delivery: Delivery, actor: Actor]>('goodsReturned');

type Row = Omit<Delivery, 'items' | 'photos'>;

const rowsWhere = (tx: Tx, condition: string, values: unknown[]): Promise<Row[]> =>
  queryRows(
    tx,
    `select d.*, o.po_number as "poNumber", o.supplier_name as "supplierName"
    from (select ${columnsOf(deliveries)} from deliveries where ${condition}) d
    join purchase_orders o on o.id = d."purchaseOrderId" order by d.id desc`,
    values,
  );

/** Loads the lines and photos of all rows at once. */
async function withDetails(tx: Tx, rows: readonly Row[]): Promise<Delivery[]> {
  const lines = await linesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const photos = await photosOf(tx, 'deliveryId', rows);
  return rows.map((row) => ({
    ...row,
    items: lines.flatMap(({ deliveryId, ...line }) => (deliveryId === row.id ? [line] : [])),
    photos: photos(row),
  }));
}

const linesOf = (tx: Tx, ids: number[]): Promise<(DeliveryLine & { deliveryId: number })[]> =>
  queryRows(
    tx,
    `select l.id, l.delivery_id as "deliveryId", l.purchase_order_item_id as "purchaseOrderItemId",
      i.description, i.unit, l.received, l.rejected, l.rejection_reason as "rejectionReason"
    from delivery_items l join purchase_order_items i on i.id = l.purchase_order_item_id
    where l.delivery_id = any($1) order by i.place, l.id`,
    [ids],
  );

/** Latest first. */
export const deliveriesOfOrder = async (tx: Tx, purchaseOrderId: number): Promise<Delivery[]> =>
  withDetails(tx, await rowsWhere(tx, 'purchase_order_id = $1', [purchaseOrderId]));

export async function deliveriesOfProject(
  tx: Tx,
  projectId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<Delivery>> {
  await refuseIfNoContract(tx, projectId);
  const page = 'project_id = $1 and ($2::int is null or id < $2) order by id desc limit $3';
  const rows = await rowsWhere(tx, page, [projectId, cursor ?? null, limit + 1]);
  return pageOf(await withDetails(tx, rows), limit);
}

export async function findDelivery(tx: Tx, id: number): Promise<Delivery> {
  const [delivery] = await withDetails(tx, await rowsWhere(tx, 'id = $1', [id]));
  return found(delivery);
}

type NewDelivery = { order: PurchaseOrder; lines: readonly ReceivedLine[]; diaryEntryId: number };

export async function insertDelivery(
  tx: Tx,
  { date, ticketNumber, receivedBy, notes }: DeliveryDraft,
  { order, lines, diaryEntryId }: NewDelivery,
  actor: Actor,
): Promise<Delivery> {
  const place = { projectId: order.contractId, purchaseOrderId: order.id, diaryEntryId };
  const receiver = receivedBy ?? (await findUserName(tx, actor));
  const values = { ...place, date, ticketNumber, notes, receivedBy: receiver };
  const { id: deliveryId } = await insertRow(tx, deliveries, values, actor);
  const items = lines.map((line) => ({
    ...line,
    ...priceAtDelivery(order, line),
    deliveryId,
    ...createdBy(actor),
  }));
  await tx.insert(deliveryItems).values(items);
  return findDelivery(tx, deliveryId);
}

/** The price at delivery: later changes of the order do not affect it. */
function priceAtDelivery(
  { items }: Pick<PurchaseOrder, 'items'>,
  { purchaseOrderItemId }: Pick<ReceivedLine, 'purchaseOrderItemId'>,
) {
  const line = found(items.find(({ id }) => id === purchaseOrderItemId));
  return { unitPrice: line.unitPrice ?? '0', discountRate: line.discountRate ?? '0' };
}

/** Total rejected of a line, and the reason for the last rejection. */
export const saveReturn = (tx: Tx, line: DeliveryLine, actor: Actor) =>
  updateRow(tx, deliveryItems, line.id, {
    rejected: line.rejected,
    rejectionReason: line.rejectionReason,
    ...updatedBy(actor),
  });

export const deleteDelivery = (tx: Tx, id: number) =>
  tx.delete(deliveries).where(eq(deliveries.id, id));
