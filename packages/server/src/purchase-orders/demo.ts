import type { Role } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { decimalOf, rounded, scaled } from '@sitewright/domain/kernel/decimal';
import { penceOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDaysAfter } from '@sitewright/domain/kernel/working-days';
import { priceLines, sumLines } from '@sitewright/domain/purchase-orders/order-lines';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { bindingStatuses } from '@sitewright/domain/purchase-orders/rules';
import { asc } from 'drizzle-orm';
import { materialPrices, materials } from '../materials/table.ts';
import type { PlannedOrder } from '../platform/demo/call-offs.ts';
import { plannedOrders } from '../platform/demo/planned-orders.ts';
import { planOf } from '../platform/demo/plans.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { suppliers } from '../suppliers/table.ts';
import {
  orderNumbers,
  purchaseOrderComments,
  purchaseOrderItems,
  purchaseOrderRevisions,
  purchaseOrders,
} from './table.ts';

/** Orders of the demo company in every state; deliveries are added by their own demo. */
export const demoPurchaseOrders: DemoPart = {
  what: 'purchase orders',
  make: async (demo) => {
    const shelves = await readShelves(demo);
    const planned = plannedOrders(demo).map((order) => priced(shelves, order));
    let last = 0;
    const numberOf = ({ status, site }: Priced) => {
      if (!wasApproved(status)) return null;
      last += 1;
      return `PO-${site.code}-${String(last).padStart(4, '0')}`;
    };
    const rows = planned.map((order) => ({
      ...rowOf(demo, order),
      poNumber: numberOf(order),
    }));
    const made = await demo.tx.insert(purchaseOrders).values(rows).returning();
    await demo.tx.insert(orderNumbers).values({ series: 'PO', last });
    const placed = planned.map((order, i) => ({ ...order, row: found(made[i]) }));
    const items = await insertItems(demo, placed);
    await insertCopies(demo, placed, items);
    await insertComments(demo, placed);
  },
};

type Shelves = Awaited<ReturnType<typeof readShelves>>;

const readShelves = async ({ tx }: Demo) => ({
  sites: await tx.select().from(projects),
  suppliers: await tx.select().from(suppliers),
  materials: await tx.select().from(materials),
  prices: await tx.select().from(materialPrices).orderBy(asc(materialPrices.pricedAt)),
});

type Priced = ReturnType<typeof priced>;
type Placed = Priced & { row: typeof purchaseOrders.$inferSelect };
type Item = typeof purchaseOrderItems.$inferSelect;

function priced(shelves: Shelves, order: PlannedOrder) {
  const first = shelves.materials.find(({ sku }) => sku === order.lines[0]?.[0]);
  const isIt = ({ id, name }: Shelves['suppliers'][number]) =>
    order.supplier ? name === order.supplier : id === first?.supplierId;
  const supplier = found(shelves.suppliers.find(isIt));
  return {
    ...order,
    site: found(shelves.sites.find(({ slug }) => slug === order.site)),
    supplier,
    priced: linesOf(shelves, order, supplier.discountRate),
  };
}

function rowOf(demo: Demo, order: Priced): typeof purchaseOrders.$inferInsert {
  const { status, vatTreatment = 'standard20', costHead = 'materials', site, supplier } = order;
  return {
    ...sumLines(order.priced, vatTreatment),
    ...stepsOf(demo, order),
    ...{ status, vatTreatment, costHead, cisApplies: order.cisApplies ?? false },
    contractId: site.id,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierAddress: [supplier.address, supplier.city, supplier.postcode]
      .filter(Boolean)
      .join(', '),
    supplierEmail: supplier.email,
    supplierPhone: supplier.phone,
    deliveryDate: order.dueOn,
    deliveryAddress: [site.address, site.postcode].filter(Boolean).join(', '),
    siteContact: planOf(site.slug).manager,
    terms: supplier.paymentTerms,
    notes: order.notes ?? null,
    createdBy: demo.people.Buyer,
    updatedBy: demo.people.Buyer,
  };
}

/** The catalogue price of a day. */
function priceOn({ prices }: Shelves, material: Shelves['materials'][number], day: string) {
  const known = prices.filter(({ materialId }) => materialId === material.id);
  const last = known.findLast(({ pricedAt }) => londonDay(pricedAt) <= day) ?? known[0];
  return last?.price ?? material.purchaseCost;
}

/** At the catalogue price of the day on which it was raised, or at the price given in the line. */
function linesOf(shelves: Shelves, { lines, raisedOn }: PlannedOrder, discount: string | null) {
  const { materials: catalogue } = shelves;
  const drafts = lines.map(([item, quantity, unit, unitPrice]) => {
    const material = catalogue.find(({ sku }) => sku === item);
    return {
      materialId: material?.id ?? null,
      description: material?.itemDescription ?? item,
      quantity,
      unit: material?.unit ?? unit ?? null,
      unitPrice: (material && priceOn(shelves, material, raisedOn)) ?? unitPrice ?? '0',
    };
  });
  const carbonPerUnit = new Map(catalogue.map(({ id, carbonPerUnit: kg }) => [id, kg]));
  return priceLines(drafts, [], {
    discountRate: discount ?? '0.00',
    carbonPerUnit,
    inactive: new Set(),
  });
}

