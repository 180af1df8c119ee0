import { ne } from 'drizzle-orm';
import type { DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { siteIssues } from './table.ts';

type Issue = Pick<
  typeof siteIssues.$inferInsert,
  'issueType' | 'priority' | 'location' | 'assignedTo' | 'issueDescription'
>;

const issues: Issue[] = [
  {
    issueType: 'safety',
    priority: 'critical',
    location: 'North elevation, level 3',
    assignedTo: 'Pennine Scaffolding',
    issueDescription: 'Scaffold tie missing beside the hoist',
  },
  {
    issueType: 'snag',
    priority: 'low',
    location: 'Stair 2',
    assignedTo: 'J Whitaker Decorators',
    issueDescription: 'Paint runs on the handrail',
  },
  {
    issueType: 'quality',
    priority: 'high',
    location: 'Grid C4',
    assignedTo: 'Aire Concrete',
    issueDescription: 'Honeycombing at the column base',
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

/** A handful on each contract; those of the past are closed, and some of the rest are overdue. */
export const demoSiteIssues: DemoPart = {
  what: 'site issues',
  make: async ({ tx, dayFromNow, people, chance }) => {
    const sites = await tx
      .select({ id: projects.id, status: projects.status })
      .from(projects)
      .where(ne(projects.status, 'planning'))
      .orderBy(projects.id);
    const rows = sites.flatMap(({ id, status }) =>
      issues.slice(0, 3 + Math.floor(chance() * 4)).map((issue) => {
        const reported = Math.floor(chance() * 40) + 1;
        const isClosed = status === 'completed' || chance() < 0.3;
        return {
          ...issue,
          projectId: id,
          date: dayFromNow(-reported),
          targetDate: dayFromNow(Math.floor(chance() * 20) - 4),
          reportedBy: 'Joy Okafor',
          status: isClosed ? ('closed' as const) : ('open' as const),
          createdBy: people['Site Manager'],
          updatedBy: people['Site Manager'],
        };
      }),
    );
    await tx.insert(siteIssues).values(rows);
  },
};
