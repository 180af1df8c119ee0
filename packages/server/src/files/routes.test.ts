import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupApi } from '@sitewright/domain/backup/api';
import type { DayStatus } from '@sitewright/domain/diary/day';
import { filesApi } from '@sitewright/domain/files/api';
import { reactions } from '@sitewright/domain/files/reaction';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { diaryComments, diaryDays, diaryEntries } from '../diary/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { drawnPicture } from '../testing/hostile-files.ts';

const api = await testApi();
const us = await api.organization();
const { id: projectId } = await us.project();
const director = await us.member({ role: 'Director' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const ofProject = { params: { projectId } };
const day = '2026-03-02';

const anEntry = (date = day) =>
  asOrganization(api.pools.app, us.id, async (tx) => {
    const text = { author: 'Ann Ray', workSummary: 'Shutters to core 2', labor: '{}' };
    const [inserted] = await tx
      .insert(diaryEntries)
      .values({ projectId, date, ...text, type: 'labour', hours: '9.0' })
      .returning();
    return found(inserted).id;
  });

const aDiaryComment = () =>
  asOrganization(api.pools.app, us.id, async (tx) => {
    const text = { timeSlot: '13:00', comment: 'Crane stopped', author: 'Ann Ray' };
    const [inserted] = await tx
      .insert(diaryComments)
      .values({ projectId, date: day, ...text })
      .returning();
    return found(inserted).id;
  });

const setDay = (date: string, status: DayStatus) =>
  asOrganization(api.pools.app, us.id, (tx) =>
    tx
      .insert(diaryDays)
      .values({ projectId, date, status })
      .onConflictDoUpdate({
        target: [diaryDays.organizationId, diaryDays.projectId, diaryDays.date],
        set: { status },
      }),
  );

const blobOf = (bytes: Buffer | string, name: string, type = 'application/octet-stream') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const aPdf = (name = 'RAMS level 3.pdf') => blobOf('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n', name);
const aText = (name = 'delivery.csv') => blobOf('item,quantity\nbricks,4000\n', name);
const add = (file: Blob, caller = director, takenAt?: string) =>
  caller.call(filesApi.add, { ...ofProject, query: takenAt ? { takenAt } : {}, file });
const addPhoto = (diaryEntryId: number, caller = supervisor) =>
  caller.send(filesApi.addEntryPhoto, { params: { diaryEntryId }, query: {}, file: aPicture() });
const list = (query = {}) => director.call(filesApi.list, { ...ofProject, query });
const onDisk = () => readdir(join(api.files, String(us.id)));
const sentence = (response: { json: () => { message: string } }) => response.json().message;

describe('a photo of a diary entry', () => {
  it('is re-encoded, belongs to its entry, and opens in both sizes', async () => {
    const diaryEntryId = await anEntry();
    const big = await drawnPicture(4000, 3000)
      .withExif({
        IFD2: { DateTimeOriginal: '2026:07:01 09:30:00' },
        IFD3: { GPSLatitude: '53/1' },
      })
      .jpeg()
      .toBuffer();
    const photo = await supervisor.call(filesApi.addEntryPhoto, {
      params: { diaryEntryId },
      query: { takenAt: '2026-07-01T10:00:00Z' },
      file: blobOf(big, 'IMG_0001.JPG'),
    });
    expect(photo).toMatchObject({
      url: `/api/files/${photo.id}/content`,
      filename: 'IMG_0001.webp',
      type: 'image/webp',
    });
    const params = { fileId: photo.id };
    expect(await director.call(filesApi.read, { params })).toMatchObject({
      diaryEntryId,
      projectId,
      originalName: 'IMG_0001.JPG',
      width: 1600,
      height: 1200,
      // 09:30 on site is 08:30 UTC in summer.
      takenAt: '2026-07-01T08:30:00.000Z',
      thumbnailUrl: `/api/files/${photo.id}/thumbnail`,
      uploadedBy: supervisor.actor.userId,
      uploadedByName: 'Ann Ray',
    });
    const content = await director.send(filesApi.content, { params });
    expect(content.headers['content-disposition']).toBe('inline');
    const full = await sharp(content.rawPayload).metadata();
    expect([full.width, full.height, full.exif]).toEqual([1600, 1200, undefined]);
    const thumbnail = await director.send(filesApi.thumbnail, { params });
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    const small = await sharp(thumbnail.rawPayload).metadata();
    expect([small.width, small.height, small.exif]).toEqual([320, 240, undefined]);
  });

  it('takes its time from the browser where the file has none', async () => {
    const { takenAt } = await add(aPicture(), director, '2026-03-02T09:30:00+01:00');
    expect(takenAt).toBe('2026-03-02T08:30:00.000Z');
    expect((await add(aPicture(), director, '1970-01-01T00:00:00Z')).takenAt).toBeNull();
  });

  it('is limited to twenty, also when many are sent at once', async () => {
    const diaryEntryId = await anEntry();
    for (let n = 0; n < 17; n++) await addPhoto(diaryEntryId);
    const before = await onDisk();
    // Each user sends at most four at once.
    const senders = [...Array(4).fill(supervisor), ...Array(4).fill(director)];
    const answers = await Promise.all(senders.map((caller) => addPhoto(diaryEntryId, caller)));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    expect(new Set(refused.map(sentence))).toEqual(new Set(['An entry can have up to 20 photos']));
    expect(await onDisk()).toHaveLength(before.length + 2 * 3);
  });

  it.each(['approved', 'amended'] as const)(
    'cannot be added or deleted on a day that is %s',
    async (status) => {
      const date = status === 'approved' ? '2026-03-03' : '2026-03-04';
      const diaryEntryId = await anEntry(date);
      const { id } = (await addPhoto(diaryEntryId)).json();
      await setDay(date, status);
      const before = await onDisk();
      const added = await addPhoto(diaryEntryId);
      expect(added.statusCode).toBe(409);
      expect(sentence(added)).toBe('This day is signed off. Its photos cannot be changed.');
      expect(await onDisk()).toEqual(before);
      const removed = await director.send(filesApi.remove, { params: { fileId: id } });
      expect(removed.statusCode).toBe(409);
    },
  );

  it("cannot be added to another company's entry, and nothing is stored", async () => {
    const before = await onDisk();
    expect((await addPhoto(2_000_000_000)).statusCode).toBe(404);
    expect(await onDisk()).toEqual(before);
  });
});

it("a photo of a day's comment is limited to twenty", async () => {
  const diaryCommentId = await aDiaryComment();
  const send = () =>
    supervisor.send(filesApi.addCommentPhoto, {
      params: { diaryCommentId },
      query: {},
      file: aPicture(),
    });
  for (let n = 0; n < 20; n++) expect((await send()).statusCode).toBe(201);
  const refused = await send();
  expect([refused.statusCode, sentence(refused)]).toEqual([
    409,
    'A comment can have up to 20 photos',
  ]);
});

describe('a file of a contract', () => {
  it('is added, described, listed and read', async () => {
    const { id: fileId, ...added } = await add(aPdf());
    expect(added).toMatchObject({
      projectId,
      diaryEntryId: null,
      originalName: 'RAMS level 3.pdf',
      filename: 'RAMS level 3.pdf',
      mimetype: 'application/pdf',
      width: null,
      takenAt: null,
      thumbnailUrl: null,
      comments: 0,
      version: 1,
    });
    const params = { fileId };
    const body = { description: 'Lifting plan', version: 1 };
    expect(await director.call(filesApi.edit, { params, body })).toMatchObject({
      description: 'Lifting plan',
      version: 2,
    });
    const stale = await director.send(filesApi.edit, { params, body });
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2]);
    const again = await director.call(filesApi.edit, { params, body: { description: '' } });
    expect(again.description).toBeNull();
    expect(Object.keys(again)).not.toContain('path');
  });

  it('that is a document is downloaded under its own name', async () => {
    const { id: fileId } = await add(aPdf('Plan – Ebene 3.pdf'));
    const { headers, body } = await director.send(filesApi.content, { params: { fileId } });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; .*Plan%20%E2%80%93%20Ebene%203/);
    expect(body).toMatch(/^%PDF-1.7/);
    const thumbnail = await director.send(filesApi.thumbnail, { params: { fileId } });
    expect(thumbnail.statusCode).toBe(404);
  });

  it('is found by kind, and by its name or description', async () => {
    const { id: projectId } = await us.project();
    const params = { projectId };
    const file = async (file: Blob) =>
      (await director.call(filesApi.add, { params, query: {}, file })).id;
    const photo = await file(blobOf(await drawnPicture(4, 4).png().toBuffer(), 'crane_1.png'));
    const pdf = await file(aPdf());
    const csv = await file(aText());
    const body = { description: 'The crane 100% ready' };
    await director.call(filesApi.edit, { params: { fileId: csv }, body });
    const ids = async (query: object) =>
      (await director.call(filesApi.list, { params, query })).map(({ id }) => id);
    expect(await ids({})).toEqual([csv, pdf, photo]);
    expect(await ids({ kind: 'photo' })).toEqual([photo]);
    expect(await ids({ kind: 'document' })).toEqual([csv, pdf]);
    expect(await ids({ q: 'CRANE' })).toEqual([csv, photo]);
    expect(await ids({ q: '100%' })).toEqual([csv]);
    expect(await ids({ q: '_' })).toEqual([photo]);
    expect(await ids({ q: 'nothing' })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual([csv, pdf]);
    expect(await ids({ limit: 2, cursor: pdf })).toEqual([photo]);
  });

  it('is deleted by its author and by managers, and restored unless its file is gone', async () => {
    const { id: fileId } = await add(aPdf(), supervisor);
    const colleague = await us.member({ role: 'Site Supervisor' });
    const refused = await colleague.send(filesApi.remove, { params: { fileId } });
    expect(refused.statusCode).toBe(403);
    expect(sentence(refused)).toBe('You can only delete files that you added.');
    await remove(fileId, supervisor);
    await remove((await add(aPdf(), supervisor)).id, director);
  });

  it('goes to the recycle bin, and is restored as it was', async () => {
    const { id: fileId } = await add(aPicture());
    await comment(fileId);
    const before = await director.call(filesApi.read, { params: { fileId } });
    await remove(fileId);
    expect((await director.send(filesApi.content, { params: { fileId } })).statusCode).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(fileId);
    expect((await restore()).statusCode).toBe(200);
    expect(await director.call(filesApi.read, { params: { fileId } })).toEqual(before);
    expect((await director.send(filesApi.content, { params: { fileId } })).statusCode).toBe(200);
  });

  it('is restored only where its record still exists and has room', async () => {
    const diaryEntryId = await anEntry();
    const { id: fileId } = (await addPhoto(diaryEntryId)).json();
    await remove(fileId);
    for (let n = 0; n < 20; n++) await addPhoto(diaryEntryId);
    const full = await restore();
    expect([full.statusCode, sentence(full)]).toEqual([409, 'An entry can have up to 20 photos']);
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.delete(diaryEntries).where(eq(diaryEntries.id, diaryEntryId)),
    );
    const lost = await restore();
    expect([lost.statusCode, sentence(lost)]).toEqual([
      409,
      'The record this file belonged to has been deleted. Restore that record first.',
    ]);
  });
});

