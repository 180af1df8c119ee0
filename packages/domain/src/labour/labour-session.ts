import * as z from 'zod';
import { DiaryDate } from '../diary/day.ts';
import { ClientId, Id, IdInPath } from '../kernel/id.ts';
import { keysOf } from '../kernel/keys-of.ts';
import { PageQuery } from '../kernel/page.ts';
import { instantOf } from '../kernel/period.ts';
import { audited, identified } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { HourlyRate, Operatives } from './gang.ts';
import { pauseLabels } from './pause-labels.ts';
import { Reported } from './reported.ts';

export const crewKinds = ['worker', 'company', 'gang', 'plant'] as const;
export const sessionStatuses = ['running', 'paused', 'finished'] as const;
export const segmentKinds = ['work', 'pause'] as const;
export const pauseReasons = keysOf(pauseLabels);

/** The required fields of each kind of crew, and the message if one is missing. */
const needed = {
  worker: [['workerId', 'Please choose a worker']],
  gang: [['gangId', 'Please choose a gang']],
  plant: [['plantHireId', 'Please choose a machine']],
  company: [
    ['company', 'Company is required'],
    ['operatives', 'Operatives are required'],
  ],
} as const;

/** Why a crew starts or finishes at another time than now. */
const typedReason = emptyToNull(text('Reason', 500));

/** The crew: a worker, gang or machine by id, or a company by name and headcount. */
export const LabourSessionStart = z
  .object({
    projectId: Id,
    crewKind: z.enum(crewKinds),
    /** Of a machine: who operates it. */
    workerId: Id.optional(),
    gangId: Id.optional(),
    /** Of a gang: the members who start; by default all who are active. */
    workerIds: z
      .array(Id)
      .min(1, 'Please choose who is starting')
      .max(500, 'A gang can have up to 500 members')
      .optional(),
    plantHireId: Id.optional(),
    company: requiredLine('Company', 100).optional(),
    jobRole: emptyToNull(text('Operatives Job Role', 100)),
    operatives: Operatives.optional(),
    hourlyRate: emptyToNull(HourlyRate),
    task: emptyToNull(text('Task', 200)),
    reported: Reported.optional(),
    /** A start at another time than now; more than 15 minutes ago it needs a reason. */
    startedAt: instantOf('Start must be a date and a time').optional(),
    reason: typedReason,
  })
  .superRefine((start, context) => {
    for (const [field, message] of needed[start.crewKind]) {
      if (start[field] === undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
    if (start.workerIds && !start.gangId)
      context.addIssue({ code: 'custom', path: ['gangId'], message: 'Please choose a gang' });
  });

export const Pause = z.object({
  reason: z.enum(pauseReasons, 'Please choose a reason'),
  note: emptyToNull(text('Note', 200)),
  /** By default breaks are unpaid and waiting is paid. */
  isPaid: z.boolean().optional(),
});

/** An action without further details, which a phone may have recorded earlier. */
export const ReportedAction = z.object({ reported: Reported.optional() });

export const ReportedPause = Pause.extend(ReportedAction.shape);

export const Finish = ReportedAction.extend({
  workSummary: emptyToNull(text('Work summary', 5000)),
  /** A finish at another time than now; more than 15 minutes ago it needs a reason. */
  finishedAt: instantOf('Finish must be a date and a time').optional(),
  reason: typedReason,
});

export const Segment = z.object({
  id: Id,
  kind: z.enum(segmentKinds),
  reason: z.enum(pauseReasons).nullable(),
  note: z.string().nullable(),
  isPaid: z.boolean(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The phone's clock when it began; null if the phone did not report it. */
  deviceAt: z.iso.datetime().nullable(),
});

/** A crew's session with its segments of work and waiting. The rate is null without permission. */
export const LabourSession = z.object({
  ...identified,
  projectId: Id,
  crewKind: z.enum(crewKinds),
  name: z.string(),
  company: z.string().nullable(),
  jobRole: z.string().nullable(),
  operatives: z.int(),
  task: z.string().nullable(),
  gangId: Id.nullable(),
  plantHireId: Id.nullable(),
  workerIds: z.array(Id),
  hourlyRate: z.string().nullable(),
  status: z.enum(sessionStatuses),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  needsReview: z.boolean(),
  /** Why it needs a review; null if it was stopped automatically. */
  reviewReason: z.string().nullable(),
  diaryEntryId: Id.nullable(),
  segments: z.array(Segment),
  clientId: ClientId,
  ...audited,
});

/** Sent with the refusal if another user finished it: the session, and who finished it. */
export const FinishedSession = LabourSession.extend({ finishedByName: z.string().nullable() });

export const LabourSessionQuery = PageQuery.extend({
  projectId: IdInPath.optional(),
  /** The UK day on which it started; open sessions belong to today. */
  date: DiaryDate.optional(),
  isOpen: z.literal('true').optional(),
});

/** The server's time at the reply, which the browser's timers use. */
export const LiveBoard = z.object({
  serverTime: z.iso.datetime(),
  sessions: z.array(LabourSession),
});

/** The cost of waiting on a contract, by reason; hours are operative hours. */
export const StandingCost = z.object({
  reason: z.enum(pauseReasons),
  hours: z.string(),
  paidHours: z.string(),
  /** Rate times paid hours; null without permission or without a rate. */
  cost: z.string().nullable(),
});

export type LabourSessionStatus = (typeof sessionStatuses)[number];
export type PauseReason = keyof typeof pauseLabels;
export type CrewKind = (typeof crewKinds)[number];
export type LabourSessionStart = z.infer<typeof LabourSessionStart>;
export type Pause = z.infer<typeof Pause>;
export type ReportedAction = z.infer<typeof ReportedAction>;
export type ReportedPause = z.infer<typeof ReportedPause>;
export type Finish = z.infer<typeof Finish>;
export type Segment = z.infer<typeof Segment>;
export type LabourSession = z.infer<typeof LabourSession>;
export type FinishedSession = z.infer<typeof FinishedSession>;
export type LabourSessionQuery = z.infer<typeof LabourSessionQuery>;
export type LiveBoard = z.infer<typeof LiveBoard>;
export type StandingCost = z.infer<typeof StandingCost>;
