import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { overviewApi } from '@sitewright/domain/overview/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

it('counts what is open and overdue on each contract, of our own organisation', async () => {
  const api = await testApi();
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const [{ id: busy }, { id: calm }] = [await us.project(), await us.project()];
  const today = londonDay(new Date());
  const report = (projectId: number, targetDate: string | null) =>
    director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId, targetDate }) });
  await report(busy, daysAfter(today, -1));
  await report(busy, today);
  await report(busy, null);
  const { id: siteIssueId } = await report(calm, daysAfter(today, -9));
  await director.call(siteIssuesApi.close, { params: { siteIssueId } });

  expect(await director.call(overviewApi.contracts, {})).toEqual([
    { projectId: busy, openIssues: 3, overdueIssues: 1 },
  ]);
  const stranger = await (await api.organization()).member({ role: 'Director' });
  expect(await stranger.call(overviewApi.contracts, {})).toEqual([]);
});
