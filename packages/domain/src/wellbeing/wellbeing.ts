import * as z from 'zod';
import { Id, IdInPath } from '../kernel/id.ts';
import { CivilDate } from '../kernel/period.ts';
import { emptyToNull, line, text } from '../kernel/text.ts';
import { answerChoices, callBackStatuses, type Question } from './wellbeing-values.ts';

const answerTo = (question: Question) =>
  z
    .number('Please choose an answer')
    .refine(
      (sent) => answerChoices[question].some(({ value }) => value === sent),
      'Please choose an answer',
    );

/** Five anonymous answers. */
export const CheckIn = z.object({
  mood: answerTo('mood'),
  energy: answerTo('energy'),
  stress: answerTo('stress'),
  sleep: answerTo('sleep'),
  workload: answerTo('workload'),
  projectId: Id.nullable(),
});

const phone = emptyToNull(line('Phone', 30));

export const SupporterFacts = z.object({ phone, about: emptyToNull(line('About', 200)) });

/** A supporter in the company. */
export const Supporter = z.object({
  userId: Id,
  name: z.string(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
});

const fatigue = {
  longShifts: z.int(),
  shortRests: z.int(),
  missedBreaks: z.int(),
  longRuns: z.int(),
};

/** The totals of the user's own sessions this week. */
export const HoursWatch = z.object({
  weekHours: z.number(),
  averageHours: z.number(),
  ...fatigue,
});

/** The wellbeing page for the current user. */
export const Wellbeing = z.object({
  supporters: z.array(Supporter),
  hasCheckedIn: z.boolean(),
  /** Null for users who are not workers. */
  hours: HoursWatch.nullable(),
});

/** A week of five answers or more. */
export const WellbeingWeek = z.object({
  week: CivilDate,
  answers: z.int(),
  mood: z.number(),
  energy: z.number(),
  stress: z.number(),
  sleep: z.number(),
  /** For how many in a hundred the workload is OK. */
  workload: z.number(),
});

export const WellbeingSummary = z.object({
  weeks: z.array(WellbeingWeek),
  moodTrend: z.number().nullable(),
  /** Who could answer. */
  people: z.int(),
  fatigue: z.array(z.object({ week: CivilDate, ...fatigue })),
  overAverage: z.int(),
});

export const SummaryQuery = z.object({ projectId: IdInPath.optional() });

const choose = 'Please choose a person';
/** As a form has it, or as a number. */
const someone = z.coerce.number<number | string>(choose).int(choose).positive(choose).pipe(Id);

export const CallBackDraft = z.object({
  supporterId: someone,
  phone,
  message: emptyToNull(text('Message', 1000)),
});

/** A call-back request between two people; no one else sees it. */
export const CallBack = z.object({
  id: Id,
  requesterId: Id,
  requester: z.string(),
  supporterId: Id,
  supporter: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(callBackStatuses),
  createdAt: z.iso.datetime(),
  contactedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
});

export type CheckIn = z.infer<typeof CheckIn>;
export type Supporter = z.infer<typeof Supporter>;
export type SupporterFacts = z.infer<typeof SupporterFacts>;
export type HoursWatch = z.infer<typeof HoursWatch>;
export type Wellbeing = z.infer<typeof Wellbeing>;
export type WellbeingWeek = z.infer<typeof WellbeingWeek>;
export type WellbeingSummary = z.infer<typeof WellbeingSummary>;
export type CallBackDraft = z.infer<typeof CallBackDraft>;
export type CallBack = z.infer<typeof CallBack>;
