import {
  costHeads,
  type OrderStatus,
  orderStatuses,
  vatTreatments,
} from '@sitewright/domain/purchase-orders/order-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { instant, pounds } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

/**
 * An order to a supplier for a contract. The supplier's name stays as it was when the order was
 * sent.
 */
export const purchaseOrders = tenantTable(
  'purchase_orders',
  {
    contractId: integer().notNull(),
    supplierId: integer(),
    poNumber: text(),
    /** How often it changed after an approval; the first change makes it Rev B. */
    revision: integer().notNull().default(0),
    supplierName: text().notNull(),
    supplierAddress: text(),
    supplierEmail: text(),
    supplierPhone: text(),
    issueDate: date(),
    deliveryDate: date(),
    status: text({ enum: orderStatuses }).notNull().default('pending'),
    /** The status before it was put on hold. */
    statusBefore: text().$type<OrderStatus>(),
    statusReason: text(),
    costHead: text({ enum: costHeads }).notNull().default('materials'),
    vatTreatment: text({ enum: vatTreatments }).notNull().default('standard20'),
    cisApplies: boolean().notNull().default(false),
    subtotal: pounds().notNull().default('0'),
    vatRate: numeric({ precision: 5, scale: 2 }).notNull().default('20.00'),
    vatAmount: pounds().notNull().default('0'),
    total: pounds().notNull().default('0'),
    deliveryAddress: text(),
    deliveryInstructions: text(),
    siteContact: text(),
    terms: text(),
    notes: text(),
    submittedAt: instant(),
    submittedBy: userId(),
    /** Everyone who changed it since the last approval; they may not approve it. */
    writers: integer().array().notNull().default(sql`'{}'`),
    approvedAt: instant(),
    approvedBy: userId(),
    sentAt: instant(),
    sentTo: text(),
    acknowledgedAt: instant(),
    acknowledgedBy: text(),
    /** Hash of the token in the email; the token allows acknowledging without an account. */
    linkHash: text(),
    linkExpiresAt: instant(),
    closedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('purchase_orders_contract_fk', t, t.contractId, projects),
    unique().on(t.organizationId, t.poNumber),
    index().on(t.organizationId, t.contractId, t.status, t.id),
    index().on(t.organizationId, t.supplierId, t.id),
    index().on(t.organizationId, t.status, t.id),
    index().on(t.organizationId, t.linkHash),
  ],
);

const ofOrder = (table: string, t: { organizationId: PgColumn; purchaseOrderId: PgColumn }) =>
  ownedBy(`${table}_order_fk`, t, t.purchaseOrderId, purchaseOrders);

export const purchaseOrderItems = tenantTable(
  'purchase_order_items',
  {
    purchaseOrderId: integer().notNull(),
    /** Its position among the lines. */
    place: integer().notNull(),
    materialId: integer(),
    description: text().notNull(),
    quantity: numeric({ precision: 12, scale: 3 }).notNull(),
    unit: text(),
    unitPrice: numeric({ precision: 14, scale: 4 }).notNull(),
    discountRate: numeric({ precision: 5, scale: 2 }).notNull().default('0'),
    lineTotal: pounds().notNull().default('0'),
    /** Copied from its material when ordered. */
    carbonPerUnit: numeric({ precision: 16, scale: 6 }),
    ...auditColumns,
  },
  (t) => [
    ofOrder('purchase_order_items', t),
    index().on(t.organizationId, t.purchaseOrderId, t.place),
    index().on(t.organizationId, t.materialId),
  ],
);

/** An order as approved, with the document that was sent to the supplier. */
export const purchaseOrderRevisions = tenantTable(
  'purchase_order_revisions',
  {
    purchaseOrderId: integer().notNull(),
    revision: integer().notNull(),
    reason: text(),
    record: jsonb().notNull(),
    net: pounds().notNull().default('0'),
    /** The storage key of the PDF; never part of a response. */
    pdf: text(),
    ...auditColumns,
  },
  (t) => [
    ofOrder('purchase_order_revisions', t),
    unique().on(t.organizationId, t.purchaseOrderId, t.revision),
  ],
);

export const purchaseOrderComments = tenantTable(
  'purchase_order_comments',
  {
    purchaseOrderId: integer().notNull(),
    message: text().notNull(),
    author: text().notNull(),
    ...auditColumns,
  },
  (t) => [
    ofOrder('purchase_order_comments', t),
    index().on(t.organizationId, t.purchaseOrderId, t.id),
  ],
);

/** The last number of a series; the row is locked while the next one is taken. */
export const orderNumbers = tenantTable(
  'order_numbers',
  {
    series: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [unique().on(t.organizationId, t.series)],
);
