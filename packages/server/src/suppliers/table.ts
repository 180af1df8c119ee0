import { noticeUnits } from '@sitewright/domain/plant/plant-hire';
import {
  cisStatuses,
  insuranceTypes,
  linkStatuses,
  supplierStatuses,
  supplierTypes,
} from '@sitewright/domain/suppliers/supplier-type';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  numeric,
  type PgColumn,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant, pounds } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** The company's suppliers. Their spend, orders and ratings are calculated, never stored. */
export const suppliers = tenantTable(
  'suppliers',
  {
    name: text().notNull(),
    code: text(),
    contactPerson: text(),
    email: text(),
    phone: text(),
    address: text(),
    city: text(),
    postcode: text(),
    country: text().notNull().default('United Kingdom'),
    supplierType: text({ enum: supplierTypes }).notNull(),
    specializations: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    /** Used where no single insurance is stored; otherwise the first of them to end counts. */
    insuranceExpiry: date(),
    vatNumber: text(),
    companyNumber: text(),
    utr: text(),
    cisStatus: text({ enum: cisStatuses }).notNull().default('not_in_scope'),
    cisVerificationNumber: text(),
    cisVerifiedAt: instant(),
    paymentTerms: text(),
    creditLimit: pounds(),
    discountRate: numeric({ precision: 5, scale: 2 }),
    /** The notice that its hires need; null is the company's default. */
    hireNoticeDays: integer(),
    hireNoticeUnit: text({ enum: noticeUnits }),
    /** Manual ratings, and the reason for each. */
    performanceOverride: numeric({ precision: 2, scale: 1 }),
    overrideReason: text(),
    status: text({ enum: supplierStatuses }).notNull().default('active'),
    statusReason: text(),
    notes: text(),
    ...auditColumns,
  },
  (t) => [
    uniqueIndex('suppliers_code_unique').on(t.organizationId, sql`lower(${t.code})`),
    index().on(t.organizationId, t.status, t.id),
  ],
);

const ofSupplier = (table: string, t: { organizationId: PgColumn; supplierId: PgColumn }) =>
  ownedBy(`${table}_supplier_fk`, t, t.supplierId, suppliers);

export const supplierContacts = tenantTable(
  'supplier_contacts',
  {
    supplierId: integer().notNull(),
    name: text().notNull(),
    role: text(),
    email: text(),
    phone: text(),
    ...auditColumns,
  },
  (t) => [ofSupplier('supplier_contacts', t), index().on(t.organizationId, t.supplierId, t.id)],
);

export const supplierInsurances = tenantTable(
  'supplier_insurances',
  {
    supplierId: integer().notNull(),
    insuranceType: text({ enum: insuranceTypes }).notNull(),
    insurer: text(),
    policyNumber: text(),
    cover: pounds(),
    expiry: date().notNull(),
    /**
     * The storage key and the file name of the certificate; the key is never part of a response.
     */
    document: text(),
    documentName: text(),
    ...auditColumns,
  },
  (t) => [
    ofSupplier('supplier_insurances', t),
    index().on(t.organizationId, t.supplierId, t.id),
    index().on(t.organizationId, t.expiry),
  ],
);

/** On which contracts they work. */
export const supplierProjects = tenantTable(
  'supplier_projects',
  {
    supplierId: integer().notNull(),
    projectId: integer().notNull(),
    assignedAt: instant().notNull().defaultNow(),
    status: text({ enum: linkStatuses }).notNull().default('active'),
    notes: text(),
    ...auditColumns,
  },
  (t) => [
    ofSupplier('supplier_projects', t),
    ofProject('supplier_projects', t),
    unique().on(t.organizationId, t.supplierId, t.projectId),
    index().on(t.organizationId, t.projectId, t.id),
  ],
);
