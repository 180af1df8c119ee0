import type { ReceivedLine } from '@sitewright/domain/deliveries/rules';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { statusByReceipt } from '@sitewright/domain/purchase-orders/actions';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { and, asc, eq, lt } from 'drizzle-orm';
import { postDelivery } from '../carbon/public.ts';
import { type Demo, type DemoPart, demoActor } from '../platform/demo-part.ts';
import { findOrder } from '../purchase-orders/public.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import { findDelivery, priceAtDelivery } from './store.ts';
import { deliveries, deliveryItems } from './table.ts';

/** Days late, and the received share of the first line in per cent. */
type Load = { late: number; receivedPercent: bigint; damaged?: bigint };

const inFull: readonly Load[] = [{ late: 0, receivedPercent: 100n }];

/** For the due orders, oldest first: most as agreed, some late, one over, the last one short. */
const loadsOf: readonly (readonly Load[])[] = [
  inFull,
  [{ late: 2, receivedPercent: 100n }],
  [
    { late: 0, receivedPercent: 60n, damaged: 5n },
    { late: 6, receivedPercent: 45n },
  ],
  [{ late: 0, receivedPercent: 108n }],
  inFull,
  inFull,
  [{ late: 1, receivedPercent: 100n }],
  [{ late: 0, receivedPercent: 60n }],
];

/** Deliveries of the acknowledged orders. */
export const demoDeliveries: DemoPart = {
  what: 'deliveries',
  make: async (demo) => {
    const { tx, dayFromNow } = demo;
    const isDue = lt(purchaseOrders.deliveryDate, dayFromNow(0));
    const due = await tx
      .select({ id: purchaseOrders.id })
      .from(purchaseOrders)
      .where(and(eq(purchaseOrders.status, 'acknowledged'), isDue))
      .orderBy(asc(purchaseOrders.id));
    for (const [n, { id }] of due.entries()) await deliver(demo, id, loadsOf[n] ?? inFull);
  },
};

async function deliver(demo: Demo, id: number, loads: readonly Load[]): Promise<void> {
  const order = await findOrder(demo.tx, id);
  for (const [n, load] of loads.entries()) await unload(demo, order, load, n);
  const { items } = await findOrder(demo.tx, id);
  const isOver = (order.deliveryDate ?? '') < demo.dayFromNow(-50);
  const changes = isOver ? closedOn(demo.dayFromNow(-45)) : { status: statusByReceipt(items) };
  await demo.tx.update(purchaseOrders).set(changes).where(eq(purchaseOrders.id, id));
}

const closedOn = (date: string) => ({
  status: 'closed' as const,
  closedAt: new Date(`${date}T15:10:00Z`),
});

async function unload(demo: Demo, order: PurchaseOrder, load: Load, n: number): Promise<void> {
  const author = { createdBy: demo.people['Site Manager'], updatedBy: demo.people['Site Manager'] };
  const date = daysAfter(order.deliveryDate ?? demo.dayFromNow(-1), load.late);
  const [inserted] = await demo.tx
    .insert(deliveries)
    .values({
      projectId: order.contractId,
      purchaseOrderId: order.id,
      date,
      ticketNumber: `T-${4100 + order.id * 3 + n}`,
      receivedBy: 'Joy Okafor',
      createdAt: new Date(`${date}T10:20:00Z`),
      ...author,
    })
    .returning({ id: deliveries.id });
  const deliveryId = found(inserted).id;
  const lines = linesOf(order, load, n).map((line) => ({
    ...line,
    ...priceAtDelivery(order, line),
    deliveryId,
    ...author,
  }));
  await demo.tx.insert(deliveryItems).values(lines);
  const actor = demoActor(demo, 'Site Manager', order.organizationId);
  await postDelivery(demo.tx, order, await findDelivery(demo.tx, deliveryId), actor);
}

/** The first line as in the load; the others in full, with the first load. */
function linesOf(
  { items }: PurchaseOrder,
  { receivedPercent, damaged = 0n }: Load,
  n: number,
): ReceivedLine[] {
  const part = (quantity: string, percent: bigint) =>
    decimalOf((scaled(quantity, 3) * percent) / 100n, 3);
  return items
    .filter((_, place) => place === 0 || n === 0)
    .map(({ id, quantity }, place) => ({
      purchaseOrderItemId: id,
      received: place === 0 ? part(quantity, receivedPercent) : quantity,
      rejected: place === 0 ? part(quantity, damaged) : '0.000',
      rejectionReason: place === 0 && damaged > 0n ? 'damaged' : null,
    }));
}
