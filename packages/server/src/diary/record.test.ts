import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const today = londonDay(new Date());

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

it('an entry restored to a day without work marks the day as worked, with its comments', async () => {
  const { projectId, director, readDay, restore } = await aSite();
  const date = daysAfter(today, -1);
  const body = aDiaryEntryDraft({ projectId, date });
  const { id: diaryEntryId } = await director.call(diaryApi.create, { body });
  const listComments = () =>
    director.call(diaryApi.comments, { params: { projectId }, query: { date } });
  await director.call(diaryApi.comment, {
    params: { projectId },
    body: aDiaryCommentDraft({ date, recordId: diaryEntryId, recordType: 'diary_entry' }),
  });
  await director.send(diaryApi.remove, { params: { diaryEntryId } });
  expect(await listComments()).toEqual([]);
  const closed = { params: { projectId, date }, body: { reason: 'Site closed' } };
  await director.call(diaryApi.setNoWork, closed);
  await restore('diary');
  expect(await listComments()).toHaveLength(1);
  expect(await readDay(date)).toMatchObject({ isNoWork: false, noWorkReason: null, entries: 1 });
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
