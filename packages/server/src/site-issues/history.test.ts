import { backupApi } from '@sitewright/domain/backup/api';
import { filesApi } from '@sitewright/domain/files/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft, riddorAnswers } from '@sitewright/domain/site-issues/site-issue.fixture';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const manager = await us.member({ role: 'Site Manager' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const buyer = await us.member({ role: 'Buyer' });
const { id: projectId } = await us.project();

const reported = (by = manager, over = {}) =>
  by.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId, ...over }) });
const on = ({ id }: { id: number }) => ({ params: { siteIssueId: id } });
const photo = (issue: { id: number }, stage: 'before' | 'after', by = manager) =>
  by.call(siteIssuesApi.addPhoto, { ...on(issue), query: { stage }, file: aPicture() });

describe('the way of an issue', () => {
  it('goes from the report to the closing by another role, and every step is told', async () => {
    const snag = await reported(supervisor, { issueType: 'snag' });
    await supervisor.call(siteIssuesApi.start, { ...on(snag), body: {} });
    await supervisor.call(siteIssuesApi.present, { ...on(snag), body: {} });
    const back = { ...on(snag), body: { reason: 'Still runs' } };
    const rejected = await manager.call(siteIssuesApi.reject, back);
    expect(rejected).toMatchObject({ status: 'rejected', statusReason: 'Still runs' });
    await supervisor.call(siteIssuesApi.present, { ...on(snag), body: {} });

    await expect(
      manager.call(siteIssuesApi.close, { ...on(snag), body: {} }),
    ).rejects.toMatchObject({
      code: 'site_issue.needs_photo',
    });
    await photo(snag, 'after', supervisor);
    const closed = await manager.call(siteIssuesApi.close, { ...on(snag), body: {} });
    expect(closed).toMatchObject({ status: 'closed', statusReason: null, afterPhotos: 1 });
    expect(closed.closedAt).not.toBeNull();

    const events = await manager.call(siteIssuesApi.events, on(snag));
    expect(events.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([
      ['open', null],
      ['in_progress', null],
      ['ready_for_review', null],
      ['rejected', 'Still runs'],
      ['ready_for_review', null],
      ['closed', null],
    ]);
  });

  it('is closed out of a dispute with the decision only, which its history keeps', async () => {
    const issue = await reported();
    await manager.call(siteIssuesApi.dispute, { ...on(issue), body: { reason: 'Not our trade' } });
    await expect(
      manager.call(siteIssuesApi.close, { ...on(issue), body: {} }),
    ).rejects.toMatchObject({
      code: 'site_issue.needs_decision',
      fields: { reason: 'Enter your decision: this issue is disputed' },
    });
    const body = { reason: 'The scaffolder pays' };
    const closed = await manager.call(siteIssuesApi.close, { ...on(issue), body });
    expect(closed).toMatchObject({ status: 'closed', statusReason: 'The scaffolder pays' });
    const events = await manager.call(siteIssuesApi.events, on(issue));
    expect(events.at(-1)).toMatchObject({ toStatus: 'closed', reason: 'The scaffolder pays' });
  });

  it('is walked by whom it is assigned to, and by nobody else of their role', async () => {
    const assignedUserId = supervisor.actor.userId;
    const [assigned, another] = [await reported(manager, { assignedUserId }), await reported()];
    expect(await supervisor.call(siteIssuesApi.start, { ...on(assigned), body: {} })).toMatchObject(
      {
        status: 'in_progress',
      },
    );
    await expect(
      supervisor.call(siteIssuesApi.start, { ...on(another), body: {} }),
    ).rejects.toMatchObject({
      code: 'site_issue.not_your_work',
    });
  });

  it('asks for a reason where somebody will want to know it', async () => {
    const issue = await reported();
    const send = { ...on(issue), body: { reason: ' ' } };
    const response = await manager.send(siteIssuesApi.void, send);
    expect(response.json().fields).toEqual({ reason: 'Reason is required' });
    const voided = { ...on(issue), body: { reason: 'Reported twice' } };
    expect((await manager.call(siteIssuesApi.void, voided)).status).toBe('void');
  });
});

describe('an issue', () => {
  it('is numbered on its contract, also when many report at once', async () => {
    const { id: projectId } = await us.project();
    const issues = await Promise.all([1, 2, 3, 4].map(() => reported(manager, { projectId })));
    expect(issues.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('is assigned to a colleague by their own name, and to no stranger', async () => {
    const others = await api.organization();
    const stranger = await others.member({ role: 'Director' });
    const offered = await manager.call(siteIssuesApi.assignees, {});
    const them = offered.find(({ userId }) => userId === buyer.actor.userId);
    const issue = await reported(manager, { assignedUserId: them?.userId });
    expect(issue.assignedTo).toBe(them?.name);
    expect(offered.map(({ userId }) => userId)).not.toContain(stranger.actor.userId);
    const firm = { ...on(issue), body: { assignedTo: 'Bower Steelfixing', assignedUserId: null } };
    await manager.call(siteIssuesApi.edit, firm);
    const events = await manager.call(siteIssuesApi.events, on(issue));
    const assigned = { fromStatus: 'open', toStatus: 'open', reason: 'Bower Steelfixing' };
    expect(events).toMatchObject([{ fromStatus: null }, assigned]);
    const edit = { ...on(issue), body: { assignedUserId: stranger.actor.userId } };
    expect((await manager.send(siteIssuesApi.edit, edit)).statusCode).toBe(404);
  });

  it('tells what it costs to nobody who may not see the money of a contract', async () => {
    const issue = await reported(manager, { costImpact: '1240', daysImpact: '1.5' });
    expect(issue).toMatchObject({ costImpact: '1240.00', daysImpact: '1.5' });
    const seen = await supervisor.call(siteIssuesApi.read, on(issue));
    expect(seen).toMatchObject({ costImpact: null, daysImpact: '1.5' });
    const issues = await supervisor.call(siteIssuesApi.list, { query: { projectId } });
    expect(issues.map(({ costImpact }) => costImpact)).not.toContain('1240.00');
  });

  it('is found by priority and by type', async () => {
    const { id: projectId } = await us.project();
    const [theft] = [
      await reported(manager, { projectId, issueType: 'theft', priority: 'critical' }),
      await reported(manager, { projectId }),
    ];
    const ids = async (query: object) =>
      (await manager.call(siteIssuesApi.list, { query: { projectId, ...query } })).map(
        ({ id }) => id,
      );
    expect(await ids({ issueType: 'theft' })).toEqual([theft.id]);
    expect(await ids({ priority: 'critical' })).toEqual([theft.id]);
    expect(await ids({})).toHaveLength(2);
  });

  it('keeps what was answered about an accident', async () => {
    const accident = await reported(manager, { issueType: 'incident' });
    const body = riddorAnswers({ harm: 'fracture', hseReference: 'HSE-4711' });
    await manager.call(siteIssuesApi.answerRiddor, { ...on(accident), body });
    const { riddor } = await manager.call(siteIssuesApi.read, on(accident));
    expect(riddor).toMatchObject({ harm: 'fracture', hseReference: 'HSE-4711' });
  });

  it('is talked about, in the order in which it was said', async () => {
    const issue = await reported();
    await manager.call(siteIssuesApi.comment, { ...on(issue), body: { content: 'Which tie?' } });
    await buyer.call(siteIssuesApi.comment, { ...on(issue), body: { content: 'The third.' } });
    const comments = await supervisor.call(siteIssuesApi.comments, on(issue));
    expect(comments.map(({ content }) => content)).toEqual(['Which tie?', 'The third.']);
  });
});

describe('photos of an issue', () => {
  it('show what was found and what was made of it', async () => {
    const issue = await reported();
    await photo(issue, 'before');
    await photo(issue, 'after');
    const photos = await supervisor.call(siteIssuesApi.photos, on(issue));
    expect(photos.map(({ stage }) => stage)).toEqual(['before', 'after']);
    expect(photos[0]?.thumbnailUrl).toMatch(/thumbnail$/);
    const seen = await manager.call(siteIssuesApi.read, on(issue));
    expect(seen).toMatchObject({ beforePhotos: 1, afterPhotos: 1 });
  });

  it('come no more once it is settled, nor back from the bin', async () => {
    const issue = await reported();
    const { id: fileId } = await photo(issue, 'before');
    await director.send(filesApi.remove, { params: { fileId } });
    await manager.call(siteIssuesApi.close, { ...on(issue), body: {} });
    await expect(photo(issue, 'after')).rejects.toMatchObject({ code: 'site_issue.is_closed' });
    expect((await restoreLast()).statusCode).toBe(409);
  });
});

const restoreLast = async () => {
  const [item] = await director.call(backupApi.listBin, { query: {} });
  return director.send(backupApi.restore, { params: { binItemId: item?.id ?? 0 }, body: {} });
};

describe('a deleted issue', () => {
  it('comes back with its comments and photos, under the next number if its own is taken', async () => {
    const { id: projectId } = await us.project();
    const issue = await reported(manager, { projectId });
    await photo(issue, 'before');
    await manager.call(siteIssuesApi.comment, { ...on(issue), body: { content: 'Which tie?' } });
    await manager.send(siteIssuesApi.remove, on(issue));
    expect((await manager.send(siteIssuesApi.read, on(issue))).statusCode).toBe(404);

    expect(await reported(manager, { projectId })).toMatchObject({ number: 1 });
    expect((await restoreLast()).statusCode).toBe(200);
    const back = await manager.call(siteIssuesApi.read, on(issue));
    expect(back).toMatchObject({ number: 2, beforePhotos: 1 });
    expect(await manager.call(siteIssuesApi.comments, on(issue))).toHaveLength(1);
  });
});

it('the list is printed, with photos, for every role that reads it', async () => {
  const { id: projectId } = await us.project();
  const issue = await reported(manager, { projectId, costImpact: '12' });
  await photo(issue, 'before');
  const print = { params: { projectId }, query: { status: 'all' as const } };
  const { headers, rawPayload } = await buyer.send(siteIssuesApi.pdf, print);
  expect(headers['content-type']).toBe('application/pdf');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(rawPayload.toString('latin1')).toContain('/Image');
});