const remove = async (fileId: number, caller = director) => {
  const response = await caller.send(filesApi.remove, { params: { fileId } });
  expect(response.statusCode).toBe(204);
};
const restore = async () => {
  const [item] = await director.call(backupApi.listBin, { query: { recordType: 'file' } });
  return director.send(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
};
const comment = (fileId: number, caller: Caller = director) =>
  caller.call(filesApi.comment, { params: { fileId }, body: { content: 'Which grid line?' } });

describe('a comment on a file', () => {
  it('is listed oldest first, and counted', async () => {
    const { id: fileId } = await add(aPicture());
    const first = await comment(fileId, supervisor);
    const second = await comment(fileId);
    expect(first).toMatchObject({
      fileId,
      author: 'Ann Ray',
      content: 'Which grid line?',
      reactions: [],
      createdBy: supervisor.actor.userId,
    });
    const params = { fileId };
    expect(await director.call(filesApi.comments, { params })).toEqual([first, second]);
    expect((await director.call(filesApi.read, { params })).comments).toBe(2);
  });

  it('is deleted by its author, and by managers', async () => {
    const { id: fileId } = await add(aPicture());
    const { id: fileCommentId } = await comment(fileId, director);
    const params = { fileCommentId };
    const send = (caller: Caller) => caller.send(filesApi.removeComment, { params });
    expect(sentence(await send(supervisor))).toBe('You can only delete your own comments.');
    expect((await send(director)).statusCode).toBe(204);
    expect((await send(director)).statusCode).toBe(404);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    const restoration = { params: { binItemId: found(item).id }, body: {} };
    const restore = () => director.send(backupApi.restore, restoration);
    await director.send(filesApi.remove, { params: { fileId } });
    expect(sentence(await restore())).toBe(
      'The file of this comment has been deleted. Restore the file first.',
    );
    const [file] = await director.call(backupApi.listBin, { query: { recordType: 'file' } });
    const ofFile = { params: { binItemId: found(file).id }, body: {} };
    await director.call(backupApi.restore, ofFile);
    expect((await restore()).statusCode).toBe(200);
    expect(await director.call(filesApi.comments, { params: { fileId } })).toHaveLength(1);
  });

  it('accepts six reactions, each once per user', async () => {
    const { id: fileId } = await add(aPicture());
    const { id: fileCommentId } = await comment(fileId);
    const react = (caller: Caller, emoji: (typeof reactions)[number]) =>
      caller.call(filesApi.react, { params: { fileCommentId, emoji } });
    for (const emoji of reactions) await react(director, emoji);
    await react(supervisor, '⚠️');
    const both = await react(supervisor, '⚠️');
    const careful = { emoji: '⚠️', count: 2, isMine: true, names: ['Ann Ray', 'Ann Ray'] };
    expect(both.reactions.map(({ emoji }) => emoji)).toEqual(reactions);
    expect(both.reactions[3]).toEqual(careful);
    expect(both.reactions[0]).toMatchObject({ emoji: '👍', count: 1, isMine: false });
    const back = { params: { fileCommentId, emoji: '⚠️' } } as const;
    await supervisor.call(filesApi.takeReactionBack, back);
    const left = await supervisor.call(filesApi.takeReactionBack, back);
    expect(left.reactions[3]).toEqual({ ...careful, count: 1, isMine: false, names: ['Ann Ray'] });
  });

  it('refuses any other reaction', async () => {
    const { id: fileId } = await add(aPicture());
    const { id } = await comment(fileId);
    const url = `/api/file-comments/${id}/reactions/${encodeURIComponent('💩')}`;
    const response = await api.app.inject({ method: 'PUT', url, headers: director.session });
    expect(response.statusCode).toBe(400);
  });
});
