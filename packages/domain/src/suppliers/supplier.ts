import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { email } from '../kernel/email.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf, instantOf } from '../kernel/period.ts';
import { tidyPostcode } from '../kernel/postcode.ts';
import { asRead, audited, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';
import { noticeDays, noticeUnit } from '../plant/plant-hire.ts';
import { companyNumber, firmName, phone, utr, vatNumber, wordList } from './fields.ts';
import { Policy } from './insurance.ts';
import { cisStatuses, linkStatuses, supplierStatuses, supplierTypes } from './supplier-type.ts';

export const insuranceStates = ['none', 'valid', 'expiring', 'expired'] as const;

const Fields = z.object({
  name: firmName('Name').min(1, 'Name is required'),
  code: emptyToNull(line('Code', 50)),
  supplierType: z.enum(supplierTypes, 'Please choose a type'),
  contactPerson: emptyToNull(line('Contact', 100)),
  email: emptyToNull(email),
  phone: emptyToNull(phone),
  address: emptyToNull(text('Address', 500)),
  city: emptyToNull(line('Town', 100)),
  postcode: emptyToNull(text('Postcode', 20).transform(tidyPostcode)),
  country: requiredLine('Country', 100).optional(),
  specializations: wordList('Specialisation').optional(),
  certifications: wordList('Certification').optional(),
  insuranceExpiry: emptyToNull(dateOf('Insured until')),
  vatNumber: emptyToNull(vatNumber),
  companyNumber: emptyToNull(companyNumber),
  utr: emptyToNull(utr),
  cisStatus: z.enum(cisStatuses, 'Please choose a CIS status').optional(),
  cisVerificationNumber: emptyToNull(line('Verification number', 50)),
  cisVerifiedAt: emptyToNull(instantOf('Verified on must be a date')),
  paymentTerms: emptyToNull(line('Payment terms', 100)),
  creditLimit: emptyToNull(money('Credit limit')),
  discountRate: emptyToNull(decimal('Discount', { places: 2, most: '100' })),
  /** The notice that its hires need; null is the company's default. */
  hireNoticeDays: emptyToNull(noticeDays),
  hireNoticeUnit: emptyToNull(noticeUnit),
  notes: emptyToNull(text('Notes', 5000)),
  status: z.enum(supplierStatuses, 'Please choose a status').optional(),
  statusReason: emptyToNull(text('Reason', 500)),
});

export const SupplierDraft = Fields;

export const SupplierChanges = Fields.partial({ name: true, supplierType: true }).extend({
  /** A manual rating that overrides the figures; it needs a reason. */
  performanceOverride: emptyToNull(decimal('Rating', { places: 1, most: '5' })),
  overrideReason: emptyToNull(text('Reason', 500)),
  version: Version.optional(),
});

/** Calculated from orders and deliveries; null without permission or with too little data. */
const figures = {
  totalSpend: nullableText,
  spentThisYear: nullableText,
  orderCount: z.int(),
  deliveryCount: z.int(),
  /** Lines that were due, and how many of them arrived in full and on time. */
  judgedLines: z.int().nullable(),
  linesOnTimeInFull: z.int().nullable(),
  deliveryRating: nullableText,
  qualityRating: nullableText,
  /** The manual rating, or else the calculated one. */
  performanceRating: nullableText,
};

export const Supplier = z.object({
  ...identified,
  ...asRead(Fields.shape),
  /** The first expiry of their policies, or the noted date if no policy is stored. */
  insuranceExpiry: nullableText,
  insuranceState: z.enum(insuranceStates),
  /** Of each kind of insurance the one that runs longest. */
  policies: z.array(Policy),
  cisVerifiedAt: z.iso.datetime().nullable(),
  performanceOverride: nullableText,
  overrideReason: nullableText,
  ...figures,
  /** The contracts they work on. */
  projectIds: z.array(Id),
  ...audited,
});

export const SupplierQuery = PageQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
  q: text('Search', 200).optional(),
  status: z.enum(supplierStatuses).optional(),
  type: z.enum(supplierTypes).optional(),
  insurance: z.enum(insuranceStates).optional(),
  projectId: IdInPath.optional(),
});

/** A contract that a supplier works on, and what was ordered from them for it. */
export const SupplierProject = z.object({
  supplierId: Id,
  projectId: Id,
  projectName: z.string(),
  projectSlug: z.string(),
  assignedAt: z.iso.datetime(),
  status: z.enum(linkStatuses),
  totalSpent: nullableText,
  orderCount: z.int(),
  notes: nullableText,
});

/** All of their contracts: what is not named here is a contract of theirs no longer. */
export const SupplierProjects = z.object({
  projects: z
    .array(
      z.object({
        projectId: Id,
        status: z.enum(linkStatuses).optional(),
        notes: emptyToNull(text('Notes', 500)),
      }),
    )
    .max(500, 'A supplier can be on up to 500 contracts'),
});

/** The supplier to merge, whose contacts, policies, contracts, orders and materials are moved here. */
export const MergeInput = z.object({ from: Id });

/** Their deliveries on one day, with one ticket. */
export const SupplierDelivery = z.object({
  id: Id,
  date: z.string(),
  ticketNumber: nullableText,
  purchaseOrderId: Id,
  poNumber: nullableText,
  projectName: z.string(),
  /** After the order's delivery date; null without one. */
  isLate: z.boolean().nullable(),
  /** The number of lines with a delivery, and with a rejection. */
  lines: z.int(),
  rejectedLines: z.int(),
});

export type InsuranceState = (typeof insuranceStates)[number];
export type Supplier = z.infer<typeof Supplier>;
export type SupplierDraft = z.infer<typeof SupplierDraft>;
export type SupplierChanges = z.infer<typeof SupplierChanges>;
export type SupplierQuery = z.infer<typeof SupplierQuery>;
export type SupplierProject = z.infer<typeof SupplierProject>;
export type SupplierProjects = z.infer<typeof SupplierProjects>;
export type SupplierDelivery = z.infer<typeof SupplierDelivery>;
