import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const date = londonDay(new Date());
const day = { params: { projectId, date } };
const labour = (operatives: number, company = 'Harkness Formwork') =>
  laborText({ operatives, company, startTime: '08:00', finishTime: '17:00' });

it('the figures of a signed day change with its amendments only', async () => {
  const draft = aDiaryEntryDraft({ projectId, date, labor: labour(4) });
  const { id: diaryEntryId } = await manager.call(diaryApi.create, { body: draft });
  await manager.call(diaryApi.signOff, { ...day, body: { name: 'Joy', despiteGaps: true } });
  const figures = async () => {
    const { status, peopleOnSite, labourHours } = await manager.call(diaryApi.day, day);
    return { status, peopleOnSite, labourHours };
  };
  const signed = { status: 'approved', peopleOnSite: 4, labourHours: '36.0' };
  expect(await figures()).toEqual(signed);

  const entryParams = { params: { diaryEntryId } };
  const more = { labor: labour(6) };
  const late = { ...draft, workSummary: 'Forgotten', labor: labour(2, 'Dunmore Civils') };
  const crew = { crewKind: 'company', company: 'Tarn', operatives: 3 } as const;
  const refused = [
    await manager.send(diaryApi.edit, { ...entryParams, body: more }),
    await manager.send(diaryApi.create, { body: late }),
    await manager.send(diaryApi.remove, entryParams),
    await manager.send(labourApi.start, { body: { projectId, ...crew } }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
  expect(await figures()).toEqual(signed);

  await manager.call(diaryApi.edit, { ...entryParams, body: { ...more, reason: 'Miscounted' } });
  await manager.call(diaryApi.create, { body: { ...late, reason: 'Left in the van' } });
  expect(await figures()).toEqual({ status: 'amended', peopleOnSite: 8, labourHours: '72.0' });
  const [amendment] = await manager.call(diaryApi.amendments, entryParams);
  expect(JSON.parse(String(amendment?.before?.labor))).toMatchObject({ operatives: 4 });
});
