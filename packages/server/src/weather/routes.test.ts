import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { projectsApi } from '@sitewright/domain/projects/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { organizations } from '../platform/global-tables.ts';
import { runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { weatherRoundTask, weatherTask } from './jobs.ts';
import { aProviderServer } from './open-meteo.fixture.ts';
import { makeProvider } from './provider.ts';
import { weatherFetchFor } from './refresh.ts';
import { findSite } from './store.ts';
import { weatherRecords, weatherSnapshots } from './table.ts';

const afternoon = new Date('2026-11-12T13:30:00Z');
let now = afternoon;
const clock = () => now;
const today = '2026-11-12';

const server = await aProviderServer(clock);
afterAll(server.stop);
const api = await testApi({ settings: { WEATHER_URL: server.url }, now: clock });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const owner = drizzle(api.pools.owner, { casing: 'snake_case' });

beforeEach(() => {
  now = afternoon;
  server.behave('well');
  server.asked.length = 0;
});

const aSite = async (by = director, postcode = 'LS10 1EB') => {
  const body = { name: 'Kestrel Wharf', postcode };
  const { id: projectId } = await by.call(projectsApi.create, { body });
  return projectId;
};
const read = (projectId: number, date?: string, by = director) =>
  by.call(weatherApi.read, { params: { projectId }, query: { date } });
const refresh = (projectId: number, by = director) =>
  by.call(weatherApi.refresh, { params: { projectId } });
const add = (projectId: number, date: string, body: { condition: string; temperature?: number }) =>
  director.call(weatherApi.add, { params: { projectId, date }, body });

const within = runInOrganizationWith(api.pool);
const ours = <T>(work: Parameters<typeof within<T>>[1]) => within(us.id, work);

/** The contracts for which somebody has asked the queue to fetch. */
const queuedProjects = async () => {
  const { rows } = await api.pools.owner.query(
    `select (j.payload -> 'payload' ->> 'projectId')::int as id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'weather'`,
  );
  return rows.map(({ id }) => id);
};

describe('the weather of a contract', () => {
  it('is unknown at first, and fetched once in the background', async () => {
    const projectId = await aSite();
    const report = await read(projectId);
    expect(report).toMatchObject({ date: today, now: null, record: null, days: [], stale: true });
    await read(projectId);
    expect((await queuedProjects()).filter((id) => id === projectId)).toHaveLength(1);
    expect(server.asked).toEqual([]);
  });

  it('comes with thirty days of the past at the first fetching', async () => {
    const projectId = await aSite();
    const report = await refresh(projectId);
    expect(server.asked).toHaveLength(1);
    expect(report).toMatchObject({
      stale: false,
      fetching: 'on',
      source: '127.0.0.1',
      latitude: '53.78000',
      now: { condition: 'Light rain', temperature: 7, windSpeed: 8, windDirection: 'SW' },
      record: { date: today, isByHand: false },
    });
    expect(report.hours).toHaveLength(24);
    expect(report.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, i) => daysAfter(today, -i)),
    );
    expect(report.days[1]).toMatchObject({ precipitation: 4.8, highestTemperature: 7 });
    expect(report.activities.map(({ verdict }) => verdict)).toEqual([
      'ok',
      'caution',
      'caution',
      'ok',
      'ok',
    ]);
  });

  it('counts each month by itself', async () => {
    const { months } = await refresh(await aSite());
    expect(months).toEqual([
      // Eleven days of 24 hours with 0.2 mm, and fourteen hours of today.
      { month: '2026-11', days: 12, rainfall: 55.6, wetDays: 0, frostDays: 0, snowDays: 0 },
      // From 13 October on, and the 25th had an hour more: with 5 mm not a wet day, but nearly.
      { month: '2026-10', days: 19, rainfall: 91.4, wetDays: 0, frostDays: 0, snowDays: 0 },
    ]);
  });

  it('tells of a past day what was recorded', async () => {
    const projectId = await aSite();
    await refresh(projectId);
    const date = daysAfter(today, -12);
    expect(await read(projectId, date)).toMatchObject({ date, hours: [], record: { date } });
  });

  it('is fetched at most once a minute, for all users', async () => {
    const projectId = await aSite();
    await refresh(projectId);
    await refresh(projectId);
    expect(server.asked).toHaveLength(1);
  });

  it('asks the next time for yesterday only, and after a gap for all that is missing', async () => {
    const projectId = await aSite();
    await refresh(projectId);
    const errandAt = (instant: string) =>
      ours(async (tx) => weatherFetchFor(tx, await findSite(tx, projectId), new Date(instant)));
    expect(await errandAt('2026-11-12T14:30:00Z')).toMatchObject({ projectId, pastDays: 1 });
    // Of the 12th only what was known at half past one.
    expect(await errandAt('2026-11-16T09:00:00Z')).toMatchObject({ pastDays: 4 });
  });

  it('keeps the whole of a day five minutes before midnight', async () => {
    const projectId = await aSite();
    now = new Date('2026-11-12T23:55:00Z');
    expect((await refresh(projectId)).record).toMatchObject({ date: today, precipitation: 4.8 });
    now = new Date('2026-11-13T00:55:00Z');
    const errand = await ours(async (tx) =>
      weatherFetchFor(tx, await findSite(tx, projectId), now),
    );
    expect(errand).toMatchObject({ pastDays: 1 });
  });

  it.each([
    ['2026-03-29', 23, 4.6],
    ['2026-10-25', 25, 5],
  ])('has on %s, when the clocks change, %d hours', async (date, hours, precipitation) => {
    const projectId = await aSite();
    now = new Date(`${date}T22:55:00Z`);
    const report = await refresh(projectId);
    expect(report.date).toBe(date);
    expect(report.hours).toHaveLength(hours);
    now = new Date(`${daysAfter(date, 1)}T10:00:00Z`);
    await refresh(projectId);
    expect((await read(projectId, date)).record).toMatchObject({ precipitation });
  });

  it.each(['html', 'hot', 'garbage', 'failing'] as const)(
    'stays as it was, and says so, when the provider answers with %s',
    async (manner) => {
      const projectId = await aSite();
      const { now: before } = await refresh(projectId);
      now = new Date(now.getTime() + 66 * 60 * 1000);
      server.behave(manner);
      const report = await refresh(projectId);
      expect(report).toMatchObject({ stale: true, savedAt: before?.recordedAt });
      expect(report.days).toHaveLength(30);
      expect(report.days.every(({ temperature }) => temperature === 7)).toBe(true);
    },
  );

  it('is kept waiting by nobody', async () => {
    const projectId = await aSite();
    server.behave('silent');
    const started = Date.now();
    expect(await refresh(projectId)).toMatchObject({ stale: true, now: null });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('is not asked for where the contract has no place', async () => {
    const { id: projectId } = await us.project();
    expect(await refresh(projectId)).toMatchObject({ fetching: 'nowhere', stale: false });
    await read(projectId);
    expect(await queuedProjects()).not.toContain(projectId);
    expect(server.asked).toEqual([]);
  });

  it('is not asked for when the company has switched it off, or the contract is over', async () => {
    const them = await api.organization();
    const theirDirector = await them.member({ role: 'Managing Director' });
    const projectId = await aSite(theirDirector);
    const features = (weatherIntegration: boolean) =>
      owner
        .update(organizations)
        .set({ features: { weatherIntegration } })
        .where(eq(organizations.id, them.id));
    await features(false);
    expect(await refresh(projectId, theirDirector)).toMatchObject({ fetching: 'off' });
    await features(true);
    const body = { status: 'cancelled' as const };
    await theirDirector.call(projectsApi.edit, { params: { projectId }, body });
    expect(await refresh(projectId, theirDirector)).toMatchObject({ fetching: 'over' });
    expect(server.asked).toEqual([]);
  });

  it('is fetched for nobody in another organisation', async () => {
    const projectId = await aSite();
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    await expect(refresh(projectId, stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(server.asked).toEqual([]);
  });
});

describe('weather by hand', () => {
  it('stands on its day, and what comes by itself does not replace it', async () => {
    const projectId = await aSite();
    await refresh(projectId);
    const added = await add(projectId, today, { condition: 'Sleet', temperature: -1.5 });
    expect(added).toMatchObject({
      condition: 'Sleet',
      temperature: -1.5,
      windSpeed: null,
      isByHand: true,
      source: 'By hand',
    });
    now = new Date(now.getTime() + 2 * 60 * 1000);
    await refresh(projectId);
    expect((await read(projectId)).record).toMatchObject({ condition: 'Sleet', isByHand: true });
  });

  it('can be corrected by hand', async () => {
    const projectId = await aSite();
    const { id } = await add(projectId, '2026-03-02', { condition: 'Rain', temperature: 7 });
    const corrected = await add(projectId, '2026-03-02', { condition: 'Snow' });
    expect(corrected).toMatchObject({ id, condition: 'Snow', temperature: null });
  });

  it.each([
    ['a temperature of 61 °C', { temperature: 61 }, 'temperature'],
    ['a temperature that is none', { temperature: 'cold' }, 'temperature'],
    ['no condition', { condition: ' ' }, 'condition'],
    ['a long direction', { windDirection: 'south-south-west' }, 'windDirection'],
    ['rain that falls upwards', { precipitation: -1 }, 'precipitation'],
  ])('is refused with %s', async (_, over, field) => {
    const params = { projectId: await aSite(), date: '2026-03-02' };
    const body = { condition: 'Rain', ...over } as { condition: string };
    const response = await director.send(weatherApi.add, { params, body });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty(field);
  });

  it('is refused for tomorrow, and to a supervisor', async () => {
    const projectId = await aSite();
    await expect(add(projectId, daysAfter(today, 1), { condition: 'Rain' })).rejects.toMatchObject({
      code: 'weather.day_in_future',
    });
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const ask = { params: { projectId, date: today }, body: { condition: 'Rain' } };
    await expect(supervisor.call(weatherApi.add, ask)).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('the jobs', () => {
  const provider = () => makeProvider({ WEATHER_URL: server.url });
  const countOf = (table: typeof weatherRecords | typeof weatherSnapshots, projectId: number) =>
    ours((tx) => tx.$count(table, eq(table.projectId, projectId)));

  it('fill in the past of the contract that was looked at', async () => {
    const projectId = await aSite();
    await weatherTask(provider(), clock)({ projectId }, (work) => within(us.id, work));
    expect(await countOf(weatherRecords, projectId)).toBe(31);
    expect(await countOf(weatherSnapshots, projectId)).toBe(96);
  });

  it('have nothing to do for a contract that is gone', async () => {
    await weatherTask(provider(), clock)({ projectId: 2_000_000_000 }, (work) =>
      within(us.id, work),
    );
    expect(server.asked).toEqual([]);
  });

  it('fetch once for each place, for all companies there, and only where people are at work', async () => {
    await ours((tx) => tx.execute("update projects set status = 'planning'"));
    const them = await api.organization();
    const otherDirector = await them.member({ role: 'Managing Director' });
    const [here, beside] = [await aSite(), await aSite(otherDirector)];
    const there = await aSite(director, 'HX7 8EZ');
    const planned = await aSite();
    const params = { projectId: planned };
    await director.call(projectsApi.edit, { params, body: { status: 'planning' } });

    await weatherRoundTask(provider(), within, clock)();

    expect(server.asked.map(({ searchParams }) => searchParams.get('latitude'))).toHaveLength(2);
    expect((await read(here)).days).toHaveLength(30);
    expect((await read(there)).days).toHaveLength(30);
    expect((await read(beside, undefined, otherDirector)).days).toHaveLength(30);
    expect((await read(planned)).days).toEqual([]);
  });

  it('do not end at a site that cannot keep what it is told, and say so', async () => {
    await ours((tx) => tx.execute("update projects set status = 'planning'"));
    const [before, bad, after] = [await aSite(), await aSite(), await aSite()];
    const table = 'alter table weather_snapshots';
    await api.pools.owner.query(`${table} add constraint is_good check (project_id <> ${bad})`);

    await expect(weatherRoundTask(provider(), within, clock)()).rejects.toThrow(
      'The weather of some sites could not be fetched.',
    );

    await api.pools.owner.query(`${table} drop constraint is_good`);
    const days = async (projectId: number) => (await read(projectId)).days.length;
    expect([await days(before), await days(bad), await days(after)]).toEqual([30, 0, 30]);
  });

  it('survive a provider that does not', async () => {
    server.behave('gone');
    const projectId = await aSite();
    await weatherRoundTask(provider(), within, clock)();
    expect(await countOf(weatherRecords, projectId)).toBe(0);
  });
});
