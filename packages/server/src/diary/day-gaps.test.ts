import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { labourApi } from '@sitewright/domain/labour/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const date = '2026-11-12';
const at = (time: string) => `${date}T${time}:00.000Z`;
let clock = new Date(at('07:30'));
const api = await testApi({ now: () => clock });
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });

const setClock = (time: string) => {
  clock = new Date(at(time));
};

async function aSite() {
  const { id: projectId } = await us.project();
  const missing = async () =>
    (await manager.call(diaryApi.day, { params: { projectId, date } })).gaps
      .map(({ sentence }) => sentence)
      .filter((sentence) => !sentence.startsWith('No weather'));
  return { projectId, missing };
}

it('lists the crews that stopped with times to be checked, until they are corrected', async () => {
  const { projectId, missing } = await aSite();
  setClock('07:30');
  const body = { projectId, crewKind: 'company', company: 'Harkness', operatives: 9 } as const;
  const { id } = await manager.call(labourApi.start, { body });
  const crew = { params: { labourSessionId: id } };
  setClock('08:00');
  await manager.call(labourApi.pause, { ...crew, body: { reason: 'weather' } });
  setClock('14:09');
  await manager.call(labourApi.finish, { ...crew, body: {} });
  expect(await missing()).toEqual([]);

  const reported = { deviceAt: at('14:08'), offset: 0, offsetNow: 0 };
  await manager.call(labourApi.resume, { ...crew, body: { reported } });
  expect(await missing()).toEqual(['Times to check: Harkness.']);

  const times = { startedAt: at('07:30'), finishedAt: at('14:09'), pauses: [] };
  await manager.call(labourApi.correct, { ...crew, body: { ...times, reason: 'By the phone' } });
  expect(await missing()).toEqual([]);
});

it('lists entries that are logged ahead, also those without people, until their time has come', async () => {
  const { projectId, missing } = await aSite();
  setClock('14:15');
  const times = { startTime: '08:00', finishTime: '17:00' };
  const labor = JSON.stringify({ type: 'labour', ...times });
  await manager.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date, labor }) });
  const crewed = laborText({ company: 'Bower', operatives: 4, ...times });
  const draft = aDiaryEntryDraft({ projectId, date, labor: crewed });
  await manager.call(diaryApi.create, { body: draft });
  expect(await missing()).toEqual([
    'Ann Ray is logged until 17:00, which is in the future.',
    'Bower is logged until 17:00, which is in the future.',
  ]);
  setClock('17:00');
  expect(await missing()).toEqual([]);
});
