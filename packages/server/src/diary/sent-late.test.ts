import { randomUUID } from 'node:crypto';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const onSite = await us.member({ role: 'Site Supervisor' });
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const date = daysAfter(londonDay(new Date()), -6);
const day = { params: { projectId, date } };
const draft = aDiaryEntryDraft({ projectId, date, workSummary: 'Poured bay 3' });
const picture = { query: {}, file: aPicture() };
const late = () => ({ 'idempotency-key': randomUUID() });

it('an entry is shown with the time at which it was written, though it is sent days later', async () => {
  const createdAt = `${date}T14:02:11.480Z`;
  const before = Date.now();
  const sent = await onSite.send(diaryApi.create, { body: { ...draft, createdAt } }, late());
  const params = { diaryEntryId: sent.json().id };
  const entry = await manager.call(diaryApi.read, { params });
  expect(entry.createdAt).toBe(createdAt);
  expect(Date.parse(entry.recordedAt)).toBeGreaterThanOrEqual(before - 1_000);
});

it('words are shown with the time at which they were written, and never with a time to come', async () => {
  const written = `${date}T23:55:00.000Z`;
  const file = await onSite.call(filesApi.add, { params: { projectId }, ...picture });
  const issue = await onSite.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
  const write = async (createdAt: string) => [
    await onSite.call(diaryApi.comment, {
      params: { projectId },
      body: { ...aDiaryCommentDraft({ date }), createdAt },
    }),
    await onSite.call(journalApi.write, {
      params: { projectId },
      body: { message: 'Gate 2 is open', createdAt },
    }),
    await onSite.call(filesApi.comment, {
      params: { fileId: file.id },
      body: { content: 'North side', createdAt },
    }),
    await onSite.call(siteIssuesApi.comment, {
      params: { siteIssueId: issue.id },
      body: { content: 'Ladder moved', createdAt },
    }),
  ];
  expect((await write(written)).map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 4 }, () => written),
  );
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const { createdAt } of await write(tomorrow))
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
});

it('what is sent after the sign-off is refused with what can be done, and a reason makes it an amendment', async () => {
  const params = { diaryEntryId: (await onSite.call(diaryApi.create, { body: draft })).id };
  const comment = { params: { projectId }, body: aDiaryCommentDraft({ date }) };
  await manager.call(diaryApi.signOff, { ...day, body: { name: 'Joy', despiteGaps: true } });
  const change = { workSummary: 'Poured bays 3 and 4', base: { workSummary: 'Poured bay 3' } };
  const refused = [
    await onSite.send(diaryApi.create, { body: draft }, late()),
    await onSite.send(diaryApi.edit, { params, body: change }, late()),
    await onSite.send(filesApi.addEntryPhoto, { params, ...picture }, late()),
    await onSite.send(diaryApi.setNoWork, { ...day, body: { reason: 'Rain' } }, late()),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'diary.needs_reason'],
    [409, 'diary.needs_reason'],
    [409, 'file.day_is_signed_off'],
    [409, 'diary.is_signed_off_already'],
  ]);

  const reason = 'Recorded without signal on 16/11/2026 at 14:02';
  const written = await onSite.send(diaryApi.create, { body: { ...draft, reason } }, late());
  const edited = await onSite.send(diaryApi.edit, { params, body: { ...change, reason } }, late());
  const said = await onSite.send(diaryApi.comment, comment, late());
  const ofComment = { params: { diaryCommentId: said.json().id }, ...picture };
  const photo = await onSite.send(filesApi.addCommentPhoto, ofComment, late());
  expect([written, edited, said, photo].map(({ statusCode }) => statusCode)).toEqual([
    201, 200, 201, 201,
  ]);
  expect(await manager.call(diaryApi.day, day)).toMatchObject({ status: 'amended' });
  const [amendment] = await manager.call(diaryApi.amendments, { params });
  expect(amendment).toMatchObject({ reason, before: { workSummary: 'Poured bay 3' } });
});
