import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { text } from '../kernel/text.ts';
import { Verdict } from './worker.ts';
import { cardStates, scoreNames } from './worker-values.ts';

const nullableText = z.string().nullable();

/** What whoever stands at the gate has to know, and nothing more. */
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
  verdict: Verdict,
});

/** Somebody, or a crew that is only counted, with an open session on the contract. */
export const OnSite = z.object({
  labourSessionId: Id,
  /** Null for those of a crew whom nobody named. */
  workerId: Id.nullable(),
  name: z.string(),
  company: nullableText,
  jobTitle: nullableText,
  people: z.int(),
  since: z.iso.datetime(),
  /** Null for those who may not see what is private. */
  mobilePhone: nullableText,
});

/** A figure, of how many cases, and how it was reckoned. */
export const Score = z.object({
  name: z.enum(scoreNames),
  /** What somebody judged, or else what was reckoned; null where there are no cases. */
  score: nullableText,
  reckoned: nullableText,
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

/** One figure of somebody for a list, and of how many days on site it is. */
export const OverallScore = z.object({ id: Id, score: nullableText, days: z.int() });

/** Where somebody judges otherwise than the figures, they say why; null goes back to them. */
export const ScoreOverride = z
  .object({
    value: z.number('A score is a number from 0 to 100').min(0).max(100).nullable(),
    reason: text('Reason', 500).optional(),
  })
  .refine(({ value, reason }) => value === null || reason, {
    message: 'Please say why you judge otherwise than the figures',
    path: ['reason'],
  });

export type GateCheck = z.infer<typeof GateCheck>;
export type OnSite = z.infer<typeof OnSite>;
export type Score = z.infer<typeof Score>;
export type WorkerScores = z.infer<typeof WorkerScores>;
export type ScoreOverride = z.infer<typeof ScoreOverride>;
export type OverallScore = z.infer<typeof OverallScore>;
