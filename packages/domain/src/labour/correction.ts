import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { Instant, instantOf } from '../kernel/period.ts';
import { reasoned } from '../kernel/record-fields.ts';
import { emptyToNull } from '../kernel/text.ts';
import { HourlyRate, Operatives } from './gang.ts';
import { Pause, pauseReasons } from './labour-session.ts';

/** A pause as it should have been. Its end is null while it goes on. */
const CorrectedPause = Pause.extend({
  startedAt: instantOf('Pause start must be a date and a time'),
  endedAt: instantOf('Pause end must be a date and a time').nullable(),
});

/** The times, people and rate of a session as they should have been. */
export const LabourCorrectionDraft = z.object({
  startedAt: instantOf('Start must be a date and a time'),
  /** Null while the crew is still at work. */
  finishedAt: instantOf('Finish must be a date and a time').nullable(),
  pauses: z.array(CorrectedPause).max(50, 'A session can have up to 50 pauses'),
  /** By default as many as before, and as many more or fewer as people are named. */
  operatives: Operatives.optional(),
  /** Of a gang: the people who were there. */
  workerIds: z
    .array(Id)
    .min(1, 'Please choose who was at work')
    .max(500, 'A gang can have up to 500 members')
    .optional(),
  /** Left out, the rate stays as it is. */
  hourlyRate: emptyToNull(HourlyRate),
  ...reasoned,
  version: Version.optional(),
});

/** What a correction can change. The rate is null without permission. */
export const SessionTimes = z.object({
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  pauses: z.array(
    z.object({
      reason: z.enum(pauseReasons),
      note: z.string().nullable(),
      isPaid: z.boolean(),
      startedAt: Instant,
      endedAt: Instant.nullable(),
    }),
  ),
  operatives: z.int(),
  workerIds: z.array(Id),
  hourlyRate: z.string().nullable(),
});

/** A correction of a session, with the original. */
export const LabourCorrection = z.object({
  id: Id,
  sessionId: Id,
  reason: z.string(),
  before: SessionTimes,
  after: SessionTimes,
  correctedAt: Instant,
  /** Null once their account is deleted. */
  correctedByName: z.string().nullable(),
});

export type LabourCorrectionDraft = z.infer<typeof LabourCorrectionDraft>;
export type SessionTimes = z.infer<typeof SessionTimes>;
export type LabourCorrection = z.infer<typeof LabourCorrection>;
