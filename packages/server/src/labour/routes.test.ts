import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { diaryAmendments, diaryDays, diaryEntries } from '../diary/table.ts';
import { plantHires } from '../plant/table.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { workers } from '../workforce/table.ts';
import { overrunTask, pauseOverrunSessions } from './overrun.ts';

let clock = new Date();
const setClock = (instant: string) => {
  clock = new Date(instant);
};
const now = () => clock;
const api = await testApi({ now });
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const inUs = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);

type Crew = Partial<LabourSessionStart> & Pick<LabourSessionStart, 'crewKind'>;
const harkness = { crewKind: 'company', company: 'Harkness Formwork', operatives: 9 } as const;
const start = (crew: Crew = harkness, by = manager) =>
  by.call(labourApi.start, { body: { projectId, ...crew } });
const on = ({ id }: { id: number }) => ({ params: { labourSessionId: id } });
const pause = (session: { id: number }, body = { reason: 'weather' as const }, by = manager) =>
  by.call(labourApi.pause, { ...on(session), body });
const resume = (session: { id: number }) =>
  manager.call(labourApi.resume, { ...on(session), body: {} });
const finish = (session: { id: number }, workSummary?: string) =>
  manager.call(labourApi.finish, { ...on(session), body: { workSummary } });
const board = (id = projectId, by: Caller = manager) =>
  by.call(labourApi.board, { params: { projectId: id } });
const aGang = (over = {}) =>
  manager.call(labourApi.createGang, {
    body: { name: `Gang ${crypto.randomUUID()}`, operatives: 9, hourlyRate: '24.50', ...over },
  });
const entryOf = async ({ diaryEntryId }: { diaryEntryId: number | null }) => {
  const entries = await inUs((tx) =>
    tx
      .select()
      .from(diaryEntries)
      .where(eq(diaryEntries.id, diaryEntryId ?? 0)),
  );
  return { ...entries[0], labor: JSON.parse(entries[0]?.labor ?? '{}') };
};

beforeEach(() => setClock('2026-11-12T07:30:00Z'));

