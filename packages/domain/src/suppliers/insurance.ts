import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited } from '../kernel/record-fields.ts';
import { emptyToNull, line } from '../kernel/text.ts';
import { pictureTypes, pictureUpload, type Upload } from '../kernel/upload.ts';
import { insuranceTypes } from './supplier-type.ts';

const Fields = z.object({
  insuranceType: z.enum(insuranceTypes, 'Please choose an insurance type'),
  insurer: emptyToNull(line('Insurer', 100)),
  policyNumber: emptyToNull(line('Policy number', 100)),
  cover: emptyToNull(money('Cover')),
  expiry: dateOf('Expiry'),
});

export const InsuranceDraft = Fields;
export const InsuranceChanges = Fields.partial().extend({ version: Version.optional() });

export const SupplierInsurance = z.object({
  id: Id,
  supplierId: Id,
  ...asRead(Fields.shape),
  /** The file name of its certificate; null without one. */
  documentName: z.string().nullable(),
  ...audited,
});

/** The policy in force, or the last one, of one type of insurance. */
export const Policy = SupplierInsurance.pick({ insuranceType: true, cover: true, expiry: true });

/** A certificate is a PDF, or a photo of one. */
export const certificateUpload = {
  ...pictureUpload,
  types: [...pictureTypes, 'application/pdf'],
} satisfies Upload;

export type Policy = z.infer<typeof Policy>;
export type SupplierInsurance = z.infer<typeof SupplierInsurance>;
export type InsuranceDraft = z.infer<typeof InsuranceDraft>;
export type InsuranceChanges = z.infer<typeof InsuranceChanges>;
