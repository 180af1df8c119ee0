import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { asc } from 'drizzle-orm';
import type { DemoLoad } from '../platform/demo/call-offs.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import { plannedOrders } from '../platform/demo/planned-orders.ts';
import { planOf } from '../platform/demo/plans.ts';
import type { SitePlan } from '../platform/demo/site-plan.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';
import { deliveries, deliveryItems } from './table.ts';

type Order = typeof purchaseOrders.$inferSelect;
type Item = typeof purchaseOrderItems.$inferSelect;
type Ordered = { order: Order; items: Item[]; load: DemoLoad; plan: SitePlan };

/** What came of the orders. */
export const demoDeliveries: DemoPart = {
  what: 'deliveries',
  make: async (demo) => {
    const { tx } = demo;
    const loads = await loadsOf(demo);
    const numberOf = ticketNumbers();
    const rows = loads.map((load, i) => deliveryOf(demo, load, numberOf(load), i));
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
    .flatMap(({ loads, site }, i) => {
      const order = found(orders[i]);
      const own = items.filter(({ purchaseOrderId }) => purchaseOrderId === order.id);
      return loads.map((load) => ({ order, items: own, load, plan: planOf(site) }));
    })
    .toSorted((one, other) => one.load.date.localeCompare(other.load.date));
}

const author = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

/** Every supplier has a series of its own, which also counts the tickets of its other customers. */
function ticketNumbers() {
  const series = new Map<string, { date: string; last: number }>();
  return ({ order: { supplierName, supplierId }, load: { date } }: Ordered): string => {
    const supplier = found(supplierId ?? undefined);
    const [perDay, first] = [5 + ((supplier * 7) % 22), 10_000 + ((supplier * 7_919) % 80_000)];
    const { date: before, last } = series.get(supplierName) ?? { date, last: first };
    const number = last + loadsOfTicket + daysBetween(before, date) * perDay;
    series.set(supplierName, { date, last: number });
    return `${initialsOf(supplierName)}-${number}`;
  };
}

/** No delivery has more tickets. */
const loadsOfTicket = 12;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

const deliveryOf = (
  demo: Demo,
  { order, load: { date }, plan: { manager, supervisor } }: Ordered,
  ticketNumber: string,
  i: number,
) => ({
  projectId: order.contractId,
  purchaseOrderId: order.id,
  date,
  ticketNumber,
  receivedBy: i % 3 === 0 ? manager : supervisor,
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
            rejectionReason: rejected ? (load.why ?? ('damaged' as const)) : null,
            unitPrice,
            discountRate,
            ...author(demo),
          },
        ];
  });
