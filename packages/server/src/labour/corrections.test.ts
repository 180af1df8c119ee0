import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { diaryAmendments, diaryDays } from '../diary/table.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { pauseOverrunSessions } from './overrun.ts';
import { labourSessions } from './table.ts';

let clock = new Date();
const setClock = (instant: string) => {
  clock = new Date(instant);
};
const api = await testApi({ now: () => clock });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const contracts = await us.member({ role: 'Contracts Manager' });
const manager = await us.member({ role: 'Site Manager' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const inUs = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
let projectId: number;
let slug: string;

const at = (time: string) => `2026-10-14T${time}:00.000Z`;
/** Four people at 25.00 an hour. */
const aGang = (over: object = {}) =>
  manager.call(labourApi.createGang, {
    body: { name: `Gang ${crypto.randomUUID()}`, operatives: 4, hourlyRate: '25.00', ...over },
  });
const startGang = async (by: Caller = supervisor, over: object = {}) => {
  const { id: gangId } = await aGang(over);
  return by.call(labourApi.start, { body: { projectId, crewKind: 'gang', gangId } });
};
const on = ({ id }: { id: number }) => ({ params: { labourSessionId: id } });
const times = { startedAt: at('07:30'), finishedAt: at('16:30') };
const lunch = { reason: 'lunch' as const, startedAt: at('12:00'), endedAt: at('12:30') };
const draft = { ...times, pauses: [lunch], reason: 'Forgot to clock out' };
const correct = (session: { id: number }, over: object = {}, by = supervisor) =>
  by.call(labourApi.correct, { ...on(session), body: { ...draft, ...over } });
const refusal = async (session: { id: number }, over: object = {}, by = supervisor) =>
  (await by.send(labourApi.correct, { ...on(session), body: { ...draft, ...over } })).json();
const history = (session: { id: number }, by = manager) =>
  by.call(labourApi.corrections, on(session));
const onBoard = async () =>
  (await supervisor.call(labourApi.board, { params: { projectId } })).sessions.map(({ id }) => id);
const actual = async () => (await director.call(costsApi.read, { params: { slug } })).actual;
const entryOf = ({ diaryEntryId }: LabourSession) =>
  manager.call(diaryApi.read, { params: { diaryEntryId: found(diaryEntryId ?? undefined) } });
const signOff = (date: string) =>
  inUs((tx) =>
    tx
      .insert(diaryDays)
      .values({ projectId, date, status: 'approved' })
      .onConflictDoUpdate({
        target: [diaryDays.organizationId, diaryDays.projectId, diaryDays.date],
        set: { status: 'approved' },
      }),
  );

const dayBefore = {
  startedAt: '2026-10-13T07:30:00.000Z',
  finishedAt: '2026-10-13T16:00:00.000Z',
  pauses: [],
};

/** Worked from 07:30 to 16:30. */
async function workedGang(by: Caller = supervisor, over: object = {}): Promise<LabourSession> {
  const session = await startGang(by, over);
  setClock(at('16:30'));
  return by.call(labourApi.finish, { ...on(session), body: {} });
}

beforeEach(async () => {
  setClock(at('07:30'));
  ({ id: projectId, slug } = await us.project());
});

describe('a forgotten crew', () => {
  it('is corrected the next morning, and hours, entry and cost follow', async () => {
    const session = await startGang();
    setClock('2026-10-15T07:00:00.000Z');
    await inUs((tx) => pauseOverrunSessions(tx, clock));
    // Stopped after 14 hours: 4 × 14 × £25.
    expect(await actual()).toBe('1400.00');
    expect(await onBoard()).toEqual([session.id]);
    await supervisor.call(labourApi.finish, { ...on(session), body: {} });
    expect(await onBoard()).toEqual([session.id]);
    const corrected = await correct(session);
    expect(await onBoard()).toEqual([]);
    expect(corrected).toMatchObject({ ...times, status: 'finished', needsReview: false });
    expect(await entryOf(corrected)).toMatchObject({ finishTime: '17:30', hours: '9.0' });
    // 4 × 8.5 × £25: £550 less.
    expect(await actual()).toBe('850.00');
    expect(await history(session)).toMatchObject([
      {
        reason: 'Forgot to clock out',
        correctedByName: 'Ann Ray',
        correctedAt: clock.toISOString(),
        before: { finishedAt: at('21:30'), hourlyRate: '25.00' },
        after: { ...times, pauses: [{ reason: 'lunch', isPaid: false }] },
      },
    ]);
    const [hidden] = await history(session, supervisor);
    expect([hidden?.before.hourlyRate, hidden?.after.hourlyRate]).toEqual([null, null]);
  });
});

describe('the cost of a finished crew', () => {
  it('changes by exactly the difference, and not with the diary entry', async () => {
    const session = await workedGang();
    // 4 × 9 × £25.
    expect(await actual()).toBe('900.00');
    await correct(session, { finishedAt: at('15:50'), pauses: [] });
    // 4 × 8 h 20 min × £25 is 833.333…
    expect(await actual()).toBe('833.33');
    await correct(session, { operatives: 5, hourlyRate: '26.00' }, manager);
    // 5 × 8.5 × £26.
    expect(await actual()).toBe('1105.00');
    const entry = await entryOf(session);
    const params = { diaryEntryId: entry.id };
    const labor = JSON.stringify({ ...JSON.parse(entry.labor), finishTime: '20:00' });
    await manager.call(diaryApi.edit, { params, body: { labor, workSummary: 'Grid D' } });
    expect(await actual()).toBe('1105.00');
    await director.send(diaryApi.remove, { params });
    expect(await actual()).toBe('1105.00');
    expect((await correct(session, {}, manager)).diaryEntryId).toBeNull();
  });

  it('leaves a frozen month as it is, and adjusts the open one', async () => {
    const session = await workedGang();
    setClock('2026-11-02T09:00:00.000Z');
    const { id: costReportId } = await director.call(costsApi.openReport, {
      body: { projectId, month: '2026-10' },
    });
    const params = { costReportId };
    await director.call(costsApi.reviewReport, { params, body: {} });
    const { figures } = await director.call(costsApi.freezeReport, { params, body: {} });
    expect(figures.actual).toBe('900.00');
    await correct(session, {}, manager);
    const reports = await director.call(costsApi.listReports, { query: { projectId } });
    const next = found(reports.find(({ month }) => month === '2026-11-01')).figures;
    expect(reports.find(({ id }) => id === costReportId)?.figures).toEqual(figures);
    expect(next.actual).toBe('850.00');
    const rows = await director.call(costsApi.rows, { params: { slug }, query: {} });
    const adjustment = found(rows.find(({ amount }) => amount === '-50.00'));
    expect([adjustment.day, adjustment.postedAt > figures.to]).toEqual(['2026-10-14', true]);
  });

  it('counts the overtime of the other sessions of its people again', async () => {
    const { id: workerId } = await us.worker();
    const own = { operatives: 1, workerIds: [workerId] };
    const early = await workedGang(manager, own);
    setClock(at('17:00'));
    const late = await startGang(manager, own);
    setClock(at('19:00'));
    await manager.call(labourApi.finish, { ...on(late), body: {} });
    await actual();
    await correct(early, dayBefore, manager);
    const { rows } = await inUs((tx) =>
      tx.execute(`select source_id as id from cost_due where source = 'labour'`),
    );
    expect(rows.map(({ id }) => id)).toContain(late.id);
  });
});

describe('the diary entry of a corrected crew', () => {
  it('keeps what was written by hand, and moves to the day of the crew', async () => {
    const session = await workedGang();
    const params = { diaryEntryId: found(session.diaryEntryId ?? undefined) };
    await manager.call(diaryApi.edit, { params, body: { workSummary: 'Poured to grid D' } });
    await correct(session, dayBefore);
    expect(await entryOf(session)).toMatchObject({
      date: '2026-10-13T00:00:00.000Z',
      workSummary: 'Poured to grid D',
      hours: '8.5',
    });
  });

  it('is amended with the reason once the day is signed off, by those who sign off', async () => {
    const session = await workedGang();
    await signOff('2026-10-14');
    expect(await refusal(session)).toMatchObject({ code: 'not_allowed' });
    await correct(session, { operatives: 3 }, manager);
    const [amendment] = await inUs((tx) =>
      tx
        .select()
        .from(diaryAmendments)
        .where(eq(diaryAmendments.diaryEntryId, session.diaryEntryId ?? 0)),
    );
    expect(amendment?.reason).toBe('Forgot to clock out');
    expect(JSON.parse(String(amendment?.after.labor)).operatives).toBe(3);
    expect((await entryOf(session)).isAmended).toBe(true);
    expect(await refusal(session, dayBefore, manager)).toMatchObject({
      code: 'labour.stays_on_day',
      fields: { startedAt: expect.any(String) },
    });
  });
});

describe('the right to correct', () => {
  it('is a supervisor’s for crews they started, up to 7 days back', async () => {
    const [theirs, another] = [await workedGang(), await workedGang(manager)];
    expect(await refusal(another)).toMatchObject({ code: 'labour.not_yours' });
    setClock('2026-10-22T08:00:00.000Z');
    expect(await refusal(theirs)).toMatchObject({ code: 'labour.too_long_ago' });
    setClock('2026-10-21T08:00:00.000Z');
    await correct(theirs);
    const viewer = await us.member({ role: 'Viewer' });
    expect(await refusal(theirs, {}, viewer)).toMatchObject({ code: 'not_allowed' });
  });

  it('needs the right to set pay for the rate of a worker, and to see costs for that of a gang', async () => {
    const gang = await workedGang();
    expect(await refusal(gang, { hourlyRate: '30' })).toMatchObject({
      fields: { hourlyRate: expect.stringContaining('Site Manager') },
    });
    const { id: workerId } = await us.worker();
    const session = await manager.call(labourApi.start, {
      body: { projectId, crewKind: 'worker', workerId },
    });
    expect(await refusal(session, { hourlyRate: '30' }, contracts)).toMatchObject({
      fields: { hourlyRate: expect.any(String) },
    });
    expect(await correct(session, { hourlyRate: '30' }, director)).toMatchObject({
      diaryEntryId: expect.any(Number),
      hourlyRate: '30.00',
    });
  });

  it('needs people who were free, and a session that nobody else has changed', async () => {
    const { id: workerId } = await us.worker();
    const first = await workedGang(manager, { operatives: 1, workerIds: [workerId] });
    setClock(at('16:40'));
    const second = await startGang(manager, { operatives: 1, workerIds: [workerId] });
    setClock(at('17:00'));
    const { fields } = await refusal(
      second,
      { pauses: [], startedAt: at('16:29'), finishedAt: at('17:00') },
      manager,
    );
    expect(fields.workerIds).toMatch(/^Already at work then: .* 14\/10\/2026 08:30 to 17:30\.$/);
    await correct(second, { pauses: [], startedAt: at('16:30'), finishedAt: at('17:00') }, manager);
    expect(await refusal(first, { version: 1 }, manager)).toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});

describe('a typed time', () => {
  const company = { crewKind: 'company', company: 'Bower', operatives: 2 } as const;
  const start = (over: object, by = supervisor) =>
    by.send(labourApi.start, { body: { projectId, ...company, ...over } });

  it('starts and finishes a crew, and keeps the server’s time with the reason', async () => {
    setClock(at('09:00'));
    expect((await start({ startedAt: at('07:30') })).json().fields).toHaveProperty('reason');
    const reason = 'No signal';
    const session = (await start({ startedAt: at('07:30'), reason })).json();
    expect(session).toMatchObject({
      startedAt: at('07:30'),
      segments: [{ startedAt: at('07:30') }],
    });
    setClock(at('17:00'));
    const body = { finishedAt: at('16:00'), reason: 'Phone was flat' };
    const finished = await supervisor.call(labourApi.finish, { ...on(session), body });
    expect(finished).toMatchObject({ status: 'finished', finishedAt: at('16:00') });
    expect(await entryOf(finished)).toMatchObject({ startTime: '08:30', finishTime: '17:00' });
    expect(await history(finished)).toMatchObject([
      {
        reason: 'Phone was flat',
        before: { finishedAt: at('17:00') },
        after: { finishedAt: at('16:00') },
      },
      {
        reason: 'No signal',
        before: { startedAt: at('09:00') },
        after: { startedAt: at('07:30') },
      },
    ]);
  });

  it('needs the right to sign off on a signed-off day', async () => {
    await signOff('2026-10-13');
    const typed = { startedAt: '2026-10-13T07:30:00.000Z', reason: 'Forgotten' };
    expect((await start(typed)).json().fields).toHaveProperty('startedAt');
    expect((await start(typed, manager)).statusCode).toBe(201);
  });

  it('does not place a worker in two crews at once', async () => {
    const { id: workerId } = await us.worker();
    await workedGang(manager, { operatives: 1, workerIds: [workerId] });
    const typed = { crewKind: 'worker', workerId, startedAt: at('16:00'), reason: 'Late' };
    const { fields } = (await start(typed, manager)).json();
    expect(fields.startedAt).toMatch(/^Already at work then/);
    expect(
      await inUs((tx) => tx.$count(labourSessions, eq(labourSessions.projectId, projectId))),
    ).toBe(1);
  });
});
