import { expect, it } from 'vitest';
import { ageing, ageOf, issueFigures, meanDaysToClose } from './figures.ts';
import { aSiteIssue } from './site-issue.fixture.ts';

const today = '2026-03-20';
const closedOn = (day: string, date = '2026-03-02') =>
  aSiteIssue({ status: 'closed', date, closedAt: `${day}T15:00:00.000Z` });

it('what is open, overdue and critical is counted among the unsettled', () => {
  const issues = [
    aSiteIssue({ priority: 'critical', targetDate: '2026-03-19' }),
    aSiteIssue({ status: 'in_progress', targetDate: '2026-03-20' }),
    aSiteIssue({ status: 'void', priority: 'critical', targetDate: '2026-03-01' }),
    closedOn('2026-03-05'),
  ];
  expect(issueFigures(issues, today)).toEqual({
    open: 2,
    overdue: 1,
    critical: 1,
    meanDaysToClose: 3,
  });
});

it('the mean is over what was closed, to a tenth of a day', () => {
  expect(meanDaysToClose([aSiteIssue()])).toBeNull();
  const closed = [closedOn('2026-03-03'), closedOn('2026-03-04'), closedOn('2026-03-04')];
  expect(meanDaysToClose([...closed, aSiteIssue({ status: 'void' })])).toBe(1.7);
});

it('an issue grows older until it is closed', () => {
  expect(ageOf(aSiteIssue({ date: '2026-03-02' }), today)).toBe(18);
  expect(ageOf(closedOn('2026-03-05'), today)).toBe(3);
  const voided = { date: '2026-03-02', updatedAt: '2026-03-04T09:00:00.000Z' };
  expect(ageOf(aSiteIssue({ ...voided, status: 'void' }), today)).toBe(2);
});

it('the unsettled are sorted by their age', () => {
  const of = (date: string) => aSiteIssue({ date });
  const issues = [of('2026-03-20'), of('2026-03-13'), of('2026-03-12'), of('2026-01-02')];
  expect(ageing([...issues, closedOn('2026-03-19')], today).map(({ count }) => count)).toEqual([
    2, 1, 0, 1,
  ]);
});
