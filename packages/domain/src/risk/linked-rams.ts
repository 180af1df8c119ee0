import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { emptyToNull, text } from '../kernel/text.ts';
import { Lapse } from './live-controls.ts';
import { RamsContent, SignatureDraft } from './rams.ts';

/** Who is still to sign: their name, and whether they have to prove it by the end of their card number. */
export const UnsignedPerson = z.object({ workerId: Id, name: z.string(), asksCard: z.boolean() });

/** The statement as a person without an account sees it by link. */
export const LinkedRams = z.object({
  company: z.string(),
  projectName: z.string(),
  reference: z.string(),
  revision: z.int(),
  activity: z.string(),
  location: z.string().nullable(),
  content: RamsContent,
  lapses: z.array(Lapse),
  unsigned: z.array(UnsignedPerson),
});

const { language, drawing } = SignatureDraft.shape;

/** On their own phone a person draws a signature or types the chosen name. */
export const LinkSignature = z.object({
  workerId: z.int('Please choose your name').positive('Please choose your name'),
  language,
  drawing,
  name: emptyToNull(text('Your name', 200)),
  /** The last four characters of their card, where the company knows its number. */
  cardEnding: emptyToNull(text('The last four characters of your card', 20)),
});

export const LinkSigned = z.object({ name: z.string(), signedAt: z.iso.datetime() });

export type UnsignedPerson = z.infer<typeof UnsignedPerson>;
export type LinkedRams = z.infer<typeof LinkedRams>;
export type LinkSignature = z.infer<typeof LinkSignature>;
export type LinkSigned = z.infer<typeof LinkSigned>;
