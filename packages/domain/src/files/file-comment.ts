import * as z from 'zod';
import { CreatedAt } from '../kernel/created-at.ts';
import { Id } from '../kernel/id.ts';
import { requiredText } from '../kernel/text.ts';
import { ReactionCount } from './reaction.ts';

export const FileCommentDraft = z.object({ content: requiredText('Comment', 2000) });

/** The body of a request. */
export const NewFileComment = FileCommentDraft.extend({ createdAt: CreatedAt });

export const FileComment = z.object({
  id: Id,
  fileId: Id,
  userId: Id.nullable(),
  author: z.string(),
  content: z.string(),
  reactions: z.array(ReactionCount),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export type FileComment = z.infer<typeof FileComment>;
export type NewFileComment = z.infer<typeof NewFileComment>;
