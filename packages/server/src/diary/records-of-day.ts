import type { Day } from '@sitewright/domain/diary/day';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { type IssueStatus, statusLabels } from '@sitewright/domain/site-issues/issue-values';
import { tableUnder } from '../platform/pdf/blocks.ts';
import type { Block } from '../platform/pdf/print.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Days } from './day-sources.ts';

type OnDay<Row> = Row & { date: string };

/** The records of each day, without it. */
function byDay<Row>(rows: OnDay<Row>[]) {
  const days = groupBy(rows, ({ date }) => date);
  return (date: string) => (days.get(date) ?? []).map(({ date: _, ...row }) => row);
}

/** The toolbox talks that were held on days. */
export const talksOn = async (tx: Tx, { projectId, dates }: Days) =>
  byDay<Day['talks'][number]>(
    await queryRows(
      tx,
      `select date, id, title, jsonb_array_length(attendees) as people, held_by as "heldBy"
      from toolbox_talks where project_id = $1 and date = any($2) order by id`,
      [projectId, dates],
    ),
  );

type IssueRow = Omit<Day['issues'][number], 'status'> & { status: IssueStatus };

/** The issues of days; the first line of the description is the title. */
export async function issuesOn(tx: Tx, { projectId, dates }: Days) {
  const rows = await queryRows<OnDay<IssueRow>>(
    tx,
    `select date, id, number, split_part(issue_description, e'\\n', 1) as title, status
    from site_issues where project_id = $1 and date = any($2) order by id`,
    [projectId, dates],
  );
  return byDay(rows.map((row) => ({ ...row, status: statusLabels[row.status] })));
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
