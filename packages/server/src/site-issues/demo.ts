import type { IssueStatus } from '@sitewright/domain/site-issues/issue-values';
import { defaultTargetDate } from '@sitewright/domain/site-issues/rules';
import { ne } from 'drizzle-orm';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { siteIssueComments, siteIssueEvents, siteIssues } from './table.ts';

type Row = typeof siteIssues.$inferInsert;
type Issue = Pick<
  Row,
  | 'issueType'
  | 'priority'
  | 'location'
  | 'assignedTo'
  | 'issueDescription'
  | 'immediateActions'
  | 'proposedSolution'
  | 'costImpact'
  | 'daysImpact'
>;

const issues: Issue[] = [
  {
    issueType: 'safety',
    priority: 'critical',
    location: 'North elevation, level 3',
    assignedTo: 'Pennine Scaffolding',
    issueDescription: 'Scaffold tie missing next to the hoist',
    immediateActions: 'Bay closed off and tagged.',
  },
  {
    issueType: 'snag',
    priority: 'low',
    location: 'Stair 2',
    assignedTo: 'Whitaker Decorators',
    issueDescription: 'Paint runs on the handrail',
  },
  {
    issueType: 'quality',
    priority: 'high',
    location: 'Grid C4',
    assignedTo: 'Aire Concrete',
    issueDescription:
      'Honeycombing at the column base\nTwo patches of about 200 mm on the north face.',
    proposedSolution: 'Break out to sound concrete and repair with a cementitious mortar.',
    costImpact: '1240.00',
    daysImpact: '1.0',
  },
  {
    issueType: 'delay',
    priority: 'medium',
    location: 'Gate',
    assignedTo: 'Priya Raman',
    issueDescription: 'Brick delivery three days late',
  },
  {
    issueType: 'environmental',
    priority: 'medium',
    location: 'Compound',
    assignedTo: 'Joy Okafor',
    issueDescription: 'Drip tray under the bowser is full',
  },
  {
    issueType: 'other',
    priority: 'low',
    location: 'Welfare',
    assignedTo: 'Sam Whitlow',
    issueDescription: 'Drying room heater trips in the night',
  },
];

/** Where they have got to, in turn; the first is still fresh. */
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

const reasons: Partial<Record<IssueStatus, string>> = { rejected: 'Not flush with the face yet.' };

/** A handful on each contract; those of the past are closed, and some of the rest are overdue. */
export const demoSiteIssues: DemoPart = {
  what: 'site issues',
  make: async (demo) => {
    const sites = await demo.tx
      .select({ id: projects.id, status: projects.status })
      .from(projects)
      .where(ne(projects.status, 'planning'))
      .orderBy(projects.id);
    for (const { id, status } of sites)
      for (const [i, issue] of issues.slice(0, 3 + Math.floor(demo.chance() * 4)).entries())
        await insertIssue(demo, { ...issue, projectId: id, number: i + 1 }, status === 'completed');
  },
};

type Numbered = Issue & { projectId: number; number: number };

async function insertIssue(demo: Demo, issue: Numbered, isOver: boolean) {
  const { tx, people, chance, workingDay } = demo;
  const status = (isOver ? 'closed' : standings[issue.number - 1]) ?? 'open';
  // Those of a finished contract are from its last weeks.
  const age = Math.floor(chance() * 12) + (isOver ? 110 : 2);
  const date = workingDay(-age);
  const by = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const isClosed = status === 'closed';
  const [row] = await tx
    .insert(siteIssues)
    .values({
      ...issue,
      ...by,
      date,
      targetDate: defaultTargetDate(date, issue.priority),
      reportedBy: 'Joy Okafor',
      assignedUserId: issue.assignedTo === 'Joy Okafor' ? people['Site Manager'] : null,
      status,
      statusReason: reasons[status] ?? null,
      closedAt: isClosed ? momentOn(workingDay(isOver ? -101 : -Math.floor(age / 2)), 15) : null,
      closedByName: isClosed ? 'Joy Okafor' : null,
      createdAt: momentOn(date, 9),
    })
    .returning({ id: siteIssues.id });
  const siteIssueId = row?.id ?? 0;
  const trail = { siteIssueId, byName: 'Joy Okafor', ...by };
  const way: (IssueStatus | null)[] = [null, 'open', ...waysTo[status]];
  await tx.insert(siteIssueEvents).values(
    way.slice(1).map((to, i) => ({
      ...trail,
      fromStatus: way[i] ?? null,
      toStatus: to ?? 'open',
      reason: (to && reasons[to]) ?? null,
      createdAt: momentOn(date, 9 + i),
    })),
  );
  const content = `Looked at it with ${issue.assignedTo}. They have what they need.`;
  await tx
    .insert(siteIssueComments)
    .values({ siteIssueId, author: 'Joy Okafor', content, ...by, createdAt: momentOn(date, 9.5) });
}

const momentOn = (date: string, hour: number): Date =>
  new Date(Date.parse(date) + hour * 60 * 60 * 1000);
