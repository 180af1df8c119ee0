import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sweepBin } from '../backup/store.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { discardTask } from '../platform/files/discard.ts';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { aWorld } from '../testing/world.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const { projectId, diaryEntryId, diaryCommentId, journalMessageId, fileId, fileCommentId } =
  await aWorld(us, director);

const file = aPicture();
const ofProject = { params: { projectId } };
await director.call(filesApi.addEntryPhoto, { params: { diaryEntryId }, query: {}, file });
await director.call(filesApi.addCommentPhoto, { params: { diaryCommentId }, query: {}, file });
await director.call(journalApi.addImage, { params: { journalMessageId }, query: {}, file });
await director.call(filesApi.react, { params: { fileCommentId, emoji: '🎉' } });

/** Everything users see of the contract's files and their records. */
const everything = async () => {
  const files = await director.call(filesApi.list, { ...ofProject, query: {} });
  const bytes = files.map(async ({ id }) => {
    const params = { fileId: id };
    const full = await director.send(filesApi.content, { params });
    const small = await director.send(filesApi.thumbnail, { params });
    return [full.statusCode, full.body, small.statusCode, small.body];
  });
  return {
    files,
    bytes: await Promise.all(bytes),
    entry: await director.call(diaryApi.read, { params: { diaryEntryId } }),
    comments: await director.call(filesApi.comments, { params: { fileId } }),
    journal: await director.call(journalApi.list, { ...ofProject, query: {} }),
  };
};

const stored = () => readdir(join(api.files, String(us.id)));
const remove = () => director.send(projectsApi.remove, ofProject);

it('a contract is restored from the bin with its photos, comments, reactions and their bytes', async () => {
  const before = await everything();
  expect(before.files).toHaveLength(5);
  expect(before.entry.photos).toHaveLength(1);
  expect(before.comments[0]?.reactions).toMatchObject([{ emoji: '🎉', count: 1 }]);
  expect(before.journal[0]?.imageUrl).toBeTruthy();
  const bytes = await stored();

  expect((await remove()).statusCode).toBe(204);
  const gone = await director.send(filesApi.list, { ...ofProject, query: {} });
  expect(gone.statusCode).toBe(404);
  expect(await stored()).toEqual(bytes);
  const [item] = await director.call(backupApi.listBin, { query: {} });
  expect(item?.metadata.children).toMatchObject({
    files: 5,
    file_comments: 1,
    comment_reactions: 1,
  });
  const restored = await director.send(backupApi.restore, {
    params: { binItemId: found(item).id },
    body: {},
  });
  expect(restored.statusCode).toBe(200);
  expect(await everything()).toEqual(before);
});

it('a contract that is not restored in time is deleted with its bytes', async () => {
  const before = await stored();
  const earlier = (await api.discarded()).length;
  await remove();
  const secrets = secretsOf('a key of the tests, and of no others');
  await asOrganization(api.pools.app, us.id, async (tx) => {
    await tx
      .update(recycleBin)
      .set({ expiresAt: new Date(0) })
      .where(eq(recycleBin.recordId, projectId));
    await sweepBin(secrets)(tx);
  });
  const discarded = (await api.discarded()).slice(earlier);
  // Five files with a thumbnail each, a certificate, and the picture of the contract.
  expect(discarded).toHaveLength(12);
  for (const job of discarded) await discardTask(api.storage)(job);
  expect(await stored()).toHaveLength(before.length - 12);
});
