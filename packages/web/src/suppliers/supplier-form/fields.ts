import { dateOf } from '@sitewright/domain/kernel/period';
import { wordList } from '@sitewright/domain/suppliers/fields';
import { faultOf, unitedKingdom } from '@sitewright/domain/suppliers/rules';
import { type Supplier, SupplierDraft } from '@sitewright/domain/suppliers/supplier';
import { cisStatuses } from '@sitewright/domain/suppliers/supplier-type';
import * as z from 'zod';
import { commaList, textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

/** What the form holds: lists as text, and the day of the verification instead of its instant. */
const Fields = SupplierDraft.omit({ cisVerifiedAt: true, statusReason: true }).extend({
  country: z.string(),
  specializations: commaList(wordList('Specialisation')),
  certifications: commaList(wordList('Certification')),
  cisStatus: z.enum(cisStatuses),
  cisVerifiedOn: z.literal('').or(dateOf('Verified')),
  status: z.enum(['pending', 'active', 'preferred']),
});

export const SupplierFields = Fields.superRefine(({ country, postcode }, context) => {
  const [field, fault] = faultOf({ country: country || unitedKingdom, postcode }) ?? [];
  if (field && fault) context.addIssue({ code: 'custom', path: [field], message: fault.message });
});

type Values = Record<keyof z.input<typeof SupplierFields>, string>;
export type Filled = z.output<typeof SupplierFields>;
export type Form = ReturnType<typeof useForm<typeof SupplierFields>>;

export const blank: Values = {
  name: '',
  code: '',
  supplierType: '',
  contactPerson: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postcode: '',
  country: unitedKingdom,
  specializations: '',
  certifications: '',
  insuranceExpiry: '',
  vatNumber: '',
  companyNumber: '',
  utr: '',
  cisStatus: 'not_in_scope',
  cisVerificationNumber: '',
  cisVerifiedOn: '',
  paymentTerms: '',
  creditLimit: '',
  discountRate: '',
  hireNoticeDays: '',
  hireNoticeUnit: '',
  notes: '',
  status: 'active',
};

export const valuesOf = (supplier: Supplier): Values => ({
  ...textsOf(SupplierFields.shape, supplier),
  cisVerifiedOn: supplier.cisVerifiedAt?.slice(0, 10) ?? '',
  // The status is changed by an action of its own.
  status: 'active',
});

/** The request body of the form; a day is sent as its noon. */
export const bodyOf = ({ cisVerifiedOn, country, ...filled }: Filled) => ({
  ...filled,
  country: country.trim() || unitedKingdom,
  cisVerifiedAt: cisVerifiedOn ? `${cisVerifiedOn}T12:00:00Z` : null,
});
