import * as z from 'zod';
import { Photo } from '../files/photo.ts';
import { ReactionCount } from '../files/reaction.ts';
import { CreatedAt } from '../kernel/created-at.ts';
import { ClientId, Id } from '../kernel/id.ts';
import { CivilDate } from '../kernel/period.ts';
import { requiredText } from '../kernel/text.ts';
import { DiaryDate } from './day.ts';

/** The time of day that a comment is about. */
const TimeSlot = z
  .string()
  .regex(/^([01]\d|2[0-3]):00$/, 'Time slot must be on the hour, such as 13:00');

export const DiaryCommentDraft = z.object({
  date: DiaryDate,
  timeSlot: TimeSlot,
  /** The entry that it answers, if it answers one. */
  recordId: Id.nullable().optional(),
  recordType: z.literal('diary_entry').nullable().optional(),
  comment: requiredText('Comment', 2000),
  createdAt: CreatedAt,
});

export const DiaryComment = z.object({
  id: Id,
  projectId: Id,
  date: CivilDate,
  timeSlot: TimeSlot,
  recordId: Id.nullable(),
  recordType: z.string().nullable(),
  comment: z.string(),
  author: z.string(),
  userId: Id.nullable(),
  photos: z.array(Photo),
  reactions: z.array(ReactionCount),
  clientId: ClientId,
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export const DiaryCommentQuery = z.object({ date: DiaryDate });

export type DiaryComment = z.infer<typeof DiaryComment>;
export type DiaryCommentDraft = z.infer<typeof DiaryCommentDraft>;
