import { found } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import type { RamsContent } from '@sitewright/domain/risk/rams';
import { overallScore } from '@sitewright/domain/risk/score';
import { ramsTemplates } from '@sitewright/domain/risk/templates/library';
import { eq, sql } from 'drizzle-orm';
import { hseCertificates } from '../certificates/table.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { workers } from '../workforce/table.ts';
import { type DemoRams, demoAssessments, demoRams, scoresAt } from './demo-papers.ts';
import { rams, ramsSignatures, riskAssessments, riskRevisions } from './table.ts';

/** The busiest site is assessed and has statements in every state; another has begun. */
export const demoRisk: DemoPart = {
  what: 'risk assessments',
  make: async (demo) => {
    const sites = await demo.tx.select().from(projects);
    const idOf = (slug: string) => sites.find((site) => site.slug === slug)?.id;
    for (const [site, judgements] of Object.entries(demoAssessments)) {
      const projectId = idOf(site);
      if (projectId) await assess(demo, projectId, judgements);
    }
    for (const [place, statement] of demoRams.entries()) {
      const projectId = idOf(statement.site);
      const count = demoRams.slice(0, place).filter(({ site }) => site === statement.site).length;
      if (projectId) await write(demo, projectId, statement, count + 1);
    }
  },
};

const by = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

const at = ({ dayFromNow }: Demo, days: number, hour: number): Date =>
  new Date(Date.parse(dayFromNow(days)) + hour * 60 * 60 * 1000);

type Judgements = (typeof demoAssessments)[string];

/** The last assessment is the current one; each is stored. */
async function assess(demo: Demo, projectId: number, judgements: Judgements) {
  const judged = judgements.map(({ ago, note, done }) => {
    const scores = scoresAt(done, demo.dayFromNow);
    return { scores, overallScore: overallScore(scores), note, at: at(demo, -ago, 10) };
  });
  const { scores, overallScore: score, at: updated } = found(judged.at(-1));
  const plan = { mitigationPlan, ...by(demo) };
  const [row] = await demo.tx
    .insert(riskAssessments)
    .values({ ...plan, projectId, contractId: projectId, scores, overallScore: score, updated })
    .returning({ id: riskAssessments.id });
  await demo.tx.insert(riskRevisions).values(
    judged.map(({ at: createdAt, ...one }) => ({
      ...one,
      ...plan,
      riskAssessmentId: found(row).id,
      authorName: 'Joy Okafor',
      createdAt,
    })),
  );
}

const mitigationPlan =
  'Reviewed on the first Monday of the month with the trades.\nEvery risk scoring 13 or more has an owner and a date and is reviewed weekly.';

async function write(demo: Demo, projectId: number, statement: DemoRams, number: number) {
  const { template, activity, location, status, starts } = statement;
  const { content: usual } = found(ramsTemplates.find(({ id }) => id === template));
  const content = await standingOn(demo, usual, statement);
  const isApproved = status === 'approved' || status === 'issued';
  const [row] = await demo.tx
    .insert(rams)
    .values({
      ...{ projectId, activity, location, status, content },
      reference: `RAMS-${String(number).padStart(3, '0')}`,
      startDate: demo.dayFromNow(starts),
      finishDate: demo.dayFromNow(starts + 90),
      reviewDate: demo.dayFromNow(statement.review),
      authorName: 'Joy Okafor',
      submittedAt: status === 'draft' ? null : at(demo, Math.min(starts, 0) - 6, 15),
      ...(isApproved && {
        approvedAt: at(demo, Math.min(starts, 0) - 5, 11),
        approvedBy: demo.people['Contracts Manager'],
        approvedByName: 'Priya Raman',
      }),
      ...(status === 'issued' && { issuedAt: at(demo, starts - 4, 14) }),
      ...by(demo),
    })
    .returning({ id: rams.id });
  const { id } = found(row);
  await demo.tx.update(rams).set({ familyId: id }).where(eq(rams.id, id));
  if (status === 'issued') await signAll(demo, id, projectId, statement);
}

/** Links the control to the certificate that it depends on. */
async function standingOn(
  { tx }: Demo,
  content: RamsContent,
  { needs }: DemoRams,
): Promise<RamsContent> {
  if (!needs) return content;
  const { id, certificateNumber } = hseCertificates;
  const isIt = eq(certificateNumber, needs.certificate);
  const [paper] = await tx.select({ id }).from(hseCertificates).where(isIt);
  const dependsOn = { kind: 'certificate' as const, certificateId: found(paper).id };
  const hazards = content.hazards.map((hazard) => ({
    ...hazard,
    controls: hazard.controls.map((control) =>
      control.text.startsWith(needs.control) ? { ...control, dependsOn } : control,
    ),
  }));
  return { ...content, hazards };
}

/** Nearly everyone who is inducted; a few are left to be briefed. */
async function signAll(demo: Demo, ramsId: number, projectId: number, { unsigned }: DemoRams) {
  const inducted = await demo.tx
    .select()
    .from(workers)
    .where(
      sql`${workers.employmentStatus} = 'active' and exists (select from worker_inductions i where i.worker_id = ${workers.id} and i.project_id = ${projectId} and i.has_passed)`,
    )
    .orderBy(workers.id);
  const signatures = inducted.slice(0, Math.max(0, inducted.length - unsigned)).map((worker) => ({
    ramsId,
    workerId: worker.id,
    name: fullName(worker),
    method: 'on_screen' as const,
    language: 'English',
    drawing: drawnBy(demo),
    signedAt: at(demo, -2, 7 + demo.chance()),
    ...by(demo),
  }));
  if (signatures.length > 0) await demo.tx.insert(ramsSignatures).values(signatures);
}

/** A few waves from left to right. */
const drawnBy = ({ chance }: Demo): string => {
  const points = Array.from(
    { length: 12 },
    (_, i) => `${30 + i * 20} ${Math.round(30 + chance() * 45)}`,
  );
  return `M${points.join('L')}`;
};
