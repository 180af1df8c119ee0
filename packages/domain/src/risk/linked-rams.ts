import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { orNothing, text } from '../kernel/text.ts';
import { Lapse } from './live-controls.ts';
import { RamsContent, SignatureDraft } from './rams.ts';

/** So long a link opens the statement, unless another version takes its place before. */
export const daysOfBriefingLink = 14;

/** Whose statement it is, which, until when, and the proof that we said so. */
export const BriefingToken = z
  .string()
  .regex(
    /^\d{1,10}\.\d{1,10}\.\d{1,15}\.[\w-]{43}$/,
    'This link is not complete. Please scan the code again.',
  );

/** What is handed out to be scanned or sent. */
export const BriefingLink = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

/** Who is still to sign: no more of them than their name. */
export const AskedPerson = z.object({ workerId: Id, name: z.string() });

/** What somebody without an account sees of a statement by the link. */
export const LinkedRams = z.object({
  company: z.string(),
  projectName: z.string(),
  reference: z.string(),
  revision: z.int(),
  activity: z.string(),
  location: z.string().nullable(),
  content: RamsContent,
  lapses: z.array(Lapse),
  unsigned: z.array(AskedPerson),
});

const { language, drawing } = SignatureDraft.shape;

/** On their own phone somebody draws, or types the name that they chose. */
export const LinkSignature = z.object({
  workerId: z.int('Please choose your name').positive('Please choose your name'),
  language,
  drawing,
  name: orNothing(text('Your name', 200)),
});

export const LinkSigned = z.object({ name: z.string(), signedAt: z.iso.datetime() });

export type AskedPerson = z.infer<typeof AskedPerson>;
export type LinkedRams = z.infer<typeof LinkedRams>;
export type LinkSignature = z.infer<typeof LinkSignature>;
export type LinkSigned = z.infer<typeof LinkSigned>;
