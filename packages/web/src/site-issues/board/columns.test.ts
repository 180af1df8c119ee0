import { issueStatuses } from '@sitewright/domain/site-issues/issue-values';
import { aSiteIssue } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { boardColumns, inColumn, stepTowards } from './columns.ts';

it('has one column for every state', () => {
  const statuses = boardColumns.flatMap((column) => column.statuses);
  expect(statuses.toSorted()).toEqual(issueStatuses.toSorted());
});

it.each([
  ['open', 'start', undefined],
  ['in_progress', 'present', undefined],
  ['ready_for_review', 'close', 'reject'],
  ['rejected', 'present', undefined],
  ['disputed', 'close', 'start'],
  ['closed', undefined, 'reopen'],
] as const)('from %s to the right is %s, to the left %s', (status, right, left) => {
  expect(stepTowards({ status }, 1)).toBe(right);
  expect(stepTowards({ status }, -1)).toBe(left);
});

it('has what is due first on top, and what has no day at the end', () => {
  const [open] = boardColumns;
  if (!open) throw new Error('a board has columns');
  const issues = [
    aSiteIssue({ id: 1 }),
    aSiteIssue({ id: 2, targetDate: '2026-03-09' }),
    aSiteIssue({ id: 3, targetDate: '2026-03-05' }),
    aSiteIssue({ id: 4, status: 'closed' }),
  ];
  expect(inColumn(issues, open).map(({ id }) => id)).toEqual([3, 2, 1]);
});
