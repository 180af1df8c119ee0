import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const { id: projectId } = await us.project();

it('a step that is not possible any more is refused with the issue as it is now', async () => {
  const assigned = { assignedUserId: supervisor.actor.userId, costImpact: '1240' };
  const draft = aSiteIssueDraft({ projectId, issueType: 'safety', ...assigned });
  const { id } = await manager.call(siteIssuesApi.report, { body: draft });
  const params = { params: { siteIssueId: id } };
  const why = { ...params, body: { reason: 'Not our trade' } };
  await manager.call(siteIssuesApi.close, { ...params, body: {} });
  const issue = await supervisor.call(siteIssuesApi.read, params);
  expect(issue).toMatchObject({ status: 'closed', costImpact: null });
  const answers = [
    await supervisor.send(siteIssuesApi.start, params),
    await supervisor.send(siteIssuesApi.present, params),
    await supervisor.send(siteIssuesApi.dispute, why),
  ];
  const code = 'site_issue.is_closed';
  const refusal = { code, message: 'This issue is closed.', current: issue };
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([409, refusal]);

  const current = await manager.call(siteIssuesApi.read, params);
  const byManager = [
    await manager.send(siteIssuesApi.close, { ...params, body: {} }),
    await manager.send(siteIssuesApi.reject, why),
    await manager.send(siteIssuesApi.edit, { ...params, body: { location: 'Level 3' } }),
  ];
  for (const answer of byManager) expect(answer.json()).toEqual({ ...refusal, current });
  // What the role forbids has nothing to do with the state of the issue.
  const stranger = await us.member({ role: 'Buyer' });
  const forbidden = await stranger.send(siteIssuesApi.close, { ...params, body: {} });
  expect([forbidden.statusCode, 'current' in forbidden.json()]).toEqual([403, false]);
  const another = await us.member({ role: 'Site Supervisor' });
  const notTheirs = await another.send(siteIssuesApi.start, params);
  expect([notTheirs.statusCode, 'current' in notTheirs.json()]).toEqual([403, false]);
});
