import { rejectionReasons } from '@sitewright/domain/deliveries/rejection';
import { date, index, integer, numeric, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';

const quantity = () => numeric({ precision: 12, scale: 3 }).notNull().default('0');

/** A delivery for an order, on one day, with one ticket. */
export const deliveries = tenantTable(
  'deliveries',
  {
    projectId: integer().notNull(),
    purchaseOrderId: integer().notNull(),
    date: date().notNull(),
    ticketNumber: text(),
    receivedBy: text().notNull(),
    notes: text(),
    /** Its entry in the diary of that day. */
    diaryEntryId: integer(),
    ...auditColumns,
  },
  (t) => [
    ofProject('deliveries', t),
    ownedBy('deliveries_order_fk', t, t.purchaseOrderId, purchaseOrders),
    index().on(t.organizationId, t.purchaseOrderId, t.id),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.projectId, t.date),
    index().on(t.organizationId, t.diaryEntryId),
  ],
);

export const deliveryItems = tenantTable(
  'delivery_items',
  {
    deliveryId: integer().notNull(),
    purchaseOrderItemId: integer().notNull(),
    /** Everything that arrived; rejected quantities were returned. */
    received: quantity(),
    rejected: quantity(),
    rejectionReason: text({ enum: rejectionReasons }),
    /** The price of its line at delivery; later changes of the order do not affect it. */
    unitPrice: numeric({ precision: 14, scale: 4 }).notNull(),
    discountRate: numeric({ precision: 5, scale: 2 }).notNull(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('delivery_items_delivery_fk', t, t.deliveryId, deliveries),
    ownedBy('delivery_items_line_fk', t, t.purchaseOrderItemId, purchaseOrderItems),
    index().on(t.organizationId, t.deliveryId, t.id),
    index().on(t.organizationId, t.purchaseOrderItemId),
  ],
);
