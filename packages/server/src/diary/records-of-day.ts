import type { Day } from '@sitewright/domain/diary/day';
import { type IssueStatus, statusLabels } from '@sitewright/domain/site-issues/issue-values';
import { tableUnder } from '../platform/pdf/blocks.ts';
import type { Block } from '../platform/pdf/print.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

type Place = { projectId: number; date: string };

/** The toolbox talks that were held on the day. */
export const talksOn = (tx: Tx, { projectId, date }: Place): Promise<Day['talks']> =>
  queryRows(
    tx,
    `select id, title, jsonb_array_length(attendees) as people, held_by as "heldBy"
    from toolbox_talks where project_id = $1 and date = $2 order by id`,
    [projectId, date],
  );

type IssueRow = Omit<Day['issues'][number], 'status'> & { status: IssueStatus };

/** The issues of the day; the first line of the description is the title. */
export async function issuesOn(tx: Tx, { projectId, date }: Place): Promise<Day['issues']> {
  const rows = await queryRows<IssueRow>(
    tx,
    `select id, number, split_part(issue_description, e'\\n', 1) as title, status
    from site_issues where project_id = $1 and date = $2 order by id`,
    [projectId, date],
  );
  return rows.map((row) => ({ ...row, status: statusLabels[row.status] }));
}

export const recordBlocks = ({ talks, issues }: Day): Block[] => [
  ...tableUnder('Toolbox talks', {
    columns: [
      { header: 'Topic', share: 5 },
      { header: 'People', share: 1.4, align: 'right' },
      { header: 'Held by', share: 4 },
    ],
    rows: talks.map(({ title, people, heldBy }) => [title, String(people), heldBy]),
  }),
  ...tableUnder('Site issues opened', {
    columns: [
      { header: 'Number', share: 1.4 },
      { header: 'Issue', share: 7 },
      { header: 'Status', share: 2.4 },
    ],
    rows: issues.map(({ number, title, status }) => [String(number ?? ''), title, status]),
  }),
];
