import * as z from 'zod';
import { daysBetween } from '../kernel/calendar.ts';
import { CivilDate } from '../kernel/period.ts';
import { requiredLine, requiredText } from '../kernel/text.ts';

/** A diary day, within a plausible range of years. */
export const DiaryDate = CivilDate.refine(
  (date) => date >= '1900-01-01' && date < '2200-01-01',
  'Please enter a date between 1900 and 2200',
);

/** A day without a row is a draft without entries. */
export const dayStatuses = ['draft', 'submitted', 'approved', 'amended'] as const;

/** How the calendar shows a day. */
const dayMarks = ['complete', 'submitted', 'draft', 'missing', 'no-work', 'ahead'] as const;

/** A gap in a day; a blocking gap must be fixed, others may be accepted. */
export const Gap = z.object({
  code: z.string(),
  sentence: z.string(),
  blocks: z.boolean(),
  /** The crew that is still at work. */
  labourSessionId: z.int().optional(),
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
  /** How many of the required sections are filled in. */
  sectionsDone: z.int(),
  sections: z.int(),
  /** The missing sections: 'photos', 'sign-off'. */
  sectionsMissing: z.array(z.string()),
  entries: z.int(),
  labourHours: z.string(),
  peopleOnSite: z.int(),
  plantOnHire: z.int(),
  hoursLost: z.string(),
  issuesOpened: z.int(),
  /** The toolbox talks that were held. */
  talks: z.array(z.object({ id: z.int(), title: z.string(), people: z.int(), heldBy: z.string() })),
  /** The issues that were opened; the status in words, as it is now. */
  issues: z.array(
    z.object({
      id: z.int(),
      number: z.int().nullable(),
      title: z.string(),
      status: z.string(),
    }),
  ),
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
  /** Marked as a day without work. */
  isNoWork: z.boolean(),
  entries: z.int(),
});

const longestRange = 400;

/** Days from the first to the last, both of them included. */
export const DayRange = z
  .object({ from: DiaryDate, to: DiaryDate })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The end date must not be before the start date',
  })
  .refine(({ from, to }) => daysBetween(from, to) < longestRange, {
    path: ['to'],
    message: `Choose a period of up to ${longestRange} days`,
  });

export const NoWork = z.object({ reason: requiredText('Reason', 200) });

export const SignOff = z.object({
  name: requiredLine('Your name', 100),
  /** The gaps were read and accepted. */
  despiteGaps: z.boolean().default(false),
});

/** The stored columns of a day; the rest is calculated on reading. */
export type StoredDay = Pick<
  Day,
  | 'projectId'
  | 'date'
  | 'status'
  | 'isNoWork'
  | 'noWorkReason'
  | 'submittedAt'
  | 'submittedByName'
  | 'signedOffAt'
  | 'signedOffByName'
  | 'acceptedGaps'
> & { submittedBy: number | null; signedOffBy: number | null };

export type DayStatus = (typeof dayStatuses)[number];
export type DayMark = (typeof dayMarks)[number];
export type Gap = z.infer<typeof Gap>;
export type Day = z.infer<typeof Day>;
export type DaySquare = z.infer<typeof DaySquare>;
export type DayRange = z.infer<typeof DayRange>;
export type SignOff = z.infer<typeof SignOff>;
