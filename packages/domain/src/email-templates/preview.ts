import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { text } from '../kernel/text.ts';
import { Finding } from './email-template.ts';
import { templateTypes } from './template-type.ts';

/** An unsaved template and the record to preview it with; without a record, a sample is used. */
export const PreviewRequest = z.object({
  subject: text('Subject', 200).optional(),
  htmlContent: text('HTML', 100_000).optional(),
  textContent: text('Plain text', 50_000).optional(),
  /** An order, a hire, a certificate or a diary entry, depending on the email type. */
  recordId: Id.optional(),
  /** A contract whose name the sample uses. */
  projectId: Id.optional(),
});

/** The rendered email; empty if the template has errors. */
export const Preview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  findings: z.array(Finding),
  /** The name of the record used, or null for a sample. */
  recordName: z.string().nullable(),
});

export const TestSent = z.object({ to: z.string() });

export const standardParams = z.object({ templateType: z.enum(templateTypes) });

/** The standard email, used if the company has no template of its own. */
export const StandardLetter = z.object({
  templateType: z.enum(templateTypes),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  variables: z.array(z.string()),
  /** The company's template that replaces it. */
  replacedBy: z.object({ id: Id, name: z.string() }).nullable(),
  timesUsed: z.int(),
});

export const RecordQuery = z.object({
  templateType: z.enum(templateTypes, 'Please choose an email type'),
});
export const PreviewRecord = z.object({ id: Id, name: z.string() });

export type PreviewRequest = z.infer<typeof PreviewRequest>;
export type Preview = z.infer<typeof Preview>;
export type StandardLetter = z.infer<typeof StandardLetter>;
export type PreviewRecord = z.infer<typeof PreviewRecord>;
