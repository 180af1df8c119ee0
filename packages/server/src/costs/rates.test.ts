import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { labourApi } from '@sitewright/domain/labour/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

let now = new Date('2026-03-02T08:00:00Z');
const at = (time: string) => {
  now = new Date(`2026-03-${time}:00Z`);
};
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const manager = await us.member({ role: 'Contracts Manager' });
const siteManager = await us.member({ role: 'Site Manager' });
const { id: projectId, slug } = await us.project();
const [hourly, daily, unrated] = [await us.worker(), await us.worker(), await us.worker()];

const read = () => director.call(costsApi.read, { params: { slug } });
const rows = (reader = director) =>
  reader.call(costsApi.rows, { params: { slug }, query: { measure: 'actual' } });
const unratedHours = (reader = director) =>
  reader.call(costsApi.unratedHours, { query: { projectId } });
const rate = (workerId: number, body: object) =>
  director.call(workforceApi.addRate, {
    params: { workerId },
    body: { effectiveFrom: '2026-03-02', ...body },
  });
const ofWorker = { rates: [{ workerId: unrated.id, hourlyRate: '18' }] };
const ofCrew = { rates: [{ gangId: null, name: 'Tarn', hourlyRate: '25' }] };
const ofTrade = { rates: [{ name: 'Roofer', hourlyRate: '22.50' }] };

/** A gang of three for ten hours, two people of a company for four, and a roofer in the diary for eight. */
beforeAll(async () => {
  at('01T09:00');
  await director.call(companyApi.changeCosts, { body: { overtimeAfter: '8' } });
  await rate(hourly.id, { hourlyRate: '20', overtimeRate: '26.50' });
  await rate(daily.id, { dayRate: '180' });
  const workerIds = [hourly.id, daily.id, unrated.id];
  const { id: gangId } = await director.call(labourApi.createGang, {
    body: { name: 'Harkness', operatives: 3, workerIds },
  });
  at('02T07:00');
  const gang = await director.call(labourApi.start, {
    body: { projectId, crewKind: 'gang', gangId },
  });
  const others = await director.call(labourApi.start, {
    body: { projectId, crewKind: 'company', company: 'Tarn', operatives: 2 },
  });
  at('02T11:00');
  await director.call(labourApi.finish, { params: { labourSessionId: others.id }, body: {} });
  at('02T17:00');
  await director.call(labourApi.finish, { params: { labourSessionId: gang.id }, body: {} });
  const labor = JSON.stringify({ type: 'labour', jobRole: 'Roofer', hours: 8 });
  await director.call(diaryApi.create, {
    body: aDiaryEntryDraft({ projectId, date: '2026-03-02', labor }),
  });
});

it('prices a gang by the rates of its members and lists the hours without one', async () => {
  // 8 × £20 + 2 × £26.50, and a day of £180; ten hours of each of the three are paid hours.
  expect(await read()).toMatchObject({
    actual: '393.00',
    hours: '46.000',
    hoursWithoutRate: '26.000',
  });
  expect(await unratedHours()).toMatchObject([
    { kind: 'worker', workerId: unrated.id, hours: '10.000', records: 1, from: '2026-03-02' },
    { kind: 'crew', name: 'Tarn', hours: '8.000', records: 1 },
    { kind: 'trade', name: 'Roofer', hours: '8.000', records: 1 },
  ]);
});

it('shows what a person earns only to users who may see pay, the source to all', async () => {
  const priced = (reader: typeof director) =>
    rows(reader).then((all) =>
      all
        .filter(({ part }) => part.startsWith('pay work '))
        .map(({ part, rate, amount }) => [part, rate, amount]),
    );
  expect((await priced(director)).toSorted()).toEqual([
    ['pay work day', '180.0000', '180.00'],
    ['pay work worker', '20.0000', '200.00'],
  ]);
  expect((await priced(siteManager)).toSorted()).toEqual([
    ['pay work day', null, null],
    ['pay work worker', null, null],
  ]);
});

