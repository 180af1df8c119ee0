import * as z from 'zod';
import { DiaryDate } from '../diary/day.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { instantOf } from '../kernel/period.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { HourlyRate, Operatives } from './gang.ts';

export const crewKinds = ['worker', 'company', 'gang', 'plant'] as const;
export const sessionStatuses = ['running', 'paused', 'finished'] as const;
export const segmentKinds = ['work', 'pause'] as const;
export const pauseReasons = [
  'break',
  'lunch',
  'weather',
  'materials',
  'plant',
  'instruction',
  'safety',
  'other',
] as const;

/** What has to be told of each kind of crew, and what is said when it is not. */
const needed = {
  worker: [['workerId', 'Please choose a worker']],
  gang: [['gangId', 'Please choose a gang']],
  plant: [['plantHireId', 'Please choose a machine']],
  company: [
    ['company', 'Company is required'],
    ['operatives', 'Operatives are required'],
  ],
} as const;

/** Who starts: a worker, a gang or a machine by its id, or a company by its name and headcount. */
export const SessionStart = z
  .object({
    projectId: Id,
    crewKind: z.enum(crewKinds),
    /** Of a machine: who operates it. */
    workerId: Id.optional(),
    gangId: Id.optional(),
    plantHireId: Id.optional(),
    company: requiredLine('Company', 100).optional(),
    jobRole: emptyToNull(text('Operatives Job Role', 100)),
    operatives: Operatives.optional(),
    hourlyRate: emptyToNull(HourlyRate),
    task: emptyToNull(text('Task', 200)),
    /** What the clock of whoever pressed the button says; ours is the one that counts. */
    deviceTime: instantOf('Device time must be a date and a time').optional(),
  })
  .superRefine((start, context) => {
    for (const [field, message] of needed[start.crewKind]) {
      if (start[field] === undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const Pause = z.object({
  reason: z.enum(pauseReasons, 'Please choose a reason'),
  note: emptyToNull(text('Note', 200)),
  /** Breaks are not paid and waiting is, unless somebody says otherwise. */
  isPaid: z.boolean().optional(),
});

export const Finish = z.object({
  workSummary: emptyToNull(text('Work summary', 5000)),
});

export const Segment = z.object({
  id: Id,
  kind: z.enum(segmentKinds),
  reason: z.enum(pauseReasons).nullable(),
  note: z.string().nullable(),
  isPaid: z.boolean(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

/** A crew at work, with every stretch of work and waiting. Its rate is null for whoever may not see money. */
export const LabourSession = z.object({
  id: Id,
  organizationId: Id,
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
  diaryEntryId: Id.nullable(),
  segments: z.array(Segment),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

export const LabourSessionQuery = PageQuery.extend({
  projectId: IdInPath.optional(),
  /** The day on site on which it started; whatever is still open belongs to today. */
  date: DiaryDate.optional(),
  isOpen: z.literal('true').optional(),
});

/** The clock that the browser's timers are set by: what the server's said when it answered. */
export const LiveBoard = z.object({
  serverTime: z.iso.datetime(),
  sessions: z.array(LabourSession),
});

/** What waiting cost on a contract, by its reason; the hours are those of everybody who stood. */
export const StandingCost = z.object({
  reason: z.enum(pauseReasons),
  hours: z.string(),
  paidHours: z.string(),
  /** Rate by paid hours; null for whoever may not see money, or where no rate is known. */
  cost: z.string().nullable(),
});

export type SessionStatus = (typeof sessionStatuses)[number];
export type PauseReason = (typeof pauseReasons)[number];
export type CrewKind = (typeof crewKinds)[number];
export type SessionStart = z.infer<typeof SessionStart>;
export type Pause = z.infer<typeof Pause>;
export type Segment = z.infer<typeof Segment>;
export type LabourSession = z.infer<typeof LabourSession>;
export type LabourSessionQuery = z.infer<typeof LabourSessionQuery>;
export type LiveBoard = z.infer<typeof LiveBoard>;
export type StandingCost = z.infer<typeof StandingCost>;
