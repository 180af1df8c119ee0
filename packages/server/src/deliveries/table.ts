import { rejectionReasons } from '@sitewright/domain/deliveries/rejection';
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { goesWith, oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';

const quantity = () => numeric({ precision: 12, scale: 3 }).notNull().default('0');

/** What came to site of an order, on one day, with one ticket. */
export const deliveries = pgTable(
  'deliveries',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    purchaseOrderId: integer().notNull(),
    date: date().notNull(),
    ticketNumber: text(),
    receivedBy: text().notNull(),
    notes: text(),
    /** Where it stands in the diary of that day. */
    diaryEntryId: integer(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('deliveries', t),
    goesWith('deliveries_order_fk', t, t.purchaseOrderId, purchaseOrders),
    index().on(t.organizationId, t.purchaseOrderId, t.id),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.projectId, t.date),
    index().on(t.organizationId, t.diaryEntryId),
  ],
);

export const deliveryItems = pgTable(
  'delivery_items',
  {
    ...tenantColumns,
    deliveryId: integer().notNull(),
    purchaseOrderItemId: integer().notNull(),
    /** All that came; what was rejected of it went back. */
    received: quantity(),
    rejected: quantity(),
    rejectionReason: text({ enum: rejectionReasons }),
    /** Of its line when it came; a later change of the order leaves what came as it was. */
    unitPrice: numeric({ precision: 14, scale: 4 }).notNull(),
    discountRate: numeric({ precision: 5, scale: 2 }).notNull(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('delivery_items_delivery_fk', t, t.deliveryId, deliveries),
    goesWith('delivery_items_line_fk', t, t.purchaseOrderItemId, purchaseOrderItems),
    oneOf(t.rejectionReason, rejectionReasons),
    index().on(t.organizationId, t.deliveryId, t.id),
    index().on(t.organizationId, t.purchaseOrderItemId),
  ],
);