describe('a crew', () => {
  it('starts, pauses, resumes and finishes on the clock of the server', async () => {
    const session = await start({
      ...harkness,
      task: 'Core wall lift 5',
    });
    expect(session).toMatchObject({
      status: 'running',
      name: 'Harkness Formwork',
      startedAt: '2026-11-12T07:30:00.000Z',
      segments: [{ kind: 'work', startedAt: '2026-11-12T07:30:00.000Z', endedAt: null }],
    });
    setClock('2026-11-12T13:20:07Z');
    expect(await pause(session)).toMatchObject({ status: 'paused', version: 2 });
    setClock('2026-11-12T14:02:00Z');
    await resume(session);
    setClock('2026-11-12T17:00:00Z');
    const finished = await finish(session);
    expect(finished).toMatchObject({
      status: 'finished',
      finishedAt: '2026-11-12T17:00:00.000Z',
      segments: [
        { kind: 'work', endedAt: '2026-11-12T13:20:00.000Z' },
        { kind: 'pause', reason: 'weather', isPaid: true, endedAt: '2026-11-12T14:02:00.000Z' },
        { kind: 'work', startedAt: '2026-11-12T14:02:00.000Z', endedAt: finished.finishedAt },
      ],
    });
    expect(await manager.call(labourApi.read, on(session))).toEqual(finished);
  });

  it('keeps its time while the server restarts, in whole minutes', async () => {
    const session = await start();
    setClock('2026-11-12T09:00:01Z');
    await pause(session);
    setClock('2026-11-12T09:30:02Z');
    const restarted = api.beside({ now });
    const url = `/api/labour-sessions/${session.id}/pause`;
    const { statusCode, json } = await restarted.inject({
      method: 'DELETE',
      url,
      headers: manager.session,
    });
    expect(statusCode).toBe(200);
    expect(json().segments.slice(1)).toMatchObject([
      { startedAt: '2026-11-12T09:00:00.000Z', endedAt: '2026-11-12T09:30:00.000Z' },
      { startedAt: '2026-11-12T09:30:00.000Z', endedAt: null },
    ]);
  });

  it('becomes an entry of the day on which it started, when it finishes', async () => {
    const session = await start({ ...harkness, jobRole: 'Carpenter' });
    setClock('2026-11-12T13:00:00Z');
    await pause(session);
    setClock('2026-11-12T13:42:00Z');
    await resume(session);
    setClock('2026-11-12T16:30:00Z');
    const finished = await finish(session);
    expect(await entryOf(finished)).toMatchObject({
      projectId,
      date: '2026-11-12',
      author: 'Ann Ray',
      userId: manager.actor.userId,
      workSummary: 'Harkness Formwork: 9.0 h elapsed, 8.3 h worked',
      weatherImpact: 'Paused 0.7 h for weather',
      type: 'labour',
      company: 'Harkness Formwork',
      startTime: '07:30',
      finishTime: '16:30',
      hours: '9.0',
      labor: {
        company: 'Harkness Formwork',
        jobRole: 'Carpenter',
        plant: '',
        startTime: '07:30',
        finishTime: '16:30',
        hours: 9,
        labour: '9 operatives',
        operatives: 9,
        notes: '9.0 h elapsed, 8.3 h worked',
      },
    });
  });

  it('describes in its entry what the user wrote, otherwise its task', async () => {
    const task = { ...harkness, task: 'Core wall lift 5' };
    const [described, undescribed] = [await start(task), await start(task)];
    const summaries = [await finish(described, 'Poured to grid D'), await finish(undescribed)];
    expect((await Promise.all(summaries.map(entryOf))).map((entry) => entry.workSummary)).toEqual([
      'Poured to grid D',
      'Core wall lift 5',
    ]);
  });

  it('is refused impossible steps with a reason', async () => {
    const session = await start();
    await expect(resume(session)).rejects.toMatchObject({ code: 'labour.already_working' });
    await pause(session);
    await expect(pause(session)).rejects.toMatchObject({
      code: 'labour.is_paused',
      message: 'This crew is already paused.',
    });
    await finish(session);
    for (const action of [pause, resume, finish]) {
      await expect(action(session)).rejects.toMatchObject({ code: 'labour.is_finished' });
    }
  });

  it('loses no time when the clock is set back', async () => {
    const session = await start();
    setClock('2026-11-12T07:00:00Z');
    const finished = await finish(session);
    expect(finished.finishedAt).toBe(session.startedAt);
    expect((await entryOf(finished)).hours).toBe('0.0');
  });

  it('cannot start on a signed day', async () => {
    const { id } = await us.project();
    const date = '2026-11-12';
    await inUs((tx) => tx.insert(diaryDays).values({ projectId: id, date, status: 'approved' }));
    await expect(start({ ...harkness, projectId: id })).rejects.toMatchObject({
      code: 'labour.day_is_signed_off',
    });
    setClock('2026-11-13T00:00:00Z');
    expect(await start({ ...harkness, projectId: id })).toMatchObject({ status: 'running' });
  });

  it('amends the day that was signed off without it', async () => {
    const { id } = await us.project();
    const session = await start({ ...harkness, projectId: id });
    await inUs((tx) =>
      tx.update(diaryDays).set({ status: 'approved' }).where(eq(diaryDays.projectId, id)),
    );
    const { diaryEntryId } = await finish(session);
    const [day, amendments] = await inUs(async (tx) => [
      await tx.select().from(diaryDays).where(eq(diaryDays.projectId, id)),
      await tx
        .select()
        .from(diaryAmendments)
        .where(eq(diaryAmendments.diaryEntryId, diaryEntryId ?? 0)),
    ]);
    expect(day).toMatchObject([{ status: 'amended' }]);
    expect(amendments).toMatchObject([
      { before: null, reason: 'The crew finished after the day was signed off.' },
    ]);
  });

  it('must say who is in it', async () => {
    const response = await manager.send(labourApi.start, {
      body: { projectId, crewKind: 'company' },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(['company', 'operatives']);
  });
});

describe('the change to or from summer time', () => {
  it.each([
    ['ends', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', '22:00', '06:00', '9.0'],
    ['begins', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', '22:00', '06:00', '7.0'],
  ])(
    '%s in a night shift: entry and clock count the hours that passed',
    async (...[, from, to, startTime, finishTime, hours]) => {
      setClock(from);
      const session = await start();
      setClock(to);
      const entry = await entryOf(await finish(session));
      expect(entry).toMatchObject({ startTime, finishTime, hours, date: from.slice(0, 10) });
      expect(entry.labor.notes).toBe(`${hours} h elapsed, ${hours} h worked`);
    },
  );
});

describe('a worker who is at work already', () => {
  /** The responses to simultaneous starts. */
  const race = (crew: Crew) =>
    Promise.all(
      Array.from({ length: 6 }, () =>
        manager.send(labourApi.start, { body: { projectId, ...crew } }),
      ),
    );
  const statuses = (answers: Awaited<ReturnType<typeof race>>) =>
    answers.map(({ statusCode }) => statusCode).toSorted();

  it.each([
    ['worker', async () => ({ workerId: (await us.worker()).id })],
    ['plant', async () => ({ plantHireId: (await us.plantHire(projectId)).id })],
    ['gang', async () => ({ gangId: (await aGang()).id })],
  ] as const)(
    'starts once, however many requests arrive at a time: a %s',
    async (crewKind, whom) => {
      const answers = await race({ crewKind, ...(await whom()) });
      expect(statuses(answers)).toEqual([201, 409, 409, 409, 409, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.code).toBe('labour.already_at_work');
      expect(refused.message).toMatch(/^Already at work: .+ on Quay Street\.$/);
    },
  );

  it('is named with the contract, also when a gang includes them', async () => {
    const [first, second] = [await us.worker(), await us.worker()];
    await start({ crewKind: 'worker', workerId: second.id });
    const gang = await aGang({ workerIds: [second.id, first.id] });
    const elsewhere = await us.project();
    await expect(
      start({ crewKind: 'gang', gangId: gang.id, projectId: elsewhere.id }),
    ).rejects.toMatchObject({ message: 'Already at work: Dan Price on Quay Street.' });
    expect((await board(elsewhere.id)).sessions).toEqual([]);
    const others = { crewKind: 'gang', gangId: gang.id, projectId: elsewhere.id } as const;
    expect(await start({ ...others, workerIds: [first.id] })).toMatchObject({
      workerIds: [first.id],
      operatives: gang.operatives - 1,
    });
  });

  it('may start again after the finish', async () => {
    const { id: workerId } = await us.worker();
    const crew = { crewKind: 'worker', workerId } as const;
    await finish(await start(crew));
    expect(await start(crew)).toMatchObject({ name: 'Dan Price', workerIds: [workerId] });
  });

  it('never deadlocks: gangs that share workers, and all actions at once', async () => {
    const { id } = await us.project();
    const hands = await Promise.all([us.worker(), us.worker(), us.worker()]);
    const ids = hands.map((hand) => hand.id);
    const gangs = [await aGang({ workerIds: ids }), await aGang({ workerIds: ids.toReversed() })];
    for (let i = 0; i < 5; i++) await start({ ...harkness, projectId: id });
    const params = { projectId: id };
    const body = { reason: 'weather' } as const;
    const answers = await Promise.all([
      ...gangs.map(({ id: gangId }) =>
        manager.send(labourApi.start, { body: { projectId: id, crewKind: 'gang', gangId } }),
      ),
      ...[1, 2, 3].flatMap(() => [
        manager.send(labourApi.pauseAll, { params, body }),
        manager.send(labourApi.resumeAll, { params, body: {} }),
      ]),
      manager.send(labourApi.finishAll, { params, body: {} }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(answers.slice(2).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

describe('plant', () => {
  it('is started on its contract, and writes a plant entry', async () => {
    const { id: plantHireId } = await us.plantHire(projectId);
    const operator = await us.worker();
    const session = await start({ crewKind: 'plant', plantHireId, workerId: operator.id });
    expect(session).toMatchObject({ name: '13 t excavator', company: 'Tarn Plant Hire' });
    expect(await entryOf(await finish(session))).toMatchObject({
      type: 'plant',
      plant: '13 t excavator',
      jobRole: 'Dan Price',
    });
  });

  it('is not started on another contract, nor when it is not on hire', async () => {
    const { id: plantHireId } = await us.plantHire((await us.project()).id);
    await expect(start({ crewKind: 'plant', plantHireId })).rejects.toMatchObject({
      code: 'not_found',
    });
    const gone = await us.plantHire(projectId);
    await inUs((tx) =>
      tx.update(plantHires).set({ status: 'collected' }).where(eq(plantHires.id, gone.id)),
    );
    await expect(start({ crewKind: 'plant', plantHireId: gone.id })).rejects.toMatchObject({
      message: '13 t excavator is not on hire. Put it on hire first.',
    });
  });
});

describe('a gang', () => {
  it('starts with one tap, its members with it', async () => {
    const workerIds = [(await us.worker()).id, (await us.worker()).id];
    const gang = await aGang({ workerIds, operatives: 1, jobRole: 'Carpenter' });
    expect(gang).toMatchObject({ operatives: 2, workerIds });
    const session = await start({ crewKind: 'gang', gangId: gang.id });
    expect(session).toMatchObject({
      name: gang.name,
      operatives: 2,
      workerIds,
      hourlyRate: '24.50',
    });
    const entry = await entryOf(await finish(session));
    expect(entry.labor.labour).toBe('2 operatives: Dan Price, Dan Price');
  });

  it('is edited with its latest version, keeps omitted fields, and can be stood down', async () => {
    const gang = await aGang({ company: 'Harkness', workerIds: [(await us.worker()).id] });
    const edit = (body: object) =>
      manager.call(labourApi.editGang, { params: { gangId: gang.id }, body });
    expect(await edit({ workerIds: [], active: false, version: 1 })).toMatchObject({
      company: 'Harkness',
      workerIds: [],
      version: 2,
    });
    await expect(edit({ operatives: 3, version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await expect(start({ crewKind: 'gang', gangId: gang.id })).rejects.toMatchObject({
      code: 'labour.not_active',
    });
    const [newest] = await manager.call(labourApi.gangs, { query: { limit: 1 } });
    expect(newest).toMatchObject({ id: gang.id, active: false });
  });

  it('has a unique name', async () => {
    const [{ name }, other] = [await aGang(), await aGang()];
    const taken = { code: 'labour.gang_name_taken', fields: { name: expect.any(String) } };
    await expect(aGang({ name })).rejects.toMatchObject(taken);
    const rename = { params: { gangId: other.id }, body: { name } };
    await expect(manager.call(labourApi.editGang, rename)).rejects.toMatchObject(taken);
  });

  it('leaves out workers who have left the company', async () => {
    const worker = await us.worker();
    await inUs((tx) =>
      tx.update(workers).set({ employmentStatus: 'left' }).where(eq(workers.id, worker.id)),
    );
    await expect(start({ crewKind: 'worker', workerId: worker.id })).rejects.toMatchObject({
      message: 'Dan Price is not active. Choose an active worker.',
    });
    const [gang, present] = [await aGang(), await us.worker()];
    const workerIds = [worker.id, present.id];
    await manager.call(labourApi.editGang, { params: { gangId: gang.id }, body: { workerIds } });
    const stranger = (await us.worker()).id;
    await expect(
      start({ crewKind: 'gang', gangId: gang.id, workerIds: [stranger] }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const session = await start({ crewKind: 'gang', gangId: gang.id });
    expect(session).toMatchObject({ workerIds: [present.id], operatives: gang.operatives - 1 });
  });

  it.each(['on_leave', 'suspended'] as const)('asks when a member is %s', async (status) => {
    const [away, present] = [await us.worker(), await us.worker()];
    await inUs((tx) =>
      tx.update(workers).set({ employmentStatus: status }).where(eq(workers.id, away.id)),
    );
    const workerIds = [away.id, present.id];
    const { id: gangId } = await aGang({ workerIds, operatives: 3 });
    await expect(start({ crewKind: 'gang', gangId })).rejects.toMatchObject({
      message: `Dan Price cannot work today: ${status.replace('_', ' ')}.`,
    });
    const session = await start({ crewKind: 'gang', gangId, workerIds: [present.id] });
    expect(session).toMatchObject({ workerIds: [present.id], operatives: 2 });
  });
});

describe('the whole site', () => {
  it('stops for the weather with one request, resumes, and finishes', async () => {
    const { id } = await us.project();
    const params = { projectId: id };
    const first = await start({ ...harkness, projectId: id });
    for (const company of ['Dunmore Civils', 'Aire Concrete'])
      await start({ ...harkness, company, projectId: id });
    setClock('2026-11-12T10:00:00Z');
    await pause(first);
    setClock('2026-11-12T11:00:00Z');
    const stopped = await manager.call(labourApi.pauseAll, { params, body: { reason: 'safety' } });
    expect(stopped.serverTime).toBe('2026-11-12T11:00:00.000Z');
    expect(stopped.sessions.map(({ segments }) => segments.at(-1)?.reason)).toEqual([
      'weather',
      'safety',
      'safety',
    ]);
    const resumed = await manager.call(labourApi.resumeAll, { params, body: {} });
    expect(resumed.sessions.map(({ status }) => status)).toEqual(Array(3).fill('running'));
    setClock('2026-11-12T16:00:00Z');
    const { sessions } = await manager.call(labourApi.finishAll, { params, body: {} });
    expect(
      sessions.every(({ status, diaryEntryId }) => status === 'finished' && diaryEntryId),
    ).toBe(true);
    expect(new Set(sessions.map(({ diaryEntryId }) => diaryEntryId)).size).toBe(3);
  });

  it('shows on its board what is open, and what finished today', async () => {
    const { id } = await us.project();
    const [early, late] = [
      await start({ ...harkness, projectId: id }),
      await start({ ...harkness, projectId: id }),
    ];
    await finish(early);
    const shown = async () => (await board(id)).sessions.map((session) => session.id);
    expect(await shown()).toEqual([early.id, late.id]);
    setClock('2026-11-13T00:00:00Z');
    expect(await shown()).toEqual([late.id]);
    const list = async (query: object) =>
      (await manager.call(labourApi.list, { query: { projectId: id, ...query } })).map(
        (session) => session.id,
      );
    expect(await list({ date: '2026-11-12' })).toEqual([late.id, early.id]);
    expect(await list({ date: '2026-11-13' })).toEqual([late.id]);
    expect(await list({ date: '2026-11-14' })).toEqual([]);
    expect(await list({ isOpen: 'true' })).toEqual([late.id]);
    expect(await list({ limit: 1, cursor: late.id })).toEqual([early.id]);
  });

  it('shows the cost of waiting, by reason', async () => {
    const { id } = await us.project();
    const session = await start({ ...harkness, hourlyRate: '24.50', projectId: id });
    setClock('2026-11-12T13:20:00Z');
    await pause(session);
    setClock('2026-11-12T14:02:00Z');
    const ask = { params: { projectId: id }, query: { from: '2026-11-12', to: '2026-11-12' } };
    // 9 operatives for 42 minutes at £24.50.
    expect(await manager.call(labourApi.standing, ask)).toEqual({
      reasons: [{ reason: 'weather', hours: '6.3', paidHours: '6.3', cost: '154.35' }],
    });
    const viewer = await us.member({ role: 'Viewer' });
    const { reasons } = await viewer.call(labourApi.standing, ask);
    expect(reasons).toMatchObject([{ hours: '6.3', cost: null }]);
  });
});

describe('the cost of a crew', () => {
  it('is neither shown to nor set by users who may not see money', async () => {
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const started = await start({ ...harkness, hourlyRate: '99.00' }, supervisor);
    expect(started.hourlyRate).toBeNull();
    expect((await manager.call(labourApi.read, on(started))).hourlyRate).toBeNull();
    const priced = await start({ ...harkness, hourlyRate: '24.50' });
    expect(priced.hourlyRate).toBe('24.50');
    expect((await supervisor.call(labourApi.read, on(priced))).hourlyRate).toBeNull();
    const gang = await aGang();
    const edit = { params: { gangId: gang.id }, body: { hourlyRate: '1.00' } };
    expect((await supervisor.call(labourApi.editGang, edit)).hourlyRate).toBeNull();
    expect((await manager.call(labourApi.editGang, { ...edit, body: {} })).hourlyRate).toBe(
      '24.50',
    );
  });

  it('is pay when it is one person: shown only to those who may see pay', async () => {
    const director = await us.member({ role: 'Director' });
    const { id: workerId } = await us.worker();
    const session = await start({ crewKind: 'worker', workerId, hourlyRate: '31.00' }, director);
    expect(session.hourlyRate).toBe('31.00');
    expect((await manager.call(labourApi.read, on(session))).hourlyRate).toBeNull();
  });

  it('of a worker from the register is not copied into the session', async () => {
    const director = await us.member({ role: 'Director' });
    const worker = await us.worker();
    await inUs((tx) =>
      tx.update(workers).set({ hourlyRate: '31.00' }).where(eq(workers.id, worker.id)),
    );
    const session = await start({ crewKind: 'worker', workerId: worker.id }, director);
    expect(session.hourlyRate).toBeNull();
  });
});

describe('other users', () => {
  it('can watch as viewers, and change nothing', async () => {
    const viewer = await us.member({ role: 'Viewer' });
    const session = await start();
    expect((await board(projectId, viewer)).sessions.length).toBeGreaterThan(0);
    await expect(pause(session, undefined, viewer)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(start(harkness, viewer)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('of another organisation see no crews, and block none', async () => {
    const them = await api.organization();
    const stranger = await them.member({ role: 'Managing Director' });
    const session = await start();
    await expect(board(projectId, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(pause(session, undefined, stranger)).rejects.toMatchObject({ code: 'not_found' });
    const { id: workerId } = await us.worker();
    const theirs = await them.project();
    const body = { projectId: theirs.id, crewKind: 'worker', workerId } as const;
    await expect(stranger.call(labourApi.start, { body })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await stranger.call(labourApi.list, { query: {} })).toEqual([]);
  });
});

describe('a session that was never finished', () => {
  const stopped = { status: 'paused', needsReview: true };

  it('is paused after fourteen hours, once, and ends there', async () => {
    const { id } = await us.project();
    const session = await start({ ...harkness, projectId: id });
    const stop = () => inUs((tx) => pauseOverrunSessions(tx, clock));
    setClock('2026-11-12T21:30:00Z');
    await stop();
    expect(await manager.call(labourApi.read, on(session))).toMatchObject({ needsReview: false });
    setClock('2026-11-12T21:34:00Z');
    await stop();
    await stop();
    expect(await manager.call(labourApi.read, on(session))).toMatchObject({
      status: 'paused',
      needsReview: true,
      version: 2,
      segments: [
        { endedAt: '2026-11-12T21:30:00.000Z' },
        { kind: 'pause', isPaid: false, note: 'Stopped after 14 hours', endedAt: null },
      ],
    });
    await expect(resume(session)).rejects.toMatchObject({ code: 'labour.was_stopped' });
    setClock('2026-11-13T07:30:00Z');
    expect(await entryOf(await finish(session))).toMatchObject({
      date: '2026-11-12',
      finishTime: '21:30',
      hours: '14.0',
    });
  });

  it('is found in every organisation', async () => {
    const them = await api.organization();
    const stranger = await them.member({ role: 'Director' });
    const theirs = { ...harkness, projectId: (await them.project()).id };
    setClock('2020-11-12T07:30:00Z');
    const sessions = [await start(), await start(theirs, stranger)];
    await overrunTask((id, work) => asOrganization(api.pools.app, id, work))();
    const [ours, others] = sessions;
    expect(await manager.call(labourApi.read, on(ours ?? { id: 0 }))).toMatchObject(stopped);
    expect(await stranger.call(labourApi.read, on(others ?? { id: 0 }))).toMatchObject(stopped);
  });
});
