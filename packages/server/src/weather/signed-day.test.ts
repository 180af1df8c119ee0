import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { weatherApi } from '@sitewright/domain/weather/api';
import { dayIsSignedOff } from '@sitewright/domain/weather/rules';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const date = daysAfter(londonDay(new Date()), -1);
const day = { params: { projectId, date } };

it('weather by hand stays as it is once its day is signed off', async () => {
  const say = (condition: string) => manager.send(weatherApi.add, { ...day, body: { condition } });
  expect((await say('Rain')).json()).toMatchObject({ condition: 'Rain' });
  await manager.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date }) });
  const body = { name: 'Joy Okafor', despiteGaps: true };
  await manager.call(diaryApi.signOff, { ...day, body });
  const refused = await say('Sunny');
  expect([refused.statusCode, refused.json().message]).toEqual([409, dayIsSignedOff.message]);
  const report = await manager.call(weatherApi.read, { params: { projectId }, query: { date } });
  expect(report.record).toMatchObject({ condition: 'Rain' });
});
