import type { Actor } from '@sitewright/domain/kernel/access';
import { Page, pageOf } from '@sitewright/domain/kernel/page';
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
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { createdBy, findUserName, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { riskAssessments, riskRevisions } from './table.ts';

export async function listAssessments(
  tx: Tx,
  { projectId, limit, cursor }: RiskAssessmentQuery,
): Promise<Page<RiskAssessment>> {
  const rows = await asShown(tx)
    .where(
      and(
        projectId ? eq(riskAssessments.projectId, projectId) : undefined,
        cursor ? lt(riskAssessments.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(riskAssessments.id))
    .limit(limit + 1);
  return pageOf(rows.map(toAssessment), limit);
}

export async function findAssessment(tx: Tx, id: number): Promise<RiskAssessment> {
  const [row] = await asShown(tx).where(eq(riskAssessments.id, id));
  return toAssessment(found(row));
}

export async function lockAssessment(tx: Tx, id: number): Promise<RiskAssessment> {
  const isIt = eq(riskAssessments.id, id);
  await tx.select({ id: riskAssessments.id }).from(riskAssessments).where(isIt).for('update');
  return findAssessment(tx, id);
}

/** Of two who assess a contract at once, the second finds the first one's. */
export async function insertAssessment(
  tx: Tx,
  { projectId, scores, mitigationPlan }: RiskAssessmentDraft,
  actor: Actor,
): Promise<RiskAssessment> {
  await lockContract(tx, projectId);
  const isTheirs = eq(riskAssessments.projectId, projectId);
  refuseIf((await tx.$count(riskAssessments, isTheirs)) > 0 ? alreadyAssessed : undefined);
  const judged = { scores, mitigationPlan: mitigationPlan ?? null };
  const [row] = await tx
    .insert(riskAssessments)
    .values({
      ...judged,
      projectId,
      contractId: projectId,
      overallScore: overallScore(scores),
      ...createdBy(actor),
    })
    .returning({ id: riskAssessments.id });
  return findAssessment(tx, found(row).id);
}

export async function saveAssessment(
  tx: Tx,
  { id, scores, mitigationPlan, overallScore, updated }: RiskAssessment,
  actor: Actor,
): Promise<RiskAssessment> {
  await tx
    .update(riskAssessments)
    .set({ scores, mitigationPlan, overallScore, updated: new Date(updated), ...updatedBy(actor) })
    .where(eq(riskAssessments.id, id));
  return findAssessment(tx, id);
}

/** What was judged is only added to. */
export async function insertRevision(
  tx: Tx,
  { id, overallScore, scores, mitigationPlan }: RiskAssessment,
  note: string | null | undefined,
  actor: Actor,
): Promise<void> {
  const judged = { overallScore, scores, mitigationPlan, note: note ?? null };
  const authorName = await findUserName(tx, actor);
  await tx
    .insert(riskRevisions)
    .values({ riskAssessmentId: id, ...judged, authorName, ...createdBy(actor) });
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

/** Held until the commit. */
export async function lockContract(tx: Tx, id: number): Promise<void> {
  const isIt = eq(projects.id, id);
  const rows = await tx.select({ id: projects.id }).from(projects).where(isIt).for('no key update');
  found(rows[0]);
}

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
