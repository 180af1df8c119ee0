import * as z from 'zod';
import { email } from '../kernel/email.ts';
import { Id, Version } from '../kernel/id.ts';
import { asRead, audited } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine } from '../kernel/text.ts';
import { phone } from './fields.ts';

const Fields = z.object({
  name: requiredLine('Name', 100),
  role: emptyToNull(line('Role', 100)),
  email: emptyToNull(email),
  phone: emptyToNull(phone),
});

export const ContactDraft = Fields;
export const ContactChanges = Fields.partial().extend({ version: Version.optional() });

/** An additional contact of a supplier. */
export const SupplierContact = z.object({
  id: Id,
  supplierId: Id,
  ...asRead(Fields.shape),
  ...audited,
});

export type SupplierContact = z.infer<typeof SupplierContact>;
export type ContactDraft = z.infer<typeof ContactDraft>;
export type ContactChanges = z.infer<typeof ContactChanges>;
