import { expect, it } from 'vitest';
import { siteIssues } from '../site-issues/table.ts';
import { columnsOf, isoInstant, limitedTo } from './prepared-statements.ts';

it.each([
  ['2026-03-02 09:00:00.123456+00', '2026-03-02T09:00:00.123Z'],
  ['2026-03-02 09:00:00.1+00', '2026-03-02T09:00:00.100Z'],
  ['2026-03-02 09:00:00+00', '2026-03-02T09:00:00.000Z'],
])('reads the instant %s as %s', (text, iso) => {
  expect(isoInstant(text)).toBe(iso);
});

it('names the columns as the domain does', () => {
  expect(columnsOf(siteIssues)).toContain('"site_issues"."reported_by" as "reportedBy"');
});

it.each([
  [1, { end: 'limit 1', values: ['open'] }],
  [51, { end: 'limit 51', values: ['open'] }],
  [201, { end: 'limit 201', values: ['open'] }],
  [7, { end: 'limit $2', values: ['open', 7] }],
])('has the limit %i as text only where it is usual', (limit, expected) => {
  expect(limitedTo(limit, ['open'])).toEqual(expected);
});
