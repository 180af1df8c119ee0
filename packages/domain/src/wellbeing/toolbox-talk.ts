import * as z from 'zod';
import { DiaryDate } from '../diary/day.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { topics } from './talk.ts';

const attendee = requiredLine('Name', 100);

/** Who was there, as they are called on site. */
const attendees = z
  .array(attendee)
  .min(1, 'Please enter who was there')
  .max(100, 'A talk can have up to 100 people');

/** A talk that was held. */
export const ToolboxTalkDraft = z.object({
  projectId: Id,
  /** Of the library; nothing for a talk of one's own. */
  topic: z.enum(topics).nullable(),
  title: requiredLine('Title', 150),
  date: DiaryDate,
  heldBy: requiredLine('Held by', 100),
  attendees,
  notes: emptyToNull(text('Notes', 2000)),
});

export const ToolboxTalk = z.object({
  id: Id,
  projectId: Id,
  topic: z.string().nullable(),
  title: z.string(),
  date: z.iso.date(),
  heldBy: z.string(),
  attendees: z.array(z.string()),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export const ToolboxTalkQuery = PageQuery.extend({ projectId: IdInPath.optional() });

/** The names as they are written down: one to a line, each once. */
export const parseNames = (written: string): string[] => [
  ...new Set(
    written
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

export type ToolboxTalkDraft = z.infer<typeof ToolboxTalkDraft>;
export type ToolboxTalk = z.infer<typeof ToolboxTalk>;
export type ToolboxTalkQuery = z.infer<typeof ToolboxTalkQuery>;
