import { labourApi } from '@sitewright/domain/labour/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { expect, it } from 'vitest';
import { keptCommands } from '../app/kept-commands.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import { editPathOf, titleOf } from './item-labels.ts';
import { noRecords } from './known-records.ts';
import { anItem } from './outcomes/outbox-item.fixture.ts';

it('names the day by the server’s clock where the phone’s is fast', () => {
  const madeAt = Date.parse('2026-11-17T01:30:00Z');
  const item = anItem(labourApi.resume, { madeAt, clockOffset: -3 * 3_600_000 });
  expect(titleOf(item, [item], noRecords)).toMatch(/, 16\/11$/);
});

it('knows where an edited issue opens, and that a comment has no form', () => {
  registerCommands(keptCommands);
  const known = {
    ...noRecords,
    contracts: new Map([[3, { name: 'Mill Lane', slug: 'mill-lane' }]]),
    contractOf: new Map([['siteIssueId:12', 3]]),
  };
  const about = { record: 'siteIssueId:12', input: { params: { siteIssueId: 12 }, body: {} } };
  const path = (endpoint: typeof siteIssuesApi.edit | typeof siteIssuesApi.comment) => {
    const item = anItem(endpoint, about);
    return editPathOf(item, [item], known);
  };
  expect(path(siteIssuesApi.edit)).toBe('/project/mill-lane/site-issues/edit/12');
  expect(path(siteIssuesApi.comment)).toBeUndefined();
});
