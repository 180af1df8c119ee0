import { found } from '@sitewright/domain/kernel/problem';
import { defaultBuying } from '@sitewright/domain/purchase-orders/approval-rules';
import { priceLines, sumLines } from '@sitewright/domain/purchase-orders/order-lines';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { bindingStatuses } from '@sitewright/domain/purchase-orders/rules';
import { materials } from '../materials/table.ts';
import { type Demo, type DemoPart, demoActor } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { suppliers } from '../suppliers/table.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import { issueNumberIfDue } from './numbers.ts';
import { findOrder } from './order.ts';
import { saveRevision } from './revisions.ts';
import { purchaseOrderComments, purchaseOrderItems, purchaseOrders } from './table.ts';

/** Orders of the demo company in every state; deliveries are added by their own demo. */
export const demoPurchaseOrders: DemoPart = {
  what: 'purchase orders',
  make: async (demo) => {
    const shelves = await readShelves(demo);
    for (const order of demoOrders) await place(demo, shelves, order);
  },
};

type Shelves = Awaited<ReturnType<typeof readShelves>>;

const readShelves = async ({ tx }: Demo) => ({
  sites: await tx.select().from(projects),
  suppliers: await tx.select().from(suppliers),
  materials: await tx.select().from(materials),
});

async function place(demo: Demo, shelves: Shelves, order: DemoOrder): Promise<void> {
  const site = found(shelves.sites.find(({ slug }) => slug === order.site));
  const supplier = found(shelves.suppliers.find(({ name }) => name === order.supplier));
  const lines = linesOf(shelves, order);
  const { status, vatTreatment = 'standard20', costHead = 'materials' } = order;
  const unnumbered = { poNumber: null, status: 'approved' as const, contractId: site.id };
  const values = {
    ...sumLines(lines, vatTreatment),
    ...stepsOf(demo, order, supplier.email),
    ...{ status, vatTreatment, costHead, cisApplies: order.cisApplies ?? false },
    contractId: site.id,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierAddress: [supplier.address, supplier.city, supplier.postcode]
      .filter(Boolean)
      .join(', '),
    supplierEmail: supplier.email,
    supplierPhone: supplier.phone,
    poNumber: wasApproved(status)
      ? await issueNumberIfDue(demo.tx, unnumbered, defaultBuying)
      : null,
    deliveryDate: demo.dayFromNow(order.due),
    deliveryAddress: [site.address, site.postcode].filter(Boolean).join(', '),
    siteContact: 'Joy Okafor',
    terms: supplier.paymentTerms,
    notes: order.notes ?? null,
    ...authorOf(demo),
  };
  const [made] = await demo.tx
    .insert(purchaseOrders)
    .values(values)
    .returning({ id: purchaseOrders.id });
  const purchaseOrderId = found(made).id;
  const rows = lines.map((line, at) => ({ ...line, purchaseOrderId, place: at + 1 }));
  await demo.tx.insert(purchaseOrderItems).values(rows.map(({ id, ...row }) => row));
  if (wasApproved(status))
    await saveRevision(
      demo.tx,
      await findOrder(demo.tx, purchaseOrderId),
      demoActor(demo, 'Director', site.organizationId),
    );
  if (order.comment) await comment(demo, purchaseOrderId, order.comment);
}

/** At the catalogue price, or at the price given in the line. */
function linesOf({ materials: catalogue }: Shelves, { lines }: DemoOrder) {
  const drafts = lines.map(([item, quantity, unit, unitPrice]) => {
    const material = catalogue.find(({ sku }) => sku === item);
    return {
      materialId: material?.id ?? null,
      description: material?.itemDescription ?? item,
      quantity,
      unit: material?.unit ?? unit ?? null,
      unitPrice: material?.purchaseCost ?? unitPrice ?? '0',
    };
  });
  const carbonPerUnit = new Map(catalogue.map(({ id, carbonPerUnit: kg }) => [id, kg]));
  return priceLines(drafts, [], { discountRate: '0.00', carbonPerUnit, inactive: new Set() });
}

const wasApproved = (status: OrderStatus): boolean =>
  bindingStatuses.includes(status) || status === 'cancelled';

const wentOut: readonly OrderStatus[] = ['sent', 'acknowledged', 'cancelled'];

/** Raised in the morning, approved after lunch, sent the same day, acknowledged on the next. */
function stepsOf(demo: Demo, { status, raised, reason }: DemoOrder, email: string | null) {
  const at = (days: number, time: string) => new Date(`${demo.dayFromNow(raised + days)}T${time}Z`);
  const isSent = wentOut.includes(status);
  return {
    createdAt: at(0, '08:40:00'),
    issueDate: isSent ? demo.dayFromNow(raised) : null,
    statusReason: reason ?? null,
    ...(status !== 'draft' && { submittedAt: at(0, '08:55:00'), submittedBy: demo.people.Buyer }),
    ...(wasApproved(status) && { approvedAt: at(0, '13:20:00'), approvedBy: demo.people.Director }),
    ...(isSent && { sentAt: at(0, '13:35:00'), sentTo: email }),
    ...(status === 'acknowledged' && {
      acknowledgedAt: at(1, '09:10:00'),
      acknowledgedBy: 'Order desk',
    }),
    ...(status === 'on_hold' && { statusBefore: 'approved' as const }),
  };
}

const comment = ({ tx, people }: Demo, purchaseOrderId: number, message: string) =>
  tx.insert(purchaseOrderComments).values({
    purchaseOrderId,
    message,
    author: 'David Achebe',
    createdBy: people.Director,
    updatedBy: people.Director,
  });

const authorOf = ({ people }: Demo) => ({ createdBy: people.Buyer, updatedBy: people.Buyer });
