import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { dateOf } from '../kernel/period.ts';
import { emptyToNull, line } from '../kernel/text.ts';
import { pictureTypes, pictureUpload, type Upload } from '../kernel/upload.ts';
import { insuranceTypes } from './supplier-type.ts';

const Fields = z.object({
  insuranceType: z.enum(insuranceTypes, 'Please choose what is insured'),
  insurer: emptyToNull(line('Insurer', 100)),
  policyNumber: emptyToNull(line('Policy number', 100)),
  cover: emptyToNull(money('Cover')),
  expiry: dateOf('Expiry'),
});

export const InsuranceDraft = Fields;
export const InsuranceChanges = Fields.partial().extend({ version: Version.optional() });

/** What is in force, or was last, of one kind of insurance. */
export const Policy = z.object({
  insuranceType: z.enum(insuranceTypes),
  cover: z.string().nullable(),
  expiry: z.string(),
});

export const SupplierInsurance = Policy.extend({
  id: Id,
  supplierId: Id,
  insurer: z.string().nullable(),
  policyNumber: z.string().nullable(),
  /** The file name of its certificate; null without one. */
  documentName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

/** A certificate is a PDF, or a photo of one. */
export const certificateUpload = {
  ...pictureUpload,
  types: [...pictureTypes, 'application/pdf'],
} satisfies Upload;

export type Policy = z.infer<typeof Policy>;
export type SupplierInsurance = z.infer<typeof SupplierInsurance>;
export type InsuranceDraft = z.infer<typeof InsuranceDraft>;
export type InsuranceChanges = z.infer<typeof InsuranceChanges>;
