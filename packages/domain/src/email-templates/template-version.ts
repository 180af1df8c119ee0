import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';

/** A saved version of a template. */
export const TemplateVersion = z.object({
  id: Id,
  number: z.int(),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  savedByName: z.string(),
  savedAt: z.iso.datetime(),
});

export const TemplateRestoration = z.object({
  number: z.int('Please choose a version').positive('Please choose a version').max(1_000_000),
  version: Version.optional(),
});
export const ResetToStandard = z.object({ version: Version.optional() });

export type TemplateVersion = z.infer<typeof TemplateVersion>;
export type TemplateRestoration = z.infer<typeof TemplateRestoration>;
