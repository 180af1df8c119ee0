import * as z from 'zod';
import { Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { asRead, audited, identified } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, requiredText, text } from '../kernel/text.ts';
import { templateParts } from './lint.ts';
import { templateTypes } from './template-type.ts';

const Fields = z.object({
  name: requiredLine('Name', 100),
  templateType: z.enum(templateTypes, 'Please choose an email type'),
  subject: requiredLine('Subject', 200),
  htmlContent: text('HTML', 100_000),
  textContent: requiredText('Plain text', 50_000),
  description: emptyToNull(text('Description', 500)),
  isActive: z.boolean().optional(),
});

export const EmailTemplateDraft = Fields;
/** The type cannot change: another type has other variables. */
export const EmailTemplateChanges = Fields.omit({ templateType: true })
  .partial()
  .extend({ version: Version.optional() });

export const Finding = z.object({
  part: z.enum(templateParts),
  line: z.int(),
  message: z.string(),
  isWarning: z.boolean(),
});

export const EmailTemplate = z.object({
  ...identified,
  ...asRead(Fields.shape),
  variables: z.array(z.string()),
  /** Errors that prevent use, and warnings. */
  findings: z.array(Finding),
  ...audited,
});

/** A template in a list, without its content. */
export const EmailTemplateRow = EmailTemplate.omit({
  findings: true,
  htmlContent: true,
  textContent: true,
}).extend({
  /** The number of errors that prevent use. */
  faults: z.int(),
  /** Emails of its type in the last year, whichever template they used. */
  timesUsed: z.int(),
  updatedByName: z.string().nullable(),
});

export const EmailTemplateQuery = PageQuery.extend({
  templateType: z.enum(templateTypes).optional(),
});

export type EmailTemplate = z.infer<typeof EmailTemplate>;
export type EmailTemplateRow = z.infer<typeof EmailTemplateRow>;
export type EmailTemplateDraft = z.infer<typeof EmailTemplateDraft>;
export type EmailTemplateChanges = z.infer<typeof EmailTemplateChanges>;
export type EmailTemplateQuery = z.infer<typeof EmailTemplateQuery>;