const wasApproved = (status: OrderStatus): boolean =>
  bindingStatuses.includes(status) || status === 'cancelled';

const neverWentOut: readonly OrderStatus[] = [
  'draft',
  'pending',
  'rejected',
  'approved',
  'on_hold',
];
const unanswered: readonly OrderStatus[] = ['sent', 'cancelled'];

/** In pence, as the company's settings say. */
const [managersLimit, directorsLimit] = [2_500_000n, 25_000_000n];

const approvers: Partial<Record<Role, string>> = {
  'Contracts Manager': 'Priya Raman',
  Director: 'David Achebe',
  'Managing Director': 'Helen Marsh',
};

function approverOf(order: Priced): Role {
  const pence = penceOf(sumLines(order.priced, 'zero').total);
  if (pence <= managersLimit) return 'Contracts Manager';
  return pence <= directorsLimit ? 'Director' : 'Managing Director';
}

/** Raised in the morning, approved after lunch, sent the same day, acknowledged on the next. */
function stepsOf({ people }: Demo, order: Priced) {
  const { status, raisedOn, reason, supplier, loads } = order;
  const at = (date: string, time: string) => new Date(`${date}T${time}Z`);
  const isSent = !neverWentOut.includes(status);
  const lastLoad = loads.at(-1)?.date ?? raisedOn;
  return {
    createdAt: at(raisedOn, '08:40:00'),
    issueDate: isSent ? raisedOn : null,
    statusReason: reason ?? null,
    ...(status !== 'draft' && {
      submittedAt: at(raisedOn, '08:55:00'),
      submittedBy: people.Buyer,
    }),
    ...(wasApproved(status) && {
      approvedAt: at(raisedOn, '13:20:00'),
      approvedBy: people[approverOf(order)],
    }),
    ...(isSent && { sentAt: at(raisedOn, '13:35:00'), sentTo: supplier.email }),
    ...(isSent &&
      !unanswered.includes(status) && {
        acknowledgedAt: at(workingDaysAfter(raisedOn, 1), '09:10:00'),
        acknowledgedBy: 'Order desk',
      }),
    ...(status === 'on_hold' && { statusBefore: 'approved' as const }),
    ...(status === 'closed' && { closedAt: at(workingDaysAfter(lastLoad, 10), '15:10:00') }),
  };
}

async function insertItems({ tx }: Demo, placed: readonly Placed[]): Promise<Item[]> {
  const rows = placed.flatMap(({ row, priced: lines }) =>
    lines.map(({ id, ...line }, at) => ({ ...line, purchaseOrderId: row.id, place: at + 1 })),
  );
  return tx.insert(purchaseOrderItems).values(rows).returning();
}

/** Each order as it was approved. */
async function insertCopies({ tx, people }: Demo, placed: readonly Placed[], items: Item[]) {
  const approved = placed.filter(({ status }) => wasApproved(status));
  const who = { createdBy: people.Director, updatedBy: people.Director };
  const rows = approved.map(({ row: { linkHash, linkExpiresAt, ...row }, site, ...order }) => ({
    purchaseOrderId: row.id,
    revision: row.revision,
    net: row.subtotal,
    record: {
      ...row,
      status: 'approved',
      contractName: site.name,
      contractSlug: site.slug,
      createdByName: 'Ruth Ellery',
      submittedByName: 'Ruth Ellery',
      approvedByName: approvers[approverOf({ ...order, site })] ?? '',
      items: items.filter(({ purchaseOrderId }) => purchaseOrderId === row.id).map(copyOf),
      actual: '0.00',
      openCommitment: row.subtotal,
      contract: { code: site.code, address: site.address, postcode: site.postcode },
    },
    ...who,
  }));
  await tx.insert(purchaseOrderRevisions).values(rows);
}

const noneYet = { received: '0.000', rejected: '0.000' };

const copyOf = ({ carbonPerUnit, purchaseOrderId, ...item }: Item) => {
  const { id, place, materialId, description, quantity, unit } = item;
  const { unitPrice, discountRate, lineTotal } = item;
  return {
    ...{ id, place, materialId, description, quantity, unit, unitPrice, discountRate, lineTotal },
    carbonEstimate:
      carbonPerUnit &&
      decimalOf(rounded(scaled(quantity, 3) * scaled(carbonPerUnit, 6), 1_000_000n), 3),
    ...noneYet,
  };
};

const insertComments = ({ tx, people }: Demo, placed: readonly Placed[]) =>
  tx.insert(purchaseOrderComments).values(
    placed.flatMap(({ comment: message, row }) =>
      message
        ? [
            {
              purchaseOrderId: row.id,
              message,
              author: 'David Achebe',
              createdBy: people.Director,
              updatedBy: people.Director,
            },
          ]
        : [],
    ),
  );
