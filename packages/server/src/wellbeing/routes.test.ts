import { readFileSync } from 'node:fs';
import { labourApi } from '@sitewright/domain/labour/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { emptyCounts } from '@sitewright/domain/wellbeing/weeks';
import { aCheckIn, aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { wellbeingWeeks } from './table.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });

const checkIn = (by: Caller, over = {}) => by.send(wellbeingApi.checkIn, { body: aCheckIn(over) });
const summary = (query = {}) => director.call(wellbeingApi.summary, { query });

const within = (query: SQL) => asOrganization(api.pools.app, us.id, (tx) => tx.execute(query));

/** What the log and the keys tell of what somebody did. */
async function tracesOf(...people: Caller[]) {
  const ids = sql.param(people.map(({ actor }) => actor.userId));
  const { rows } = await within(sql`
    select action from activity_logs where user_id = any(${ids}::int[])
    union all select endpoint from idempotency_keys where user_id = any(${ids}::int[])`);
  return rows;
}

/** So many different people answer. */
async function answersFor(projectId: number, ...moods: number[]) {
  for (const mood of moods)
    expect((await checkIn(await us.member(), { projectId, mood })).statusCode).toBe(204);
}

describe('a check-in', () => {
  it('is shown to nobody while four have answered, and as an average once five have', async () => {
    const { id: projectId } = await us.project();
    await answersFor(projectId, 1, 2, 3, 4);
    expect((await summary({ projectId })).weeks).toEqual([]);
    expect((await summary()).weeks).toEqual([]);

    await answersFor(projectId, 5);
    expect((await summary({ projectId })).weeks).toMatchObject([{ answers: 5, mood: 3 }]);

    await answersFor(projectId, 1);
    expect((await summary({ projectId })).weeks).toMatchObject([{ answers: 5, mood: 3 }]);
  });

  it('is counted once a week for each person, also on a relaxed server', async () => {
    const member = await us.member();
    expect((await member.call(wellbeingApi.read, {})).hasCheckedIn).toBe(false);
    expect((await checkIn(member)).statusCode).toBe(204);
    expect((await checkIn(member)).json()).toMatchObject({ code: 'wellbeing.checked_in' });
    expect((await member.call(wellbeingApi.read, {})).hasCheckedIn).toBe(true);
  });

  it('is not spent on a contract that is not there', async () => {
    const member = await us.member();
    expect((await checkIn(member, { projectId: 2_000_000_000 })).statusCode).toBe(404);
    expect((await checkIn(member)).statusCode).toBe(204);
  });

  it('leaves neither a row in the log nor a key, and answers nothing', async () => {
    const member = await us.member();
    const ask = { body: aCheckIn() };
    const reply = await member.send(wellbeingApi.checkIn, ask, { 'idempotency-key': 'once' });
    expect([reply.statusCode, reply.body, reply.headers.location]).toEqual([204, '', undefined]);
    expect(await tracesOf(member)).toEqual([]);
  });

  it('is for who may see such figures', async () => {
    const manager = await us.member({ role: 'Contracts Manager' });
    expect((await manager.send(wellbeingApi.summary, { query: {} })).statusCode).toBe(403);
  });
});

describe('the counts of a week', () => {
  it('have no column that leads to a person, and none that tells when', () => {
    expect(Object.keys(getTableColumns(wellbeingWeeks)).toSorted()).toEqual([
      'answers',
      'counts',
      'id',
      'organizationId',
      'projectId',
      'shownAnswers',
      'shownCounts',
      'week',
    ]);
    const led = getTableConfig(wellbeingWeeks).foreignKeys.map(
      (key) => getTableConfig(key.reference().foreignTable).name,
    );
    expect(led.toSorted()).toEqual(['organizations', 'projects']);
  });

  it('tell nothing of one answer to who asks the database what was written together', async () => {
    const member = await us.member();
    const { userId } = member.actor;
    const seenLongAgo =
      "update sessions set last_seen_at = now() - interval '1 h' where user_id = $1";
    await api.pools.owner.query(seenLongAgo, [userId]);
    const { id: projectId } = await us.project();
    await checkIn(member, { projectId, mood: 1 });
    const { rows } = await within(sql`
      select s.user_id as "userId", w.counts, w.shown_counts as shown
      from sessions s join wellbeing_weeks w on w.xmin = s.xmin`);
    expect(rows).toEqual([{ userId, counts: { sealed: expect.any(String) }, shown: emptyCounts }]);
  });

  it('are referred to by no other table', async () => {
    const { rows } = await api.pools.owner.query(
      `select conname from pg_constraint where confrelid = 'wellbeing_weeks'::regclass`,
    );
    expect(rows).toEqual([]);
  });

  it('are written by no code that also writes down who answered', () => {
    const code = readFileSync(new URL('./check-ins.ts', import.meta.url), 'utf8');
    expect(code.match(/createdBy|updatedBy|recordActivity/g)).toBeNull();
  });
});

describe('a call back', () => {
  const listen = async (listener: Caller) =>
    director.call(wellbeingApi.setSupporter, {
      params: { userId: listener.actor.userId },
      body: { phone: '07700 900456' },
    });

  it('is seen by the two people alone, from open to closed', async () => {
    const [asker, listener, admin] = [
      await us.member(),
      await us.member(),
      await us.member({ role: 'Managing Director', isOrganizationAdmin: true }),
    ];
    await listen(listener);
    const body = { supporterId: listener.actor.userId, message: 'I cannot sleep' };
    const { id: callBackId } = await asker.call(wellbeingApi.askForCall, { body });
    for (const user of [asker, listener])
      expect(await user.call(wellbeingApi.callBacks, {})).toMatchObject([{ id: callBackId }]);
    expect(await admin.call(wellbeingApi.callBacks, {})).toEqual([]);

    const params = { callBackId };
    expect((await admin.send(wellbeingApi.close, { params })).statusCode).toBe(404);
    expect((await asker.send(wellbeingApi.contact, { params })).statusCode).toBe(403);
    expect(await listener.call(wellbeingApi.contact, { params })).toMatchObject({
      status: 'contacted',
    });
    expect(await asker.call(wellbeingApi.close, { params })).toMatchObject({ status: 'closed' });
    expect(await tracesOf(asker, listener)).toEqual([]);
    // Were nothing ever found, that would prove nothing.
    expect(await tracesOf(director)).not.toEqual([]);
  });

  it('tells the supporter by letter that somebody asked, and no more', async () => {
    const [asker, listener] = [await us.member(), await us.member()];
    await listen(listener);
    const body = { supporterId: listener.actor.userId, message: 'I cannot sleep', phone: '07700' };
    await asker.call(wellbeingApi.askForCall, { body });
    const letter = (await api.letters()).findLast(({ to }) => to === listener.actor.username);
    expect(letter?.text).toContain('/wellbeing');
    for (const secret of ['sleep', '07700', asker.actor.username])
      expect(JSON.stringify(letter)).not.toContain(secret);
  });

  it('is sealed: who reads the database learns neither what was said nor where to call', async () => {
    const [asker, listener] = [await us.member(), await us.member()];
    await listen(listener);
    const { userId: supporterId } = listener.actor;
    const body = { supporterId, message: 'I cannot sleep', phone: '07700 900789' };
    expect(await asker.call(wellbeingApi.askForCall, { body })).toMatchObject(body);
    expect(await listener.call(wellbeingApi.callBacks, {})).toMatchObject([body]);
    const { rows } = await within(sql`select * from wellbeing_call_backs`);
    expect(JSON.stringify(rows)).not.toMatch(/sleep|900789/);
  });

  it('is not asked of somebody who has left the company', async () => {
    const [asker, gone] = [await us.member(), await us.member()];
    const { userId } = gone.actor;
    await listen(gone);
    await within(sql`update user_organizations set is_active = false where user_id = ${userId}`);
    const { supporters } = await asker.call(wellbeingApi.read, {});
    expect(supporters.map((user) => user.userId)).not.toContain(userId);
    const ask = { body: { supporterId: userId } };
    expect((await asker.send(wellbeingApi.askForCall, ask)).statusCode).toBe(404);
  });

  it('is asked of somebody who listens', async () => {
    const [asker, other] = [await us.member(), await us.member()];
    const body = { supporterId: other.actor.userId };
    expect((await asker.send(wellbeingApi.askForCall, { body })).statusCode).toBe(404);
    await listen(other);
    const params = { userId: other.actor.userId };
    await director.send(wellbeingApi.removeSupporter, { params });
    expect((await asker.send(wellbeingApi.askForCall, { body })).statusCode).toBe(404);
  });
});

it('counts what the sessions say of fatigue, and of one’s own hours', async () => {
  const { id: projectId } = await us.project();
  const { id: workerId } = await us.worker();
  const member = await us.member({ role: 'Site Manager' });
  const { username } = member.actor;
  await within(sql`update workers set email = upper(${username}) where id = ${workerId}`);
  const before = await summary();
  const { id } = await member.call(labourApi.start, {
    body: { projectId, crewKind: 'worker', workerId },
  });
  const start = sql`now() - interval '13 hours'`;
  await within(sql`update labour_sessions set started_at = ${start} where id = ${id}`);
  await within(sql`update labour_segments set started_at = ${start} where session_id = ${id}`);

  const flags = ({ fatigue }: typeof before) => ({
    longShifts: fatigue.reduce((sum, { longShifts }) => sum + longShifts, 0),
    missedBreaks: fatigue.reduce((sum, { missedBreaks }) => sum + missedBreaks, 0),
  });
  expect(flags(await summary())).toEqual({
    longShifts: flags(before).longShifts + 1,
    missedBreaks: flags(before).missedBreaks + 1,
  });
  const { hours } = await member.call(wellbeingApi.read, {});
  expect(hours?.averageHours).toBe(13);
  expect((await director.call(wellbeingApi.read, {})).hours).toBeNull();
});

it('keeps a toolbox talk with who was there, until it goes to the bin', async () => {
  const supervisor = await us.member({ role: 'Site Supervisor' });
  const { id: projectId } = await us.project();
  const talk = await supervisor.call(wellbeingApi.recordTalk, { body: aTalkDraft({ projectId }) });
  expect(talk).toMatchObject({ attendees: ['Ben Carter', 'Marek Nowak'], topic: 'talking' });
  const query = { projectId };
  expect(await director.call(wellbeingApi.talks, { query })).toEqual([talk]);

  const params = { toolboxTalkId: talk.id };
  const other = await us.member({ role: 'Site Supervisor' });
  expect((await other.send(wellbeingApi.removeTalk, { params })).statusCode).toBe(403);
  expect((await supervisor.send(wellbeingApi.removeTalk, { params })).statusCode).toBe(204);
  expect(await director.call(wellbeingApi.talks, { query })).toEqual([]);
});

it('prints the poster', async () => {
  const { headers, rawPayload } = await director.send(wellbeingApi.poster, {});
  expect(headers['content-type']).toBe('application/pdf');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
