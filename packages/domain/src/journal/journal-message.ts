import * as z from 'zod';
import { CreatedAt } from '../kernel/created-at.ts';
import { ClientId, Id } from '../kernel/id.ts';
import { requiredText } from '../kernel/text.ts';

export const JournalMessageDraft = z.object({ message: requiredText('Message', 2000) });

/** The body of a request. */
export const NewJournalMessage = JournalMessageDraft.extend({ createdAt: CreatedAt });

/** A message on a contract, with its picture. */
export const JournalMessage = z.object({
  id: Id,
  projectId: Id,
  userId: Id.nullable(),
  author: z.string(),
  message: z.string(),
  /** Which of the contract's files it is. */
  imageId: Id.nullable(),
  imageUrl: z.string().nullable(),
  imageName: z.string().nullable(),
  clientId: ClientId,
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export type JournalMessage = z.infer<typeof JournalMessage>;
export type JournalMessageDraft = z.infer<typeof JournalMessageDraft>;
export type NewJournalMessage = z.infer<typeof NewJournalMessage>;