it('needs the right for each kind of rate', async () => {
  const answers = [
    await siteManager.send(costsApi.setCrewRates, { body: ofCrew }),
    await manager.send(costsApi.setWorkerRates, { body: ofWorker }),
    await manager.send(costsApi.setTradeRates, { body: ofTrade }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  const { id: workerId } = await (await api.organization()).worker();
  const theirs = { rates: [{ workerId, hourlyRate: '18' }] };
  expect((await director.send(costsApi.setWorkerRates, { body: theirs })).statusCode).toBe(404);
  expect(await unratedHours()).toHaveLength(3);
});

it.each([
  [costsApi.setWorkerRates, ofWorker, 'A worker can have only one rate'],
  [costsApi.setCrewRates, ofCrew, 'A crew can have only one rate'],
  [costsApi.setTradeRates, ofTrade, 'A trade can have only one rate'],
])('takes one rate for each: %#', async (endpoint, { rates: [rated] }, message) => {
  const named = rated && 'name' in rated ? { name: ` ${rated.name.toUpperCase()} ` } : {};
  const again = { ...rated, ...named, hourlyRate: '30' };
  const answer = await director.send(endpoint, { body: { rates: [rated, again] } } as never);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { rates: message }]);
});

it('stores the rates of no more trades than the settings take', async () => {
  const rates = Array.from({ length: 201 }, (_, i) => ({ name: `Trade ${i}`, hourlyRate: '20' }));
  const answer = await director.send(costsApi.setTradeRates, { body: { rates } });
  const message = 'You can set the rates of up to 200 trades';
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { rates: message }]);
});

it('pays no less for overtime than for the other hours', async () => {
  const body = { effectiveFrom: '2026-03-02', hourlyRate: '20', overtimeRate: '19.99' };
  const params = { workerId: unrated.id };
  const answer = await director.send(workforceApi.addRate, { params, body });
  const message = 'Overtime rate cannot be below the hourly rate';
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { overtimeRate: message }]);
});

it('sets the rates of all of them, and every hour is priced', async () => {
  await director.call(costsApi.setWorkerRates, { body: ofWorker });
  await manager.call(costsApi.setCrewRates, { body: ofCrew });
  expect(await director.call(costsApi.setTradeRates, { body: ofTrade })).toEqual([]);
  expect(await unratedHours()).toEqual([]);
  // £393 + 10 × £18 + 2 × £9 overtime + 8 × £25 + 8 × £22.50.
  expect(await read()).toMatchObject({
    actual: '971.00',
    hours: '46.000',
    hoursWithoutRate: '0.000',
  });
});

it('has the hours without a rate again when the rate of their trade is removed', async () => {
  await director.call(companyApi.changeCosts, { body: { tradeRates: [] } });
  expect(await read()).toMatchObject({ actual: '791.00', hoursWithoutRate: '8.000' });
  const tradeRates = [{ trade: 'ROOFER', hourlyRate: '30' }];
  await director.call(companyApi.changeCosts, { body: { tradeRates } });
  expect((await read()).actual).toBe('1031.00');
  const settingsOf = async (who: typeof director) =>
    (await who.call(organizationsApi.current, {})).settings.costs?.tradeRates;
  expect(await settingsOf(siteManager)).toEqual([{ trade: 'ROOFER', hourlyRate: '30.00' }]);
  expect(await settingsOf(await us.member({ role: 'Viewer' }))).toBeUndefined();
});

it('keeps the rate of a gang without names for its next session', async () => {
  const { id: gangId } = await director.call(labourApi.createGang, {
    body: { name: 'Wren', operatives: 4, workerIds: [] },
  });
  const start = () =>
    director.call(labourApi.start, { body: { projectId, crewKind: 'gang', gangId } });
  at('03T07:00');
  const first = await start();
  at('03T08:00');
  await director.call(labourApi.finish, { params: { labourSessionId: first.id }, body: {} });
  expect(first.hourlyRate).toBeNull();
  const rates = [{ gangId, name: 'Wren', hourlyRate: '21' }];
  await director.call(costsApi.setCrewRates, { body: { rates } });
  at('04T07:00');
  expect((await start()).hourlyRate).toBe('21.00');
});
