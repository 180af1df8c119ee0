import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { hasInvisibleCharacters } from '../kernel/invisible-characters.ts';
import { badRequest, refusedAt } from '../kernel/problem.ts';
import { SignatureDrawing } from '../kernel/signature.ts';
import { emptyToNull, requiredLine } from '../kernel/text.ts';

/** The talk as an attendee sees it by its link, without an account. */
export const LinkedTalk = z.object({
  company: z.string(),
  projectName: z.string(),
  topic: z.string().nullable(),
  title: z.string(),
  date: z.iso.date(),
  heldBy: z.string(),
  /** Who was there and has not signed. */
  unsigned: z.array(z.string()),
});

export const TalkSignatureDraft = z.object({
  name: requiredLine('Your name', 100),
  /** A person who cannot draw signs by the typed name. */
  drawing: emptyToNull(SignatureDrawing),
});

export const TalkSignature = z.object({
  id: Id,
  name: z.string(),
  drawing: z.string().nullable(),
  signedAt: z.iso.datetime(),
});

export const alreadySignedTalk = badRequest(
  'toolbox_talk.has_signed',
  'This name has already signed. If that was you, you are done.',
);

/** How many people who are not on the list can sign. */
const mostUnlisted = 50;

export const talkIsFull = badRequest(
  'toolbox_talk.too_many_signatures',
  'This talk cannot take any more names that are not on its list. Tell the person who held it.',
);

export const invisibleName = badRequest(
  'toolbox_talk.invisible_characters',
  'Your name contains hidden characters. Please type it again.',
);

const plain = (name: string): string => name.replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');
const isSame = (name: string) => (other: string) => plain(name) === plain(other);

export const unsignedNames = (attendees: readonly string[], signed: readonly string[]): string[] =>
  attendees.filter((name) => !signed.some(isSame(name)));

/**
 * As the list has it, where it does; a person who is not on the list signs by the name they typed, in which nothing
 * may be hidden: it would look like one of the list.
 */
export function talkSignerOf(
  draft: TalkSignatureDraft,
  attendees: readonly string[],
  signed: readonly string[],
): TalkSignatureDraft {
  if (signed.some(isSame(draft.name))) throw refusedAt('name', alreadySignedTalk);
  const listedName = attendees.find(isSame(draft.name));
  if (listedName) return { ...draft, name: listedName };
  if (signed.length >= attendees.length + mostUnlisted) throw refusedAt('name', talkIsFull);
  if (hasInvisibleCharacters(draft.name)) throw refusedAt('name', invisibleName);
  return draft;
}

export type LinkedTalk = z.infer<typeof LinkedTalk>;
export type TalkSignatureDraft = z.infer<typeof TalkSignatureDraft>;
export type TalkSignature = z.infer<typeof TalkSignature>;
