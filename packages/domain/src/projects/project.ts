import * as z from 'zod';
import { Id, Slug, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { PageQuery } from '../kernel/page.ts';
import { siteDateOf } from '../kernel/period.ts';
import { tidyPostcode } from '../kernel/postcode.ts';
import { asRead, audited, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, isStorable, requiredLine, text } from '../kernel/text.ts';
import { forEachContactField } from './contact.ts';
import { storedStatuses } from './status.ts';

const name = requiredLine('Project name', 200).regex(
  /^[\p{L}\p{M}\p{N} \-_.,'’&()]*$/u,
  "Project name can only contain letters, numbers, spaces and - _ . , ' & ( )",
);
const slug = z
  .string('Slug must be text')
  .max(100, 'Slug must be less than 100 characters')
  .regex(/^[a-z0-9-]+$/, 'Slug can only contain lowercase letters, numbers, and hyphens');
const code = z
  .string('Code must be text')
  .trim()
  .max(50, 'Code must be less than 50 characters')
  .regex(
    /^[A-Z0-9_-]*$/,
    'Code can only contain uppercase letters, numbers, hyphens, and underscores',
  );

const contactEmail = (n: number) => {
  const fault = `Invalid email format for contact ${n}`;
  return z.string(fault).trim().max(254, fault).pipe(z.email(fault)).refine(isStorable, fault);
};

const contactPhone = (n: number) => {
  const fault = `Invalid phone format for contact ${n}`;
  const shape = /^\+?[\d\s()-]{7,20}$/;
  return z.string(fault).trim().regex(shape, fault);
};

const entered = (schema: z.ZodType<string, string>) => emptyToNull(schema);

const Fields = z.object({
  name,
  slug: emptyToNull(slug),
  code: emptyToNull(code),
  icon: emptyToNull(text('Icon', 50)),
  division: emptyToNull(text('Division', 100)),
  description: emptyToNull(text('Description', 5000)),
  address: emptyToNull(text('Address', 500)),
  postcode: emptyToNull(text('Postcode', 20).transform(tidyPostcode)),
  location: emptyToNull(text('Location', 200)),
  clientName: emptyToNull(text('Client name', 200)),
  clientAddress: emptyToNull(text('Client address', 500)),
  ...forEachContactField((n) => ({
    name: entered(text(`Contact ${n} name`, 100)),
    phone: entered(contactPhone(n)),
    email: entered(contactEmail(n)),
  })),
  contractValue: emptyToNull(money('Contract value')),
  budget: emptyToNull(money('Budget')),
  startDate: emptyToNull(siteDateOf('Start date')),
  finishDate: emptyToNull(siteDateOf('Finish date')),
  checklist: emptyToNull(text('Checklist', 10_000)),
  status: z.enum(storedStatuses, 'Please select a status').optional(),
  statusReason: emptyToNull(text('Reason', 500)),
  /** Ignored: it is always the session's organisation. */
  organizationId: Id.optional(),
});

export const ProjectDraft = Fields;
export const ProjectChanges = Fields.partial({ name: true }).extend({
  version: Version.optional(),
});

/** A contract; fields that the reader may not see are null. */
export const Project = z.object({
  ...identified,
  ...asRead(Fields.shape),
  slug: Slug,
  profilePicture: nullableText,
  profilePictureData: nullableText,
  profilePictureType: nullableText,
  /** Where its postcode district lies. */
  latitude: nullableText,
  longitude: nullableText,
  status: z.enum(storedStatuses),
  ...audited,
});

export const ProjectQuery = PageQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
  status: z.enum(storedStatuses).optional(),
  q: text('Search', 200).optional(),
});

/** The request of a form while a name, a slug or a code is being typed. */
export const NamingQuery = z.object({
  name: text('Project name', 200).default(''),
  slug: text('Slug', 100).default(''),
  code: text('Code', 50).default(''),
});

export const Naming = z.object({
  /** Made from the name, and free. */
  suggestedSlug: z.string(),
  suggestedCode: z.string(),
  isSlugFree: z.boolean(),
  /** Codes may repeat; the contract with the same code is named. */
  codeIsOf: nullableText,
});

export type Project = z.infer<typeof Project>;
export type ProjectDraft = z.infer<typeof ProjectDraft>;
export type ProjectChanges = z.infer<typeof ProjectChanges>;
export type ProjectQuery = z.infer<typeof ProjectQuery>;
export type Naming = z.infer<typeof Naming>;
export type NamingQuery = z.infer<typeof NamingQuery>;
