import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { nullableText } from '../kernel/record-fields.ts';
import { text } from '../kernel/text.ts';
import { WorkerVerdict } from './worker.ts';
import { cardStates, scoreNames } from './worker-values.ts';

/** The fields that gate staff need, and nothing more. */
export const GateCheck = z.object({
  id: Id,
  name: z.string(),
  jobTitle: z.string(),
  company: nullableText,
  hasPicture: z.boolean(),
  cscsSchemeId: nullableText,
  cscsCardType: nullableText,
  cscsCardExpiry: nullableText,
  cardState: z.enum(cardStates),
  verdict: WorkerVerdict,
  /** Where their induction is valid today. */
  inductedProjectIds: z.array(Id),
});

/** A person or an unnamed crew with an open session on the contract. */
export const OnSite = z.object({
  labourSessionId: Id,
  /** Null for unnamed members of a crew. */
  workerId: Id.nullable(),
  name: z.string(),
  company: nullableText,
  jobTitle: nullableText,
  people: z.int(),
  /** With a machine; without a worker, `name` is the machine and `jobTitle` its operator, if known. */
  isOperator: z.boolean(),
  since: z.iso.datetime(),
  /** Null without permission to see private fields. */
  mobilePhone: nullableText,
});

/** A score, its number of cases, and its formula. */
export const Score = z.object({
  name: z.enum(scoreNames),
  /** The override, or else the calculated score; null without cases. */
  score: nullableText,
  calculated: nullableText,
  cases: z.int(),
  formula: z.string(),
  override: nullableText,
  reason: nullableText,
});

export const WorkerScores = z.object({
  id: Id,
  scores: z.array(Score),
  /** Of the last 90 days. */
  hoursWorked: z.string(),
  lateDays: z.int(),
  totalAbsences: z.int(),
});

/** The overall score of a worker for a list, and its number of days on site. */
export const OverallScore = z.object({ id: Id, score: nullableText, days: z.int() });

/** An override of a score needs a reason; null removes the override. */
export const ScoreOverride = z
  .object({
    value: z.number('Score must be a number from 0 to 100').min(0).max(100).nullable(),
    reason: text('Reason', 500).optional(),
  })
  .refine(({ value, reason }) => value === null || reason, {
    message: 'Please enter a reason for overriding the score',
    path: ['reason'],
  });

export type GateCheck = z.infer<typeof GateCheck>;
export type OnSite = z.infer<typeof OnSite>;
export type Score = z.infer<typeof Score>;
export type WorkerScores = z.infer<typeof WorkerScores>;
export type ScoreOverride = z.infer<typeof ScoreOverride>;
export type OverallScore = z.infer<typeof OverallScore>;
