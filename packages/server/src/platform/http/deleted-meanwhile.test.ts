import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { testApi } from '../../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const onSite = await us.member({ role: 'Site Supervisor' });
const stranger = await (await api.organization()).member({ role: 'Director' });
const { id: projectId } = await us.project();
const params = { projectId };
const picture = { query: {}, file: aPicture() };
const body = aDiaryEntryDraft({ projectId });

const entry = () => director.call(diaryApi.create, { body });

/** A record, how it is deleted, and what a phone then sends about it. */
const late = <D extends Endpoint, E extends Endpoint>(
  make: () => Promise<{ id: number }>,
  [removal, removed]: [D, (id: number) => Input<D>],
  [endpoint, sent]: [E, (id: number) => Input<E>],
) => ({
  make,
  remove: (id: number) => director.send(removal, removed(id)),
  send: (id: number, caller = onSite) => caller.send(endpoint, sent(id)),
});

const ofEntry = (diaryEntryId: number) => ({ params: { diaryEntryId } });
const ofComment = (diaryCommentId: number) => ({ params: { diaryCommentId } });
const ofMessage = (journalMessageId: number) => ({ params: { journalMessageId } });
const ofIssue = (siteIssueId: number) => ({ params: { siteIssueId } });
const ofFile = (fileId: number) => ({ params: { fileId } });
const ofContract = (id: number) => ({ params: { projectId: id } });

const editEntry = late(
  entry,
  [diaryApi.remove, ofEntry],
  [diaryApi.edit, (id) => ({ ...ofEntry(id), body: { workSummary: 'Poured bay 3' } })],
);

const cases = {
  'an entry': editEntry,
  'the entry of a photo': late(
    entry,
    [diaryApi.remove, ofEntry],
    [filesApi.addEntryPhoto, (id) => ({ ...ofEntry(id), ...picture })],
  ),
  'the comment of a photo': late(
    () => director.call(diaryApi.comment, { params, body: aDiaryCommentDraft() }),
    [diaryApi.removeComment, ofComment],
    [filesApi.addCommentPhoto, (id) => ({ ...ofComment(id), ...picture })],
  ),
  'the message of a picture': late(
    () => onSite.call(journalApi.write, { params, body: { message: 'Gate 2 is open' } }),
    [journalApi.remove, ofMessage],
    [journalApi.addImage, (id) => ({ ...ofMessage(id), ...picture })],
  ),
  'a site issue': late(
    () => director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) }),
    [siteIssuesApi.remove, ofIssue],
    [siteIssuesApi.comment, (id) => ({ ...ofIssue(id), body: { content: 'Still leaks' } })],
  ),
  'the file of a comment': late(
    () => director.call(filesApi.add, { params, ...picture }),
    [filesApi.remove, ofFile],
    [filesApi.comment, (id) => ({ ...ofFile(id), body: { content: 'Old revision' } })],
  ),
  'a contract': late(
    () => us.project(),
    [projectsApi.remove, ofContract],
    [journalApi.write, (id) => ({ ...ofContract(id), body: { message: 'Gate 2 is open' } })],
  ),
};

describe.each(Object.entries(cases))(
  '%s that was deleted meanwhile',
  (_, { make, remove, send }) => {
    it('is missing, by whom and since when is said, and nothing else', async () => {
      const { id } = await make();
      expect((await remove(id)).statusCode).toBe(204);
      const [item] = await director.call(backupApi.listBin, { query: {} });
      const { deletedByName, deletedAt } = found(item);
      const answer = await send(id);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { ...(await send(2_000_000)).json(), current: { deletedByName, deletedAt } },
      ]);
    });
  },
);

describe('who deleted a record', () => {
  it('is not said to other companies: to them it is as if it had never been', async () => {
    const { id } = await entry();
    await editEntry.remove(id);
    const [theirs, never] = [await editEntry.send(id, stranger), await editEntry.send(id + 9_999)];
    expect(theirs.json()).not.toHaveProperty('current');
    expect([theirs.statusCode, theirs.body]).toEqual([never.statusCode, never.body]);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(theirs.headers)).toEqual(names(never.headers));
  });

  it('is said neither of a restored record nor to a plain read', async () => {
    const { id } = await entry();
    await editEntry.remove(id);
    const read = await onSite.send(diaryApi.read, ofEntry(id));
    expect([read.statusCode, read.json()]).toEqual([404, (await editEntry.send(2_000_000)).json()]);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    const unknown = { ...ofEntry(id), body: { userId: 2_000_000 } };
    const missing = await director.send(diaryApi.edit, unknown);
    expect([missing.statusCode, 'current' in missing.json()]).toEqual([404, false]);
  });
});
