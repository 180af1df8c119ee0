import * as z from 'zod';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { languages } from '../kernel/languages.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate, siteDateOf } from '../kernel/period.ts';
import { audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { SignatureDrawing } from '../kernel/signature.ts';
import { emptyToNull, requiredLine, requiredText, text } from '../kernel/text.ts';
import { Dependence, Lapse } from './live-controls.ts';
import { riskLevel } from './risk-assessment.ts';
import { controlTypes, ppeKinds, ramsStatuses, signatureMethods } from './risk-values.ts';

export const Control = z.object({
  type: z.enum(controlTypes, 'Please choose a control type'),
  text: requiredText('Control', 1000),
  /** What it depends on, if anything. */
  dependsOn: Dependence.optional(),
});

/** A hazard, its controls, and the residual risk. */
export const Hazard = z.object({
  hazard: requiredText('Hazard', 500),
  whoHarmed: requiredText('Who might be harmed', 300),
  likelihood: riskLevel('Likelihood'),
  severity: riskLevel('Severity'),
  controls: z.array(Control).max(20, 'A hazard can have up to 20 controls'),
  residualLikelihood: riskLevel('Residual likelihood'),
  residualSeverity: riskLevel('Residual severity'),
  responsible: requiredText('Responsible', 200),
});

const list = (field: string, most: number) =>
  z.array(requiredText(field, 1000)).max(most, `${field}: at most ${most} lines`);

export const RamsContent = z.object({
  hazards: z.array(Hazard).max(50, 'You can add up to 50 hazards'),
  steps: list('Method step', 60),
  plant: list('Plant', 40),
  substances: list('Substance', 40),
  ppe: z.array(z.enum(ppeKinds)).max(ppeKinds.length),
  permits: list('Permit', 20),
  competences: list('Competence', 40),
  weatherLimits: list('Weather limit', 20),
  emergency: text('Emergency', 5000),
});

const fields = {
  location: emptyToNull(text('Location', 200)),
  startDate: emptyToNull(siteDateOf('Start')),
  finishDate: emptyToNull(siteDateOf('Finish')),
  reviewDate: emptyToNull(siteDateOf('Review date')),
};

const required = z.object({
  activity: requiredLine('Activity', 200),
  content: RamsContent,
});

export const RamsDraft = required.extend({ projectId: Id, ...fields });
export const RamsChanges = required.partial().extend({ ...fields, version: Version.optional() });

const day = CivilDate.nullable();
const moment = z.iso.datetime().nullable();

/** As lists show it. */
export const RamsHead = z.object({
  ...identified,
  projectId: Id,
  projectName: z.string(),
  projectSlug: z.string(),
  reference: z.string(),
  /** Versions of one document share it. */
  familyId: Id,
  revision: z.int(),
  /** The highest that there is of the document. */
  lastRevision: z.int(),
  activity: z.string(),
  location: nullableText,
  status: z.enum(ramsStatuses),
  /** Why it was sent back or withdrawn. */
  statusReason: nullableText,
  startDate: day,
  finishDate: day,
  reviewDate: day,
  hazards: z.int(),
  /** The highest residual risk with the controls in place; zero without hazards. */
  highestResidual: z.int(),
  /** Controls that are not in place today. */
  lapses: z.array(Lapse),
  /** Who has signed this version, and who on the contract has not. */
  signed: z.int(),
  unsigned: z.int(),
  /** Signatures by link that wait to be confirmed; they are among the unsigned. */
  toConfirm: z.int(),
  authorName: z.string(),
  submittedAt: moment,
  approvedAt: moment,
  approvedBy: Id.nullable(),
  approvedByName: nullableText,
  issuedAt: moment,
  ...audited,
});

/** Risk assessment and method statement of an activity, in one version. */
export const Rams = RamsHead.extend({ content: RamsContent });

export const RamsQuery = PageQuery.extend({
  projectId: IdInPath.optional(),
  status: z.enum(ramsStatuses).optional(),
});

export const RamsReason = z.object(reasoned);

export const RamsCopy = z.object({ projectId: Id });

/** A worker, or a visitor by name. */
export const SignatureDraft = z.object({
  workerId: emptyToNull(Id),
  name: emptyToNull(requiredLine('Name', 100)),
  method: z.enum(['on_screen', 'at_induction']),
  language: z.enum(languages),
  /** A person who cannot draw signs by typing their name. */
  drawing: emptyToNull(SignatureDrawing),
});

/** A person who is to be briefed, or has been. */
export const BriefedPerson = z.object({
  /** Of the signature; none has been given yet without it. */
  signatureId: Id.nullable(),
  workerId: Id.nullable(),
  name: z.string(),
  company: nullableText,
  jobTitle: nullableText,
  method: z.enum(signatureMethods).nullable(),
  language: nullableText,
  drawing: nullableText,
  signedAt: moment,
  /** When a newer version made it void. */
  voidedAt: moment,
  /** When the person who briefs confirmed a signature by link; until then it does not count. */
  confirmedAt: moment,
  confirmedByName: z.string().nullable(),
});

export type Hazard = z.infer<typeof Hazard>;
export type Control = z.infer<typeof Control>;
export type RamsContent = z.infer<typeof RamsContent>;
export type RamsDraft = z.infer<typeof RamsDraft>;
export type RamsChanges = z.infer<typeof RamsChanges>;
export type RamsHead = z.infer<typeof RamsHead>;
export type Rams = z.infer<typeof Rams>;
export type RamsQuery = z.infer<typeof RamsQuery>;
export type SignatureDraft = z.infer<typeof SignatureDraft>;
export type BriefedPerson = z.infer<typeof BriefedPerson>;
