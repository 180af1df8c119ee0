import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';
import { pictureTypes, pictureUpload, type Upload } from '../kernel/upload.ts';
import { cardStates, checkMethods, employmentStatuses } from './worker-values.ts';

const competence = {
  competence: requiredLine('Competence', 100),
  reference: emptyToNull(line('Reference', 100)),
  issuedOn: emptyToNull(dateOf('Issued')),
  expiresOn: emptyToNull(dateOf('Expiry')),
};

/** A ticket or a course. */
export const CompetenceDraft = z.object(competence);
export const CompetenceChanges = CompetenceDraft.partial({ competence: true }).extend({
  version: Version.optional(),
});
export const WorkerCompetence = z.object({
  id: Id,
  workerId: Id,
  ...asRead(competence),
  ...audited,
});

/** One row of the training matrix: a worker, and what they hold. */
export const WorkerTraining = z.object({
  id: Id,
  workerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: nullableText,
  employmentStatus: z.enum(employmentStatuses),
  competences: z.array(
    z.object({ id: Id, competence: z.string(), expiresOn: nullableText, reference: nullableText }),
  ),
  /** Competences that their trade requires and that they lack or that have expired. */
  missing: z.array(z.string()),
});

export const TrainingQuery = PageQuery.extend({
  q: text('Search', 200).optional(),
  /** Only those who lack it. */
  missing: text('Competence', 100).optional(),
});

/** The competences that each trade requires, by words of the job title. */
export const RequiredCompetences = z.object({
  trades: z
    .array(
      z.object({
        jobTitle: requiredLine('Job title', 100),
        competences: z.array(requiredLine('Competence', 100)).max(30),
      }),
    )
    .max(200),
});

export const InductionDraft = z.object({
  projectId: Id,
  inductedOn: dateOf('Inducted'),
  inductor: requiredLine('Inductor', 100),
  hasPassed: z.boolean().default(true),
  /** Their name, as they signed. */
  signature: emptyToNull(line('Signature', 200)),
  expiresOn: emptyToNull(dateOf('Expiry')),
});
export const WorkerInduction = z.object({
  id: Id,
  workerId: Id,
  projectId: Id,
  projectName: z.string(),
  inductedOn: z.string(),
  inductor: z.string(),
  hasPassed: z.boolean(),
  signature: nullableText,
  expiresOn: nullableText,
  ...audited,
});

/** A check of the card; an online check gives its own result. */
export const CardCheckDraft = z
  .object({
    method: z.enum(checkMethods, 'Please choose how it was checked'),
    result: z.enum(['verified', 'failed', 'mismatch'], 'Please choose a result').optional(),
    note: emptyToNull(text('Note', 500)),
  })
  .refine(({ method, result }) => method === 'service' || result, {
    message: 'Please choose a result',
    path: ['result'],
  });
export const WorkerCardCheck = z.object({
  id: Id,
  workerId: Id,
  method: z.enum(checkMethods),
  result: z.enum(cardStates),
  cardNumber: nullableText,
  note: nullableText,
  checkedByName: z.string(),
  ...audited,
});

export const WorkerDocument = z.object({
  id: Id,
  workerId: Id,
  name: z.string(),
  mimetype: z.string(),
  size: z.int(),
  ...audited,
});

export const workerPictures = { ...pictureUpload, longestSide: 800 } satisfies Upload;

/** A page of a passport, a letter, a certificate. */
export const workerDocuments = {
  ...pictureUpload,
  maxBytes: 50_000_000,
  types: [...pictureTypes, 'application/pdf'],
} satisfies Upload;

export type CompetenceDraft = z.infer<typeof CompetenceDraft>;
export type CompetenceChanges = z.infer<typeof CompetenceChanges>;
export type WorkerCompetence = z.infer<typeof WorkerCompetence>;
export type WorkerTraining = z.infer<typeof WorkerTraining>;
export type TrainingQuery = z.infer<typeof TrainingQuery>;
export type RequiredCompetences = z.infer<typeof RequiredCompetences>;
export type InductionDraft = z.infer<typeof InductionDraft>;
export type WorkerInduction = z.infer<typeof WorkerInduction>;
export type CardCheckDraft = z.infer<typeof CardCheckDraft>;
export type WorkerCardCheck = z.infer<typeof WorkerCardCheck>;
export type WorkerDocument = z.infer<typeof WorkerDocument>;
