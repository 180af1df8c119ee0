import { backupApi } from '@sitewright/domain/backup/api';
import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const today = londonDay(new Date());
const yesterday = daysAfter(today, -1);

async function aSite() {
  const us = await api.organization();
  const { id: projectId } = await us.project();
  const director = await us.member({ role: 'Director' });
  const readDay = (date: string) => director.call(diaryApi.day, { params: { projectId, date } });
  const restore = async (recordType: string) => {
    const [item] = await director.call(backupApi.listBin, { query: { recordType } });
    return director.call(backupApi.restore, {
      params: { binItemId: found(item).id },
      body: {},
    });
  };
  return { us, projectId, director, readDay, restore };
}

/** A worker without a known company who worked here today and has finished. */
async function aFinishedWorker({ us, projectId, director }: Awaited<ReturnType<typeof aSite>>) {
  const { id: workerId } = await us.worker();
  const body = { projectId, crewKind: 'worker', workerId } as const;
  const { id } = await director.call(labourApi.start, { body });
  const session = { params: { labourSessionId: id } };
  const { diaryEntryId } = await director.call(labourApi.finish, { ...session, body: {} });
  const entry = { params: { diaryEntryId: diaryEntryId ?? 0 } };
  return { entry, diaryEntryId, readSession: () => director.call(labourApi.read, session) };
}

/** Yesterday's entry with a comment, which has a photo. */
async function aCommentedEntry({ projectId, director }: Awaited<ReturnType<typeof aSite>>) {
  const body = aDiaryEntryDraft({ projectId, date: yesterday });
  const { id: diaryEntryId } = await director.call(diaryApi.create, { body });
  const ofProject = { params: { projectId } };
  const { id: diaryCommentId } = await director.call(diaryApi.comment, {
    ...ofProject,
    body: aDiaryCommentDraft({ date: yesterday, recordId: diaryEntryId }),
  });
  const comment = { params: { diaryCommentId } };
  await director.call(filesApi.addCommentPhoto, { ...comment, query: {}, file: aPicture() });
  const shown = async () => ({
    comments: await director.call(diaryApi.comments, { ...ofProject, query: { date: yesterday } }),
    files: await director.call(filesApi.list, { ...ofProject, query: {} }),
    written: (await director.send(myDataApi.exportMyData, {})).json().written.diary_comments,
  });
  return { entry: { params: { diaryEntryId } }, comment, shown };
}

const nowhere = { comments: [], files: [], written: [] };

it('an entry restored to a day without work marks the day as worked', async () => {
  const site = await aSite();
  const { projectId, director, readDay, restore } = site;
  const { entry } = await aCommentedEntry(site);
  await director.send(diaryApi.remove, entry);
  const closed = { params: { projectId, date: yesterday }, body: { reason: 'Site closed' } };
  await director.call(diaryApi.setNoWork, closed);
  await restore('diary');
  expect(await readDay(yesterday)).toMatchObject({
    isNoWork: false,
    noWorkReason: null,
    entries: 1,
  });
});

it('a comment goes with its entry, with its photo, and is restored with it', async () => {
  const site = await aSite();
  const { entry, comment, shown } = await aCommentedEntry(site);
  const before = await shown();
  expect(before.comments[0]?.photos).toHaveLength(1);
  await site.director.send(diaryApi.remove, entry);
  expect(await shown()).toEqual(nowhere);
  const reaction = { params: { ...comment.params, emoji: '👍' } } as const;
  expect((await site.director.send(diaryApi.react, reaction)).statusCode).toBe(404);
  await site.restore('diary');
  expect(await shown()).toEqual(before);
});

it('a deleted comment is restored, but not without its entry or after the sign-off', async () => {
  const site = await aSite();
  const { director, projectId } = site;
  const { entry, comment, shown } = await aCommentedEntry(site);
  const before = await shown();
  await director.send(diaryApi.removeComment, comment);
  expect(await shown()).toEqual(nowhere);
  await director.send(diaryApi.remove, entry);
  await expect(site.restore('diaryComment')).rejects.toMatchObject({ code: 'bin.entry_is_gone' });
  await site.restore('diary');
  await site.restore('diaryComment');
  expect(await shown()).toEqual(before);
  await director.send(diaryApi.removeComment, comment);
  const day = { params: { projectId, date: yesterday } };
  await director.call(diaryApi.signOff, { ...day, body: { name: 'Ann', despiteGaps: true } });
  await expect(site.restore('diaryComment')).rejects.toMatchObject({
    code: 'bin.day_is_signed_off',
  });
});

it("a crew's entry is restored to that crew, and nobody is counted twice", async () => {
  const site = await aSite();
  const { entry, diaryEntryId, readSession } = await aFinishedWorker(site);
  const before = await site.readDay(today);
  expect(before.peopleOnSite).toBe(1);
  await site.director.send(diaryApi.remove, entry);
  expect((await readSession()).diaryEntryId).toBeNull();
  await site.restore('diary');
  expect((await readSession()).diaryEntryId).toBe(diaryEntryId);
  expect(await site.readDay(today)).toEqual(before);
});

it('a contract is restored with its crews and their entries', async () => {
  const site = await aSite();
  const { diaryEntryId, readSession } = await aFinishedWorker(site);
  const before = await site.readDay(today);
  await site.director.send(projectsApi.remove, { params: { projectId: site.projectId } });
  await site.restore('project');
  expect((await readSession()).diaryEntryId).toBe(diaryEntryId);
  expect(await site.readDay(today)).toEqual(before);
});
