import { backupApi } from '@sitewright/domain/backup/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { found } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

const api = await testApi();
const us = await api.organization();
const { id: projectId } = await us.project();
const supervisor = await us.member({ role: 'Site Supervisor' });
const director = await us.member({ role: 'Director' });
const params = { projectId };

const write = (message = 'Crane is back on') =>
  supervisor.call(journalApi.write, { params, body: { message } });
const illustrate = (journalMessageId: number, caller: Caller = supervisor) =>
  caller.send(journalApi.addImage, { params: { journalMessageId }, query: {}, file: aPicture() });
const list = (query = {}) => director.call(journalApi.list, { params, query });
const idIn = (url: string | null) => Number(/\d+/.exec(url ?? '')?.[0]);

it('runs from the newest message to the oldest, page by page', async () => {
  const [first, second, third] = [await write('One'), await write('Two'), await write('Three')];
  expect(third).toMatchObject({
    projectId,
    author: 'Ann Ray',
    message: 'Three',
    imageUrl: null,
    imageName: null,
    createdBy: supervisor.actor.userId,
  });
  expect(await list({ limit: 2 })).toEqual([third, second]);
  expect(await list({ limit: 2, cursor: second.id })).toEqual([first]);
});

it('shows the picture of a message; a new one replaces it, and its bytes are deleted', async () => {
  const { id } = await write();
  const before = (await illustrate(id)).json();
  expect(before.imageName).toBe('blob.webp');
  const after = (await illustrate(id)).json();
  expect(after.imageUrl).not.toBe(before.imageUrl);
  expect((await list({ limit: 1 }))[0]).toEqual(after);
  const shown = await director.send(filesApi.content, { params: { fileId: idIn(after.imageUrl) } });
  expect(shown.headers['content-type']).toBe('image/webp');
  const gone = await director.send(filesApi.content, { params: { fileId: idIn(before.imageUrl) } });
  expect(gone.statusCode).toBe(404);
  expect(await api.discarded()).toHaveLength(2); // the picture and the small one
});

it('accepts a picture from the author of a message only', async () => {
  const { id } = await write();
  const refused = await illustrate(id, director);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only the author can add a picture to a message.',
  ]);
});

it('lets its author and managers delete a message with its picture, and restore it', async () => {
  const { id: journalMessageId } = await write();
  const { imageUrl } = (await illustrate(journalMessageId)).json();
  const before = await api.discarded();
  const remove = (caller: Caller) =>
    caller.send(journalApi.remove, { params: { journalMessageId } });
  const buyer = await us.member({ role: 'Buyer' });
  expect((await remove(buyer)).statusCode).toBe(403);
  expect((await remove(supervisor)).statusCode).toBe(204);
  expect((await remove(supervisor)).statusCode).toBe(404);
  const read = await director.send(filesApi.read, { params: { fileId: idIn(imageUrl) } });
  expect(read.statusCode).toBe(404);
  expect(await api.discarded()).toEqual(before);
  const [item] = await supervisor.call(backupApi.listBin, { query: {} });
  const restoration = { params: { binItemId: found(item).id }, body: {} };
  expect((await supervisor.send(backupApi.restore, restoration)).statusCode).toBe(200);
  expect((await list({ limit: 1 }))[0]).toMatchObject({ id: journalMessageId, imageUrl });
});

it('shows one picture per message, whatever is restored from the bin', async () => {
  const { id } = await write();
  const { imageUrl } = (await illustrate(id)).json();
  await director.send(filesApi.remove, { params: { fileId: idIn(imageUrl) } });
  const { imageUrl: other } = (await illustrate(id)).json();
  const [item] = await director.call(backupApi.listBin, { query: {} });
  const restored = await director.send(backupApi.restore, {
    params: { binItemId: found(item).id },
    body: {},
  });
  expect([restored.statusCode, restored.json().message]).toEqual([
    409,
    'The picture on this message has since changed.',
  ]);
  expect((await list({ limit: 1 }))[0]?.imageUrl).toBe(other);
});
