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
    await supervisor.send(siteIssuesApi.start, { ...params, body: {} }),
    await supervisor.send(siteIssuesApi.present, { ...params, body: {} }),
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
  const notTheirs = await another.send(siteIssuesApi.start, { ...params, body: {} });
  expect([notTheirs.statusCode, 'current' in notTheirs.json()]).toEqual([403, false]);
});

it('an issue and its steps have the time of the tap, and never a time to come', async () => {
  const body = aSiteIssueDraft({ projectId });
  const dayBefore = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const at = (time: string) => ({ createdAt: `${dayBefore}T${time}:00.000Z` });
  const issue = await supervisor.call(siteIssuesApi.report, { body: { ...body, ...at('14:08') } });
  expect(issue.createdAt).toBe(at('14:08').createdAt);
  const params = { params: { siteIssueId: issue.id } };
  await supervisor.call(siteIssuesApi.start, { ...params, body: at('14:12') });
  const why = { reason: 'Not our trade' };
  await supervisor.call(siteIssuesApi.dispute, { ...params, body: { ...why, ...at('14:15') } });
  await manager.call(siteIssuesApi.reject, { ...params, body: { ...why, ...at('14:20') } });
  await supervisor.call(siteIssuesApi.present, { ...params, body: at('14:30') });
  const { closedAt } = await manager.call(siteIssuesApi.close, { ...params, body: at('14:40') });
  expect(closedAt).toBe(at('14:40').createdAt);
  const events = await manager.call(siteIssuesApi.events, params);
  expect(events.map(({ toStatus, createdAt }) => [toStatus, createdAt.slice(11, 16)])).toEqual([
    ['open', '14:08'],
    ['in_progress', '14:12'],
    ['disputed', '14:15'],
    ['rejected', '14:20'],
    ['ready_for_review', '14:30'],
    ['closed', '14:40'],
  ]);

  const ahead = { createdAt: new Date(Date.now() + 86_400_000).toISOString() };
  const other = await manager.call(siteIssuesApi.report, { body: { ...body, ...ahead } });
  const done = { params: { siteIssueId: other.id }, body: ahead };
  const closed = await manager.call(siteIssuesApi.close, done);
  for (const time of [other.createdAt, closed.closedAt ?? ''])
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
});

it('a step has no time before the step that it follows', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const reportedAt = ago(60);
  const body = { ...aSiteIssueDraft({ projectId }), createdAt: reportedAt };
  const { id } = await manager.call(siteIssuesApi.report, { body });
  const params = { params: { siteIssueId: id } };
  const before = { ...params, body: { createdAt: ago(90) } };
  expect((await manager.call(siteIssuesApi.close, before)).closedAt).toBe(reportedAt);

  const why = { ...params, body: { reason: 'Leaks again' } };
  await manager.call(siteIssuesApi.reopen, why);
  // A new assignee is no step: the one after it keeps the time of its tap.
  const start = { createdAt: new Date().toISOString() };
  const assigned = { ...params, body: { assignedUserId: supervisor.actor.userId } };
  await manager.call(siteIssuesApi.edit, assigned);
  await supervisor.call(siteIssuesApi.start, { ...params, body: start });
  await supervisor.call(siteIssuesApi.present, { ...params, body: { createdAt: ago(30) } });
  const events = await manager.call(siteIssuesApi.events, params);
  const steps = events.filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  const times = steps.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  expect(times.slice(-2)).toEqual([start.createdAt, start.createdAt]);
});
