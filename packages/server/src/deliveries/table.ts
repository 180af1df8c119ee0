import { rejectionReasons } from '@sitewright/domain/deliveries/rejection';
import { date, foreignKey, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
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
    foreignKey({
      name: 'deliveries_order_fk',
      columns: [t.organizationId, t.purchaseOrderId],
      foreignColumns: [purchaseOrders.organizationId, purchaseOrders.id],
    }).onDelete('cascade'),
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
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    foreignKey({
      name: 'delivery_items_delivery_fk',
      columns: [t.organizationId, t.deliveryId],
      foreignColumns: [deliveries.organizationId, deliveries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'delivery_items_line_fk',
      columns: [t.organizationId, t.purchaseOrderItemId],
      foreignColumns: [purchaseOrderItems.organizationId, purchaseOrderItems.id],
    }).onDelete('cascade'),
    oneOf(t.rejectionReason, rejectionReasons),
    index().on(t.organizationId, t.deliveryId, t.id),
    index().on(t.organizationId, t.purchaseOrderItemId),
  ],
);
