import * as z from 'zod';
import { CivilDate } from '../kernel/period.ts';
import { requiredLine, requiredText } from '../kernel/text.ts';

/** A day nobody wrote about is a draft without entries. */
export const dayStatuses = ['draft', 'submitted', 'approved', 'amended'] as const;

/** How the calendar shows a day. */
export const dayMarks = ['complete', 'draft', 'missing', 'no-work', 'ahead'] as const;

/** What is missing from a day; one that blocks must be settled, the others may be accepted. */
export const Gap = z.object({
  code: z.string(),
  sentence: z.string(),
  blocks: z.boolean(),
});

/** One day on a contract, as a whole. */
export const Day = z.object({
  projectId: z.int(),
  date: CivilDate,
  status: z.enum(dayStatuses),
  mark: z.enum(dayMarks),
  isNoWork: z.boolean(),
  noWorkReason: z.string().nullable(),
  gaps: z.array(Gap),
  /** How many of the things a day should tell are there. */
  sectionsDone: z.int(),
  sections: z.int(),
  entries: z.int(),
  labourHours: z.string(),
  peopleOnSite: z.int(),
  plantOnHire: z.int(),
  hoursLost: z.string(),
  issuesOpened: z.int(),
  submittedAt: z.iso.datetime().nullable(),
  submittedByName: z.string().nullable(),
  signedOffAt: z.iso.datetime().nullable(),
  signedOffByName: z.string().nullable(),
  acceptedGaps: z.array(z.string()),
});

/** A square of the calendar. */
export const DaySquare = z.object({
  date: CivilDate,
  mark: z.enum(dayMarks),
  entries: z.int(),
});

export const DayRange = z.object({ from: CivilDate, to: CivilDate });

export const NoWork = z.object({ reason: requiredText('Reason', 200) });

export const SignOff = z.object({
  name: requiredLine('Your name', 100),
  /** The gaps were read and accepted. */
  despiteGaps: z.boolean().default(false),
});

export type DayStatus = (typeof dayStatuses)[number];
export type DayMark = (typeof dayMarks)[number];
export type Gap = z.infer<typeof Gap>;
export type Day = z.infer<typeof Day>;
export type DaySquare = z.infer<typeof DaySquare>;
export type DayRange = z.infer<typeof DayRange>;
export type SignOff = z.infer<typeof SignOff>;
