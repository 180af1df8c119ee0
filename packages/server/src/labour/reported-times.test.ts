import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { diaryDays } from '../diary/table.ts';
import { plantHires } from '../plant/table.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { workers } from '../workforce/table.ts';
import { pauseOverrunSessions } from './overrun.ts';
import { labourSessions } from './table.ts';

let clock = new Date();
const setClock = (time: string) => {
  clock = new Date(at(time));
};
const at = (time: string) => (time.includes('T') ? time : `2026-11-12T${time}:00.000Z`);
const api = await testApi({ now: () => clock });
const us = await api.organization();
const priya = await us.member({ role: 'Site Manager' });
const joy = await us.member({ role: 'Site Supervisor' });
await api.pools.owner.query('update users set name = $1 where id = $2', [
  ...['Priya Raman', priya.actor.userId],
]);
const inUs = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
const hour = 3_600_000;
let projectId: number;

/** By a phone whose clock is so many hours behind, and was so before. */
const reported = (time: string, behind = 0, before: number | null = behind) => ({
  deviceAt: at(time),
  offset: before === null ? null : before * hour,
  offsetNow: behind * hour,
});
const harkness = { crewKind: 'company', company: 'Harkness Formwork', operatives: 9 } as const;
type Crew = Partial<LabourSessionStart> & Pick<LabourSessionStart, 'crewKind'>;
const start = (crew: Crew, by = joy) => by.call(labourApi.start, { body: { projectId, ...crew } });
const refusedStart = async (crew: Crew, by = joy) =>
  (await by.send(labourApi.start, { body: { projectId, ...crew } })).json();
const on = ({ id }: { id: number }) => ({ params: { labourSessionId: id } });
const read = (session: { id: number }) => joy.call(labourApi.read, on(session));
const noticesOf = async (by: typeof joy, title: string) =>
  (await by.call(notificationsApi.list, { query: {} })).filter((notice) => notice.title === title);

beforeEach(async () => {
  setClock('14:00');
  projectId = (await us.project()).id;
});

describe('a phone that had no signal', () => {
  it('gives true times, though its clock is 3 hours behind', async () => {
    const session = await start({ ...harkness, reported: reported('04:31', 3) });
    const pause = { reason: 'lunch' as const, reported: reported('09:00', 3) };
    await joy.call(labourApi.pause, { ...on(session), body: pause });
    const resume = { reported: reported('09:30', 3) };
    await joy.call(labourApi.resume, { ...on(session), body: resume });
    const finish = { reported: reported('10:45', 3) };
    const finished = await joy.call(labourApi.finish, { ...on(session), body: finish });
    expect(finished).toMatchObject({
      startedAt: at('07:31'),
      finishedAt: at('13:45'),
      needsReview: false,
      reviewReason: null,
      segments: [
        { startedAt: at('07:31'), deviceAt: at('04:31'), endedAt: at('12:00') },
        { startedAt: at('12:00'), deviceAt: at('09:00'), endedAt: at('12:30') },
        { startedAt: at('12:30'), deviceAt: at('09:30'), endedAt: at('13:45') },
      ],
    });
    const [row] = await inUs((tx) =>
      tx.select().from(labourSessions).where(eq(labourSessions.id, session.id)),
    );
    expect(row?.deviceStartedAt?.toISOString()).toBe(at('04:31'));
  });

  it('has its times reviewed if its clock was changed meanwhile, until they are corrected', async () => {
    const session = await start({ ...harkness, reported: reported('07:31', 3, 0) });
    const reviewReason =
      'The phone’s clock was changed by 3 h 00 min while there was no signal. Check these times.';
    expect(session).toMatchObject({ startedAt: at('07:31'), needsReview: true, reviewReason });
    await joy.call(labourApi.pause, { ...on(session), body: { reason: 'lunch' } });
    await joy.call(labourApi.resume, { ...on(session), body: {} });
    expect(await read(session)).toMatchObject({ status: 'running', reviewReason });
    const body = {
      ...{ startedAt: at('07:45'), finishedAt: at('13:45') },
      ...{ pauses: [], reason: 'By the gate book' },
    };
    const corrected = await joy.call(labourApi.correct, { ...on(session), body });
    expect(corrected).toMatchObject({ needsReview: false, reviewReason: null });
  });

  it('replaces the stop after 14 hours by the finish that it could not send', async () => {
    setClock('07:30');
    const session = await start({ ...harkness, reported: reported('07:30') });
    setClock('21:40');
    await inUs((tx) => pauseOverrunSessions(tx, clock));
    expect(await read(session)).toMatchObject({ status: 'paused', needsReview: true });
    setClock('2026-11-13T07:00:00.000Z');
    const body = { reported: reported('17:00') };
    const finished = await joy.call(labourApi.finish, { ...on(session), body });
    expect(finished).toMatchObject({ finishedAt: at('17:00'), needsReview: false });
    expect(finished.segments.map(({ kind }) => kind)).toEqual(['work']);
  });

  it('is stopped after 14 hours as well while its times are to be reviewed, once', async () => {
    const session = await start({ ...harkness, reported: reported('07:31', 3, 0) });
    setClock('21:40');
    await inUs((tx) => pauseOverrunSessions(tx, clock));
    await inUs((tx) => pauseOverrunSessions(tx, clock));
    expect(await read(session)).toMatchObject({ status: 'paused', version: 2 });
  });

  it('does not finish crews that started after all others were finished on it', async () => {
    const [early, late] = [
      await start({ ...harkness, reported: reported('08:00') }),
      await start(harkness),
    ];
    const body = { reported: reported('12:00') };
    await joy.call(labourApi.finishAll, { params: { projectId }, body });
    expect(await read(early)).toMatchObject({ finishedAt: at('12:00') });
    expect(await read(late)).toMatchObject({ status: 'running' });
  });
});

