import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate, siteDateOf } from '../kernel/period.ts';
import { audited, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';

/** One to five. */
export const riskLevel = (field: string) => {
  const fault = `${field} must be between 1 and 5`;
  return z.int(fault).min(1, fault).max(5, fault);
};

/** An empty JSON field is null, so that it reads the same in every form. */
const nullIfMissing = <S extends z.ZodType>(schema: S) =>
  emptyToNull(schema).transform((value) => value ?? null);

type Residual = { residualLikelihood: number | null; residualSeverity: number | null };

export const bothResidualsMessage = 'Enter both the residual likelihood and the residual severity';

/** A residual risk needs two figures. */
export const hasBothOrNone = ({ residualLikelihood, residualSeverity }: Residual): boolean =>
  (residualLikelihood === null) === (residualSeverity === null);

const required = z.object({
  category: requiredLine('Category', 100),
  weight: decimal('Weight', { places: 2, least: '0.01', most: '99.99' }),
  likelihood: riskLevel('Likelihood'),
  severity: riskLevel('Severity'),
});

export const CategoryDraft = required
  .extend({
    residualLikelihood: nullIfMissing(riskLevel('Residual likelihood')),
    residualSeverity: nullIfMissing(riskLevel('Residual severity')),
    controls: nullIfMissing(text('Existing controls', 2000)),
    action: nullIfMissing(text('Mitigation action', 2000)),
    owner: nullIfMissing(text('Owner', 100)),
    dueDate: nullIfMissing(siteDateOf('Due date')),
    isDone: z.boolean().default(false),
  })
  .refine(hasBothOrNone, { path: ['residualLikelihood'], error: bothResidualsMessage });

const residual = z.int().min(1).max(5).nullable();

/** The rating of one risk category of a contract. */
export const CategoryScore = z.object({
  category: z.string(),
  weight: z.string(),
  likelihood: z.int().min(1).max(5),
  severity: z.int().min(1).max(5),
  residualLikelihood: residual,
  residualSeverity: residual,
  controls: nullableText,
  action: nullableText,
  owner: nullableText,
  dueDate: CivilDate.nullable(),
  isDone: z.boolean(),
});

const isNamedOnce = (scores: readonly { category: string }[]): boolean =>
  new Set(scores.map(({ category }) => category.toLowerCase())).size === scores.length;

const scores = z
  .array(CategoryDraft)
  .min(1, 'Please score at least one category')
  .max(30, 'An assessment can have up to 30 categories')
  .refine(isNamedOnce, 'Each category can only be used once');

const fields = {
  mitigationPlan: emptyToNull(text('Mitigation plan', 5000)),
  /** Why it was assessed again. */
  note: emptyToNull(text('Note', 500)),
};

export const RiskAssessmentDraft = z.object({ projectId: Id, scores, ...fields });

export const RiskAssessmentChanges = z.object({
  scores: scores.optional(),
  ...fields,
  version: Version.optional(),
});

/** How risky a contract is. */
export const RiskAssessment = z.object({
  ...identified,
  projectId: Id,
  contractId: Id,
  projectName: z.string(),
  projectSlug: z.string(),
  overallScore: z.string(),
  scores: z.array(CategoryScore),
  mitigationPlan: nullableText,
  /** When it was last assessed. */
  updated: z.iso.datetime(),
  ...audited,
});

/** One revision of the assessment: by whom and why. */
export const RiskRevision = z.object({
  id: Id,
  riskAssessmentId: Id,
  overallScore: z.string(),
  scores: z.array(CategoryScore),
  mitigationPlan: nullableText,
  note: nullableText,
  authorName: z.string(),
  createdAt: z.iso.datetime(),
});

export const RiskAssessmentQuery = PageQuery.extend({ projectId: IdInPath.optional() });

export type CategoryScore = z.infer<typeof CategoryScore>;
export type RiskAssessment = z.infer<typeof RiskAssessment>;
export type RiskAssessmentDraft = z.infer<typeof RiskAssessmentDraft>;
export type RiskAssessmentChanges = z.infer<typeof RiskAssessmentChanges>;
export type RiskAssessmentQuery = z.infer<typeof RiskAssessmentQuery>;
export type RiskRevision = z.infer<typeof RiskRevision>;
