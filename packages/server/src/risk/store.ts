import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import type {
  CategoryScore,
  RiskAssessment,
  RiskAssessmentDraft,
  RiskAssessmentQuery,
  RiskRevision,
} from '@sitewright/domain/risk/risk-assessment';
import { alreadyAssessed } from '@sitewright/domain/risk/rules';
import { overallScore } from '@sitewright/domain/risk/score';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { insertRow, lockId, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockContract } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { riskAssessments, riskRevisions } from './table.ts';

export async function listAssessments(
  tx: Tx,
  { projectId, ...page }: RiskAssessmentQuery,
): Promise<Page<RiskAssessment>> {
  const isOfContract = projectId ? eq(riskAssessments.projectId, projectId) : undefined;
  const rows = await newestPage(asShown(tx), riskAssessments, page, isOfContract);
  return rows.map(toAssessment);
}

export async function findAssessment(tx: Tx, id: number): Promise<RiskAssessment> {
  const [row] = await asShown(tx).where(eq(riskAssessments.id, id));
  return toAssessment(found(row));
}

export async function lockAssessment(tx: Tx, id: number): Promise<RiskAssessment> {
  await lockId(tx, riskAssessments, id);
  return findAssessment(tx, id);
}

/** Of two who assess a contract at once, the second finds the first one's. */
export async function insertAssessment(
  tx: Tx,
  { projectId, scores, mitigationPlan }: RiskAssessmentDraft,
  actor: Actor,
): Promise<RiskAssessment> {
  await lockContract(tx, projectId, 'no key update');
  const isTheirs = eq(riskAssessments.projectId, projectId);
  refuseIf((await tx.$count(riskAssessments, isTheirs)) > 0 ? alreadyAssessed : undefined);
  const judged = { scores, mitigationPlan: mitigationPlan ?? null };
  const values = {
    ...judged,
    projectId,
    contractId: projectId,
    overallScore: overallScore(scores),
  };
  const { id } = await insertRow(tx, riskAssessments, values, actor);
  return findAssessment(tx, id);
}

export async function saveAssessment(
  tx: Tx,
  { id, scores, mitigationPlan, overallScore, updated }: RiskAssessment,
  actor: Actor,
): Promise<RiskAssessment> {
  const changes = { scores, mitigationPlan, overallScore, updated: new Date(updated) };
  await saveRow(tx, riskAssessments, id, changes, actor);
  return findAssessment(tx, id);
}

/** Assessments are only added, never changed. */
export async function insertRevision(
  tx: Tx,
  { id, overallScore, scores, mitigationPlan }: RiskAssessment,
  note: string | null | undefined,
  actor: Actor,
): Promise<void> {
  const judged = { overallScore, scores, mitigationPlan, note: note ?? null };
  const authorName = await findUserName(tx, actor);
  await insertRow(tx, riskRevisions, { riskAssessmentId: id, ...judged, authorName }, actor);
}

export async function listRevisions(
  tx: Tx,
  { id }: Pick<RiskAssessment, 'id'>,
): Promise<Page<RiskRevision>> {
  const rows = await tx
    .select()
    .from(riskRevisions)
    .where(eq(riskRevisions.riskAssessmentId, id))
    .orderBy(desc(riskRevisions.id))
    .limit(mostRevisions);
  return new Page(
    rows.map((row) => ({
      ...row,
      scores: row.scores as CategoryScore[],
      createdAt: row.createdAt.toISOString(),
    })),
  );
}

/** Of weekly reviews, ten years. */
const mostRevisions = 500;

const asShown = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(riskAssessments),
      projectName: projects.name,
      projectSlug: projects.slug,
    })
    .from(riskAssessments)
    .innerJoin(projects, eq(projects.id, riskAssessments.projectId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof asShown>>[number];

const toAssessment = (row: Row): RiskAssessment => ({
  ...row,
  scores: row.scores as CategoryScore[],
  updated: row.updated.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
