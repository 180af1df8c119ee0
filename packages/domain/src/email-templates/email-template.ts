import * as z from 'zod';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { orNothing, requiredLine, requiredText, text } from '../kernel/text.ts';
import { templateTypes } from './template-type.ts';

const Fields = z.object({
  name: requiredLine('Name', 100),
  templateType: z.enum(templateTypes, 'Please choose for which letter it is'),
  subject: requiredLine('Subject', 200),
  htmlContent: text('HTML', 100_000),
  textContent: requiredText('Plain text', 50_000),
  description: orNothing(text('Description', 500)),
  isActive: z.boolean().optional(),
});

export const EmailTemplateDraft = Fields;
export const EmailTemplateChanges = Fields.partial().extend({ version: Version.optional() });

export const EmailTemplate = z.object({
  id: Id,
  organizationId: Id,
  name: z.string(),
  templateType: z.enum(templateTypes),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  variables: z.array(z.string()),
  description: z.string().nullable(),
  isActive: z.boolean(),
  /** Why it cannot be used as it is. */
  faults: z.array(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

/** Among the others: what is wrong with one, it tells when it is written or read by itself. */
export const EmailTemplateRow = EmailTemplate.omit({ faults: true });

export const EmailTemplateQuery = PageQuery.extend({
  templateType: z.enum(templateTypes).optional(),
});

export const oneTemplate = z.object({ emailTemplateId: IdInPath });

export type EmailTemplate = z.infer<typeof EmailTemplate>;
export type EmailTemplateRow = z.infer<typeof EmailTemplateRow>;
export type EmailTemplateDraft = z.infer<typeof EmailTemplateDraft>;
export type EmailTemplateChanges = z.infer<typeof EmailTemplateChanges>;
export type EmailTemplateQuery = z.infer<typeof EmailTemplateQuery>;
