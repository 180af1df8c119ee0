import { ramsStatuses, signatureMethods } from '@sitewright/domain/risk/risk-values';
import { date, index, integer, jsonb, numeric, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';
import { workers } from '../workforce/table.ts';

const score = () => numeric({ precision: 5, scale: 2 }).notNull();

/** How risky a contract is: one for each, with what it was before. */
export const riskAssessments = tenantTable(
  'risk_assessments',
  {
    projectId: integer().notNull(),
    /** The same contract under the name that the specification also gives it. */
    contractId: integer().notNull(),
    overallScore: score(),
    scores: jsonb().notNull(),
    mitigationPlan: text(),
    /** The time of the last assessment. */
    updated: instant().notNull().defaultNow(),
    ...auditColumns,
  },
  (t) => [ofProject('risk_assessments', t), unique().on(t.organizationId, t.projectId)],
);

export const riskRevisions = tenantTable(
  'risk_revisions',
  {
    riskAssessmentId: integer().notNull(),
    overallScore: score(),
    scores: jsonb().notNull(),
    mitigationPlan: text(),
    note: text(),
    authorName: text().notNull(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('risk_revisions_assessment_fk', t, t.riskAssessmentId, riskAssessments),
    index().on(t.organizationId, t.riskAssessmentId, t.id),
  ],
);

/** Risk assessment and method statement of an activity; each version is a row of its own. */
export const rams = tenantTable(
  'rams',
  {
    projectId: integer().notNull(),
    reference: text().notNull(),
    /** Versions of one document share it; it is the id of the first. */
    familyId: integer(),
    revision: integer().notNull().default(1),
    activity: text().notNull(),
    location: text(),
    status: text({ enum: ramsStatuses }).notNull().default('draft'),
    statusReason: text(),
    startDate: date(),
    finishDate: date(),
    reviewDate: date(),
    /** Hazards with their controls, steps, plant, substances, permits, competences and limits. */
    content: jsonb().notNull(),
    authorName: text().notNull(),
    submittedAt: instant(),
    approvedAt: instant(),
    approvedBy: integer(),
    approvedByName: text(),
    issuedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ofProject('rams', t),
    unique().on(t.organizationId, t.projectId, t.reference, t.revision),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.familyId),
  ],
);

/** Who was briefed; a new version needs all signatures again. */
export const ramsSignatures = tenantTable(
  'rams_signatures',
  {
    ramsId: integer().notNull(),
    workerId: integer(),
    name: text().notNull(),
    method: text({ enum: signatureMethods }),
    language: text(),
    /** The drawn signature, as the path of an SVG. */
    drawing: text(),
    signedAt: instant(),
    voidedAt: instant(),
    /** One given by link has no witness: it counts once the person who briefs confirms it. */
    confirmedAt: instant(),
    confirmedByName: text(),
    /** Withdrawn by the person who briefs: the worker must sign again. */
    withdrawnAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('rams_signatures_rams_fk', t, t.ramsId, rams),
    ownedBy('rams_signatures_worker_fk', t, t.workerId, workers),
    index().on(t.organizationId, t.ramsId, t.id),
  ],
);
