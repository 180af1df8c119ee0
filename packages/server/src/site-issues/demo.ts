import type { IssueStatus } from '@sitewright/domain/site-issues/issue-values';
import { defaultTargetDate } from '@sitewright/domain/site-issues/rules';
import { ne } from 'drizzle-orm';
import { planOf } from '../platform/demo/plans.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { type DemoIssue, issuesOf } from './demo-issues.ts';
import { siteIssueComments, siteIssueEvents, siteIssues } from './table.ts';

/** The statuses of the issues of a contract, in turn. */
const standings: IssueStatus[] = [
  'open',
  'in_progress',
  'ready_for_review',
  'closed',
  'rejected',
  'open',
];

const waysTo: Record<IssueStatus, readonly IssueStatus[]> = {
  open: [],
  in_progress: ['in_progress'],
  ready_for_review: ['in_progress', 'ready_for_review'],
  rejected: ['in_progress', 'ready_for_review', 'rejected'],
  disputed: ['disputed'],
  closed: ['in_progress', 'ready_for_review', 'closed'],
  reopened: ['closed', 'reopened'],
  void: ['void'],
};

const reasons: Partial<Record<IssueStatus, string>> = {
  rejected: 'Looked at again on site: not finished yet.',
};

/** A handful on each contract; those of the past are closed, and some of the rest are overdue. */
export const demoSiteIssues: DemoPart = {
  what: 'site issues',
  make: async (demo) => {
    const sites = await demo.tx
      .select({ id: projects.id, slug: projects.slug, status: projects.status })
      .from(projects)
      .where(ne(projects.status, 'planning'))
      .orderBy(projects.id);
    for (const { id: projectId, slug, status } of sites)
      for (const [i, issue] of issuesOf(slug).entries()) {
        const { manager, until } = planOf(slug);
        const facts = { projectId, manager, number: i + 1 };
        // On a completed contract, every issue was closed on the day after the last of the work.
        const closedAgo = status === 'completed' ? -until - 1 : undefined;
        await insertIssue(demo, { ...issue, ...facts }, closedAgo);
      }
  },
};

type Numbered = DemoIssue & { projectId: number; manager: string; number: number };

async function insertIssue(
  demo: Demo,
  { manager, ago, ...issue }: Numbered,
  closedAgo: number | undefined,
) {
  const { tx, people, workingDay } = demo;
  const status = (closedAgo === undefined ? standings[issue.number - 1] : 'closed') ?? 'open';
  const date = workingDay(-ago);
  const hour = 8 + ((ago * 7 + issue.number * 3) % 29) / 4;
  const by = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const lastStepAgo = closedAgo ?? Math.floor(ago / 2);
  const steps = stepsTo(status).map(({ to, share }, i) => ({
    to,
    at: momentOn(workingDay(-Math.round(ago - (ago - lastStepAgo) * share)), hour + i / 2),
  }));
  const closedAt = steps.find(({ to }) => to === 'closed')?.at ?? null;
  const [row] = await tx
    .insert(siteIssues)
    .values({
      ...issue,
      ...by,
      date,
      targetDate: defaultTargetDate(date, issue.priority),
      reportedBy: manager,
      assignedUserId: issue.assignedTo === 'Joy Okafor' ? people['Site Manager'] : null,
      status,
      statusReason: reasons[status] ?? null,
      closedAt,
      closedByName: closedAt && manager,
      createdAt: momentOn(date, hour),
    })
    .returning({ id: siteIssues.id });
  await insertTrail(demo, { siteIssueId: row?.id ?? 0, manager, steps });
  const content = commentOn(issue.assignedTo === manager ? null : issue.assignedTo);
  const createdAt = momentOn(date, hour + 0.5);
  await tx
    .insert(siteIssueComments)
    .values({ siteIssueId: row?.id ?? 0, author: manager, content, ...by, createdAt });
}

/** The steps to a status, each with its share of the days from the report to the last step. */
const stepsTo = (status: IssueStatus) => {
  const way: IssueStatus[] = ['open', ...waysTo[status]];
  return way.map((to, i) => ({ to, share: i / Math.max(1, way.length - 1) }));
};

type Trail = {
  siteIssueId: number;
  manager: string;
  steps: readonly { to: IssueStatus; at: Date }[];
};

async function insertTrail({ tx, people }: Demo, { siteIssueId, manager, steps }: Trail) {
  const by = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  await tx.insert(siteIssueEvents).values(
    steps.map(({ to, at }, i) => ({
      siteIssueId,
      byName: manager,
      ...by,
      fromStatus: steps[i - 1]?.to ?? null,
      toStatus: to,
      reason: reasons[to] ?? null,
      createdAt: at,
    })),
  );
}

const commentOn = (other: string | null | undefined): string =>
  other
    ? `Looked at it with ${other}. They have what they need.`
    : 'Looked at it this morning; on the list for this week.';

const momentOn = (date: string, hour: number): Date =>
  new Date(Date.parse(date) + hour * 60 * 60 * 1000);