describe('a start that is reported late', () => {
  it('of a suspended worker is recorded, marked and notified, and refused with signal', async () => {
    const { id: workerId } = await us.worker();
    const suspended = { employmentStatus: 'suspended' as const };
    await inUs((tx) => tx.update(workers).set(suspended).where(eq(workers.id, workerId)));
    const crew = { crewKind: 'worker', workerId } as const;
    const inTime = await refusedStart({ ...crew, reported: reported('13:56') });
    expect(inTime.code).toBe('labour.not_active');
    const session = await start({ ...crew, reported: reported('07:31') });
    expect(session).toMatchObject({
      startedAt: at('07:31'),
      needsReview: true,
      reviewReason: 'Dan Price may not work. Suspended.',
    });
    for (const person of [joy, priya]) {
      expect(await noticesOf(person, 'Stop Dan Price')).toMatchObject([
        { priority: 'high', message: 'Dan Price may not work. Suspended.', projectId },
      ]);
    }
    const viewer = await us.member({ role: 'Viewer' });
    expect(await noticesOf(viewer, 'Stop Dan Price')).toEqual([]);
    setClock('16:00');
    const finished = await joy.call(labourApi.finish, { ...on(session), body: {} });
    expect(finished).toMatchObject({ finishedAt: at('16:00'), needsReview: true });
  });

  it('of a quarantined machine is recorded and marked', async () => {
    const { id: plantHireId } = await us.plantHire(projectId);
    const expired = { certificateExpiry: '2026-11-01' };
    await inUs((tx) => tx.update(plantHires).set(expired).where(eq(plantHires.id, plantHireId)));
    const crew = { crewKind: 'plant', plantHireId } as const;
    expect((await refusedStart(crew)).code).toBe('labour.quarantined');
    expect(await start({ ...crew, reported: reported('07:31') })).toMatchObject({
      needsReview: true,
      reviewReason:
        '13 t excavator. The certificate expired on 01/11/2026. Do not use this machine.',
    });
  });

  it('is refused where somebody else started the crew, and says who and when', async () => {
    const { id: gangId, name } = await priya.call(labourApi.createGang, {
      body: { name: `Harkness ${crypto.randomUUID()}`, operatives: 9 },
    });
    const crew = { crewKind: 'gang', gangId } as const;
    setClock('07:40');
    const theirs = await start(crew, priya);
    setClock('14:00');
    const refused = await refusedStart({ ...crew, reported: reported('07:45') });
    expect(refused).toMatchObject({
      code: 'labour.already_at_work',
      current: {
        ...{ labourSessionId: theirs.id, projectId, crew: name },
        ...{ startedAt: at('07:40'), startedByName: 'Priya Raman' },
      },
    });
  });

  it('never overlaps what a worker did elsewhere, which a moment ago only moves the start', async () => {
    const { id: workerId } = await us.worker();
    const crew = { crewKind: 'worker', workerId } as const;
    setClock('08:00');
    const first = await start(crew);
    setClock('10:00');
    await joy.call(labourApi.finish, { ...on(first), body: {} });
    const next = await refusedStart({ ...crew, reported: reported('09:50') });
    expect(next).toMatchObject({
      code: 'labour.already_at_work',
      current: { labourSessionId: first.id },
    });
    const moved = await start({ ...crew, reported: reported('09:58') });
    expect(moved.startedAt).toBe(at('10:00'));
  });

  it('of a company that was at work already is recorded, and says who started it and when', async () => {
    setClock('07:40');
    const theirs = await start(harkness, priya);
    setClock('14:00');
    const again = { ...harkness, company: 'HARKNESS Formwork Ltd' };
    const marked = {
      startedAt: at('07:45'),
      needsReview: true,
      reviewReason:
        'Harkness Formwork was already at work here since 07:40 (Priya Raman). Check that these are other people.',
    };
    const session = await start({ ...again, reported: reported('07:45') });
    expect(session).toMatchObject(marked);
    expect(await noticesOf(joy, 'Stop HARKNESS Formwork Ltd')).toEqual([]);
    await joy.call(labourApi.finish, { ...on(session), body: { reported: reported('13:00') } });
    expect(await read(session)).toMatchObject({ ...marked, finishedAt: at('13:00') });
    await priya.call(labourApi.finish, { ...on(theirs), body: { reported: reported('12:00') } });
    expect(await start({ ...harkness, reported: reported('11:00') })).toMatchObject({
      reviewReason: expect.stringContaining('from 07:40 to 12:00 (Priya Raman)'),
    });
  });

  it('of a company is not marked after its morning, beside other firms, or with signal', async () => {
    setClock('07:30');
    const morning = await start(harkness, priya);
    await start({ ...harkness, company: 'Bower Steelfixing' }, priya);
    const elsewhere = (await us.project()).id;
    await priya.call(labourApi.start, { body: { ...harkness, projectId: elsewhere } });
    setClock('12:00');
    await priya.call(labourApi.finish, { ...on(morning), body: {} });
    setClock('14:00');
    const free = { needsReview: false, reviewReason: null };
    expect(await start({ ...harkness, reported: reported('12:45') })).toMatchObject(free);
    expect(await start(harkness)).toMatchObject(free);
  });

  it('is refused on a day that is signed off, by a code of its own', async () => {
    const date = '2026-11-11';
    await inUs((tx) => tx.insert(diaryDays).values({ projectId, date, status: 'approved' }));
    const late = { ...harkness, reported: reported('2026-11-11T07:30:00.000Z') };
    expect(await refusedStart(late)).toMatchObject({
      code: 'labour.day_is_signed_off',
      message: 'This day is signed off on this contract.',
    });
  });
});

