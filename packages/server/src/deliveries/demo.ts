import { found } from '@sitewright/domain/kernel/problem';
import { asc } from 'drizzle-orm';
import { type DemoLoad, plannedOrders } from '../platform/demo/call-offs.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';
import { deliveries, deliveryItems } from './table.ts';

type Order = typeof purchaseOrders.$inferSelect;
type Item = typeof purchaseOrderItems.$inferSelect;
type Ordered = { order: Order; items: Item[]; load: DemoLoad };

/** What came of the orders. */
export const demoDeliveries: DemoPart = {
  what: 'deliveries',
  make: async (demo) => {
    const { tx } = demo;
    const loads = await loadsOf(demo);
    const rows = loads.map((load, i) => deliveryOf(demo, load, i));
    const ids = await insertMany(tx, deliveries, rows);
    const lines = loads.flatMap((load, i) => linesOf(demo, load, found(ids[i])));
    await insertMany(tx, deliveryItems, lines);
  },
};

/** The loads of all orders by date. */
async function loadsOf(demo: Demo): Promise<Ordered[]> {
  const orders = await demo.tx.select().from(purchaseOrders).orderBy(asc(purchaseOrders.id));
  const items = await demo.tx
    .select()
    .from(purchaseOrderItems)
    .orderBy(asc(purchaseOrderItems.purchaseOrderId), asc(purchaseOrderItems.place));
  return plannedOrders(demo)
    .flatMap(({ loads }, i) => {
      const order = found(orders[i]);
      const own = items.filter(({ purchaseOrderId }) => purchaseOrderId === order.id);
      return loads.map((load) => ({ order, items: own, load }));
    })
    .toSorted((one, other) => one.load.date.localeCompare(other.load.date));
}

const author = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

const deliveryOf = (demo: Demo, { order, load: { date } }: Ordered, i: number) => ({
  projectId: order.contractId,
  purchaseOrderId: order.id,
  date,
  ticketNumber: `T-${41_000 + i * 12}`,
  receivedBy: 'Joy Okafor',
  createdAt: new Date(`${date}T10:20:00Z`),
  ...author(demo),
});

/** Lines of which nothing came with this load have no row. */
const linesOf = (demo: Demo, { items, load }: Ordered, deliveryId: number) =>
  items.flatMap(({ id, unitPrice, discountRate }, place) => {
    const received = load.received[place];
    const rejected = place === 0 ? load.rejected : undefined;
    return received === undefined
      ? []
      : [
          {
            deliveryId,
            purchaseOrderItemId: id,
            received,
            rejected: rejected ?? '0',
            rejectionReason: rejected ? ('damaged' as const) : null,
            unitPrice,
            discountRate,
            ...author(demo),
          },
        ];
  });
