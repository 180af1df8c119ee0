import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';

export const letterStates = ['queued', 'sent', 'failed', 'not_emailed'] as const;

/** Why an email is only a file on the server. */
export const noMailServer = 'No mail server is set up.';

/** That an email was written and whether it was sent; never its content. */
export const SentLetter = z.object({
  id: Id,
  templateType: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(letterStates),
  tries: z.int(),
  problem: z.string().nullable(),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

export const SentLetterQuery = PageQuery.extend({ status: z.enum(letterStates).optional() });

export type SentLetter = z.infer<typeof SentLetter>;
export type SentLetterQuery = z.infer<typeof SentLetterQuery>;