it('is refused with who has finished the crew already, and when', async () => {
  setClock('07:30');
  const session = await start(harkness);
  setClock('12:02');
  await priya.call(labourApi.finish, { ...on(session), body: {} });
  setClock('14:00');
  const current = { id: session.id, finishedAt: at('12:02'), finishedByName: 'Priya Raman' };
  const body = { reported: reported('13:00') };
  for (const response of [
    await joy.send(labourApi.pause, { ...on(session), body: { ...body, reason: 'lunch' } }),
    await joy.send(labourApi.resume, { ...on(session), body }),
    await joy.send(labourApi.finish, { ...on(session), body }),
  ])
    expect(response.json()).toMatchObject({ code: 'labour.is_finished', current });
});

describe('the ticks of a roll call', () => {
  const date = '2026-11-12';
  const list = () => joy.call(rollCallApi.rollCallTicks, { params: { projectId, date } });

  it('keep the first time, which is never later than now, and can be removed twice', async () => {
    const { id: workerId } = await us.worker();
    const session = await start({ crewKind: 'worker', workerId });
    const params = { projectId, date, labourSessionId: session.id, workerId };
    const tick = (by: typeof joy, time: string) =>
      by.call(rollCallApi.tick, { params, body: { accountedAt: at(time) } });
    expect(await tick(joy, '18:00')).toMatchObject({
      ...{ labourSessionId: session.id, workerId },
      ...{ accountedAt: at('14:00'), createdBy: joy.actor.userId },
    });
    expect(await tick(priya, '13:00')).toMatchObject({ accountedAt: at('14:00') });
    const crew = { ...params, workerId: 0 };
    await joy.call(rollCallApi.tick, { params: crew, body: {} });
    expect((await list()).map((row) => row.workerId)).toEqual([workerId, 0]);
    for (const _ of [1, 2]) await joy.send(rollCallApi.untick, { params });
    expect((await list()).map((row) => row.workerId)).toEqual([0]);
  });

  it('are for a session on that contract and people of the company, by users who may change it', async () => {
    const session = await start(harkness);
    const params = { projectId, date, labourSessionId: session.id, workerId: 0 };
    const statusOf = async (by: typeof joy, over: object) =>
      (await by.send(rollCallApi.tick, { params: { ...params, ...over }, body: {} })).statusCode;
    const other = { projectId: (await us.project()).id };
    const stranger = { workerId: (await (await api.organization()).worker()).id };
    const viewer = await us.member({ role: 'Viewer' });
    expect([
      await statusOf(joy, other),
      await statusOf(joy, stranger),
      await statusOf(joy, { workerId: -1 }),
      await statusOf(viewer, {}),
    ]).toEqual([404, 404, 400, 403]);
    expect(await viewer.call(rollCallApi.rollCallTicks, { params: { projectId, date } })).toEqual(
      [],
    );
  });
});
