import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupApi } from '@sitewright/domain/backup/api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { describe, expect, it } from 'vitest';
import { aPaper } from '../testing/a-paper.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const quota = 1_000;
const api = await testApi({ settings: { STORAGE_QUOTA_BYTES: String(quota) } });

/** A text of that many bytes, stored unchanged. */
const aText = (bytes: number) => new File(['a'.repeat(bytes)], 'notes.txt');

async function aCompany() {
  const us = await api.organization();
  const { id: projectId } = await us.project();
  const director = await us.member({ role: 'Director' });
  const params = { projectId };
  const add = (bytes: number) =>
    director.send(filesApi.add, { params, query: {}, file: aText(bytes) });
  const onDisk = () => readdir(join(api.files, String(us.id)));
  return { projectId, params, director, add, onDisk };
}

describe('the files of a company', () => {
  it('fill its quota to the last byte; then a file is refused with a reason and nothing is stored', async () => {
    const { add, onDisk } = await aCompany();
    expect((await add(600)).json()).toMatchObject({ size: 600 });
    expect((await add(400)).statusCode).toBe(201);
    const before = await onDisk();
    const refused = await add(1);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'file.quota_reached']);
    expect(refused.json().message).toContain('Delete files you no longer need');
    expect(await onDisk()).toEqual(before);
    expect((await (await aCompany()).add(quota)).statusCode).toBe(201);
  });

  it('are counted one by one, however many are sent at once', async () => {
    const { add } = await aCompany();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(300)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 201);
    expect(accepted).toHaveLength(3);
  });

  it('are refused for every kind of record', async () => {
    const { add, director, params, projectId } = await aCompany();
    await add(quota);
    const draft = aDiaryEntryDraft({ projectId, date: londonDay(new Date()) });
    const { id: diaryEntryId } = await director.call(diaryApi.create, { body: draft });
    const body = { message: 'Crane is back on' };
    const { id: journalMessageId } = await director.call(journalApi.write, { params, body });
    const picture = { query: {}, file: aPicture() };
    const answers = [
      await director.send(filesApi.addEntryPhoto, { params: { diaryEntryId }, ...picture }),
      await director.send(journalApi.addImage, { params: { journalMessageId }, ...picture }),
      await director.send(projectsApi.setPicture, { params, file: aPicture() }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(
      Array.from({ length: 3 }, () => 'file.quota_reached'),
    );
  });

  it('count while in the recycle bin, so that they can be restored', async () => {
    const { add, director } = await aCompany();
    const { id: fileId } = (await add(700)).json();
    await director.send(filesApi.remove, { params: { fileId } });
    expect((await add(400)).statusCode).toBe(409);
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'file' } });
    const restore = { params: { binItemId: found(item).id }, body: {} };
    expect((await director.send(backupApi.restore, restore)).statusCode).toBe(200);
    // Not counted twice: the restored file is no longer in the bin.
    expect((await add(300)).statusCode).toBe(201);
    expect((await add(1)).statusCode).toBe(409);
  });

  it('count in the recycle bin as part of their contract', async () => {
    const { add, director, params } = await aCompany();
    await add(700);
    await director.send(projectsApi.remove, { params });
    const body = { name: 'Kestrel Wharf' };
    const { id: projectId } = await director.call(projectsApi.create, { body });
    const there = { params: { projectId }, query: {}, file: aText(400) };
    expect((await director.send(filesApi.add, there)).statusCode).toBe(409);
  });

  it('include documents of plant and workers, also in the recycle bin', async () => {
    const { add, director, projectId } = await aCompany();
    const paper = aPaper();
    const query = { projectId, certificateType: 'loler_equipment' } as const;
    const { id } = await director.call(certificatesApi.add, { query, file: paper });
    const { id: workerId } = await director.call(workforceApi.add, { body: aWorkerDraft() });
    await director.call(workforceApi.addDocument, { params: { workerId }, file: aPaper() });
    const room = quota - 2 * paper.size;
    expect((await add(room + 1)).statusCode).toBe(409);
    await director.send(certificatesApi.remove, { params: { certificateId: id } });
    await director.send(workforceApi.remove, { params: { workerId } });
    expect((await add(room + 1)).statusCode).toBe(409);
    expect((await add(room)).statusCode).toBe(201);
  });
});
