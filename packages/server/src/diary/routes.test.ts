import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { dateWindow, outsideWindow } from '@sitewright/domain/diary/date-window';
import {
  alreadySignedOff,
  amendReasonNeeded,
  dayHasCrews,
  dayHasEntries,
  dayInFuture,
  signedOffDayLocked,
} from '@sitewright/domain/diary/day-status';
import {
  aDiaryCommentDraft,
  aDiaryEntryDraft,
  laborText,
} from '@sitewright/domain/diary/diary-entry.fixture';
import {
  entryStaysOnContract,
  entryStaysOnDay,
  notYours,
  tooLate,
} from '@sitewright/domain/diary/rules';
import { filesApi } from '@sitewright/domain/files/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { latestFirstSql } from './entries.ts';

const api = await testApi();
const today = londonDay(new Date());
const date = daysAfter(today, -1);

/** A contract with its users. */
async function aSite() {
  const us = await api.organization();
  const { id: projectId, slug } = await us.project();
  const manager = await us.member({ role: 'Site Manager' });
  const write = (over = {}, caller: Caller = manager) =>
    caller.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date, ...over }) });
  const day = { params: { projectId, date } };
  const signOff = (despiteGaps = true, caller: Caller = manager) =>
    caller.send(diaryApi.signOff, { ...day, body: { name: 'Joy Okafor', despiteGaps } });
  const readDay = () => manager.call(diaryApi.day, day);
  return { us, projectId, slug, manager, write, day, signOff, readDay };
}

const run = (organizationId: number, statement: SQL) =>
  asOrganization(api.pools.app, organizationId, (tx) => tx.execute(statement));

const of = ({ id }: { id: number }) => ({ params: { diaryEntryId: id } });

describe('an entry', () => {
  it('is created, read, listed, edited and deleted', async () => {
    const { manager, projectId, slug, write } = await aSite();
    const labor = laborText({ startTime: '22:00', finishTime: '06:00' });
    const made = await write({ labor, weatherImpact: '', sharedWith: [] });
    expect(made).toMatchObject({
      projectId,
      date: `${date}T00:00:00.000Z`,
      author: 'Ann Ray',
      userId: manager.actor.userId,
      type: 'labour',
      company: 'Harkness Formwork',
      hours: '8.0',
      weatherImpact: null,
      photos: [],
      isAmended: false,
      version: 1,
    });
    expect(JSON.parse(made.labor)).toMatchObject({ jobRole: 'Carpenter' });
    expect(await manager.call(diaryApi.read, of(made))).toEqual(made);
    expect(await manager.call(diaryApi.list, { query: { projectId } })).toEqual([made]);
    expect(await manager.call(diaryApi.listBySlug, { params: { slug }, query: {} })).toEqual([
      made,
    ]);

    const changed = { workSummary: 'Lift 6', labor: laborText({ type: 'plant', company: '' }) };
    const edited = await manager.call(diaryApi.edit, { ...of(made), body: changed });
    expect(edited).toMatchObject({
      workSummary: 'Lift 6',
      type: 'plant',
      company: null,
      hours: '9.0',
      version: 2,
    });

    expect((await manager.send(diaryApi.remove, of(made))).statusCode).toBe(204);
    expect((await manager.send(diaryApi.read, of(made))).statusCode).toBe(404);
  });

  it("stores its author's time and names, beside our own", async () => {
    const { write, manager } = await aSite();
    const createdAt = '2026-03-29T01:30:00.000Z';
    const made = await write({ createdAt, author: 'Sam Whitlow' });
    expect(made).toMatchObject({ createdAt, author: 'Sam Whitlow' });
    expect(Math.abs(Date.parse(made.recordedAt) - Date.now())).toBeLessThan(60_000);
    const later = await manager.call(diaryApi.edit, {
      ...of(made),
      body: { createdAt: '2026-04-01T00:00:00.000Z' },
    });
    expect(later.createdAt).toBe(createdAt);
  });

  it('is accepted in the older format too, with errors for wrong fields', async () => {
    const { manager, projectId, write } = await aSite();
    const older = {
      type: 'plant',
      plantType: '13 t excavator',
      dayRate: 9000,
      workingHours: '7.5',
    };
    expect(await write({ labor: JSON.stringify(older) })).toMatchObject({
      type: 'plant',
      plant: '13 t excavator',
      hours: '7.5',
    });
    const labor = JSON.stringify({ ...older, type: 'labour' });
    const body = aDiaryEntryDraft({ projectId, date, labor });
    const refused = await manager.send(diaryApi.create, { body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ labor: 'Day rate must be between 0 and 2,000' });
  });

  it('is about a day within the last year and the next 30 days', async () => {
    const { manager, projectId, write } = await aSite();
    const { from, to } = dateWindow(today);
    for (const edge of [from, to]) expect(await write({ date: edge })).toHaveProperty('id');
    for (const beyond of [daysAfter(from, -1), daysAfter(to, 1)]) {
      const body = aDiaryEntryDraft({ projectId, date: beyond });
      const refused = await manager.send(diaryApi.create, { body });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ date: outsideWindow.message });
    }
    const made = await write();
    const moved = { ...of(made), body: { date: daysAfter(to, 1) } };
    expect((await manager.send(diaryApi.edit, moved)).json().fields).toHaveProperty('date');
  });

  it('is stored once when it is sent twice within ten seconds, even at the same time', async () => {
    const { manager, projectId, write } = await aSite();
    const createdAt = '2026-03-02T09:00:00.000Z';
    const pair = await Promise.all([write({ createdAt }), write({ createdAt })]);
    const again = await write({ createdAt: '2026-03-02T09:00:10.000Z' });
    expect(new Set([...pair, again].map(({ id }) => id)).size).toBe(1);
    await write({ createdAt: '2026-03-02T09:00:21.000Z' });
    await write({ createdAt, workSummary: 'Something else' });
    expect(await manager.call(diaryApi.list, { query: { projectId } })).toHaveLength(3);
  });

  it('stays on its contract, and reports who changed it first', async () => {
    const { us, manager, write } = await aSite();
    const { id: projectId } = await us.project();
    const made = await write();
    const elsewhere = await manager.send(diaryApi.edit, { ...of(made), body: { projectId } });
    expect(elsewhere.json().fields).toEqual({ projectId: entryStaysOnContract.message });
    await write();
    await manager.call(diaryApi.edit, { ...of(made), body: { workSummary: 'First' } });
    const stale = { ...of(made), body: { workSummary: 'Second', version: 1 } };
    expect((await manager.send(diaryApi.edit, stale)).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { workSummary: 'First' },
    });
  });

  it('shows its photos', async () => {
    const { manager, write } = await aSite();
    const made = await write();
    const photo = await manager.call(filesApi.addEntryPhoto, {
      ...of(made),
      query: {},
      file: aPicture(),
    });
    const read = await manager.call(diaryApi.read, of(made));
    expect(read.photos.map(({ id, url }) => ({ id, url }))).toEqual([
      { id: photo.id, url: photo.url },
    ]);
  });

  it('takes photos that were uploaded to its contract, and no others', async () => {
    const { manager, write, projectId } = await aSite();
    const upload = async (id: number) =>
      (await manager.call(filesApi.add, { params: { projectId: id }, query: {}, file: aPicture() }))
        .id;
    const sent = (id: number) => ({
      ...{ id, url: '/x', filename: 'x.png', size: 1, type: 'png' as const },
      uploadedAt: '2026-11-15T09:00:00.000Z',
    });
    const photoId = await upload(projectId);
    const made = await write({ photos: [sent(photoId)] });
    expect(made.photos).toMatchObject([{ id: photoId, type: 'image/webp' }]);
    const link = async (entry: { id: number }, id: number) =>
      manager.send(diaryApi.edit, { ...of(entry), body: { photos: [sent(id)] } });
    expect((await link(made, photoId)).json().photos).toHaveLength(1);
    const other = await write({ workSummary: 'Another' });
    expect((await link(other, await upload(projectId))).json().photos).toHaveLength(1);
    for (const [id, status] of [
      [photoId, 409],
      [2_000_000_000, 404],
    ] as const) {
      const refused = await link(other, id);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
        status,
        ['photos'],
      ]);
    }
  });

  it('is emailed to everyone it is shared with, once each', async () => {
    const { manager, write, slug } = await aSite();
    const reader = `${crypto.randomUUID()}@client.example`;
    const second = `${crypto.randomUUID()}@client.example`;
    const made = await write({ sharedWith: [reader, reader.toUpperCase()] });
    const sharedWith = [reader, second];
    await manager.call(diaryApi.edit, { ...of(made), body: { sharedWith } });
    await manager.call(diaryApi.edit, { ...of(made), body: { workSummary: 'Lift 6' } });
    const letters = (await api.letters()).filter(({ to }) => sharedWith.includes(to.toLowerCase()));
    expect(letters.map(({ to }) => to.toLowerCase())).toEqual([reader, second]);
    expect(letters[0]?.subject).toContain('Site diary: Quay Street');
    expect(letters[0]?.text).toContain(`/project/${slug}?date=${date}`);
    expect(letters[0]?.text).toContain(made.workSummary);
  });
});

describe('a user who may change only their own entries', () => {
  it('can do so for one day, and other users cannot', async () => {
    const { us, manager, write } = await aSite();
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const own = await write({}, supervisor);
    const body = { workSummary: 'Corrected' };
    expect((await supervisor.send(diaryApi.edit, { ...of(own), body })).statusCode).toBe(200);
    const others = await write({ workSummary: 'By the manager' });
    const refused = await supervisor.send(diaryApi.edit, { ...of(others), body });
    expect(refused.json()).toMatchObject({ code: notYours.code });

    const aged = sql`created_at = now() - interval '24 hours 1 minute'`;
    await run(us.id, sql`update diary_entries set ${aged} where id = ${own.id}`);
    expect((await supervisor.send(diaryApi.edit, { ...of(own), body })).json()).toMatchObject({
      code: tooLate.code,
    });
    expect((await supervisor.send(diaryApi.remove, of(own))).json()).toMatchObject({
      code: tooLate.code,
    });
    expect((await manager.send(diaryApi.edit, { ...of(own), body })).statusCode).toBe(200);
    // A Site Manager updates any entry, and deletes those they wrote.
    expect((await manager.send(diaryApi.remove, of(own))).json()).toMatchObject({
      code: notYours.code,
    });
  });
});

describe('the list', () => {
  it('runs from the latest day to the first, page by page, without duplicates or gaps', async () => {
    const { manager, projectId, write } = await aSite();
    for (const back of [3, 1, 2, 1, 3, 2, 1])
      await write({ date: daysAfter(today, -back), workSummary: crypto.randomUUID() });
    const all = await manager.call(diaryApi.list, { query: { projectId } });
    const places = all.map((entry) => `${entry.date} ${String(entry.id).padStart(9, '0')}`);
    expect(places).toEqual(places.toSorted().reverse());

    const idsFrom = async (url: string): Promise<number[]> => {
      const page = await api.app.inject({ url, headers: manager.session });
      const ids = page.json().map(({ id }: { id: number }) => id);
      const next = /<(.*)>/.exec(String(page.headers.link ?? ''))?.[1];
      return next ? [...ids, ...(await idsFrom(next))] : ids;
    };
    const seen = await idsFrom(`/api/diary-entries?projectId=${projectId}&limit=2`);
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('uses an index and is never sorted, however long it is', async () => {
    const { us, projectId } = await aSite();
    const list = sql.raw(`select id from diary_entries order by ${latestFirstSql} limit 51`);
    const ofProject = sql.raw(
      `select id from diary_entries where project_id = ${projectId} order by ${latestFirstSql} limit 51`,
    );
    for (const statement of [list, ofProject]) {
      const { rows } = await asOrganization(api.pools.app, us.id, async (tx) => {
        await tx.execute(sql`set local enable_sort = off`);
        return tx.execute(sql`explain ${statement}`);
      });
      const plan = JSON.stringify(rows);
      expect(plan).toContain('_date_id_index');
      expect(plan).not.toContain('Sort');
    }
  });

  it('filters, and sums the matching entries', async () => {
    const { manager, projectId, write } = await aSite();
    await write({ weatherImpact: 'Stood down' });
    await write({ labor: laborText({ type: 'plant', company: 'Tarn 100%', finishTime: '09:30' }) });
    await write({ labor: laborText({ company: 'harkness formwork' }), date: today });
    const found = async (query: object) =>
      (await manager.call(diaryApi.list, { query: { projectId, ...query } })).length;
    expect(await found({})).toBe(3);
    expect(await found({ type: 'plant' })).toBe(1);
    expect(await found({ from: today })).toBe(1);
    expect(await found({ to: date })).toBe(2);
    expect(await found({ hasWeatherImpact: 'true' })).toBe(1);
    expect(await found({ hasPhotos: 'true' })).toBe(0);
    expect(await found({ q: 'tarn 100%' })).toBe(1);
    expect(await found({ q: '1_0%' })).toBe(0);
    expect(await found({ userId: manager.actor.userId })).toBe(3);
    expect(await manager.call(diaryApi.totals, { query: { projectId } })).toEqual({
      entries: 3,
      hours: '19.5',
      companies: 2,
      days: 2,
    });
  });
});

describe('a day', () => {
  it('sums its entries, and shows what is missing', async () => {
    const { write, readDay } = await aSite();
    await write({ labor: laborText({ operatives: 9, finishTime: '13:30' }) });
    await write({ labor: laborText({ type: 'plant', company: 'Tarn Plant Hire' }) });
    expect(await readDay()).toMatchObject({
      status: 'draft',
      mark: 'draft',
      entries: 2,
      peopleOnSite: 9,
      labourHours: '49.5',
      hoursLost: '0.0',
      gaps: [{ code: 'no-weather', blocks: false }],
      sections: 10,
    });
  });

  it('is wet by the weather record, until an entry describes the effect of the rain', async () => {
    const { write, readDay } = await aSite();
    await write({ weather: { precipitation: 6.2 } });
    expect((await readDay()).gaps).toMatchObject([
      { sentence: '6.2 mm of rain fell, but no entry records its impact.' },
    ]);
    await write({ weatherImpact: 'Pour moved to Friday' });
    expect((await readDay()).gaps).toEqual([]);
  });

  it('is shown in the calendar', async () => {
    const { manager, projectId, write, signOff } = await aSite();
    const [first, holiday, ahead] = [-1, -2, 1].map((days) => daysAfter(today, days));
    await write();
    await manager.call(diaryApi.setNoWork, {
      params: { projectId, date: found(holiday) },
      body: { reason: 'Site closed' },
    });
    const query = { from: found(holiday), to: found(ahead) };
    const marks = async () =>
      (await manager.call(diaryApi.days, { params: { projectId }, query })).days.map(
        ({ mark }) => mark,
      );
    expect(await marks()).toEqual(['no-work', 'draft', 'draft', 'ahead']);
    await signOff();
    expect(await marks()).toEqual(['no-work', 'complete', 'draft', 'ahead']);
    const long = { from: '2020-01-01', to: found(first) };
    const refused = await manager.send(diaryApi.days, { params: { projectId }, query: long });
    expect(refused.json().fields).toEqual({ to: 'Choose a period of up to 400 days' });
  });

  it('without work has no entries, and a new entry reverts that', async () => {
    const { manager, day, write, readDay } = await aSite();
    const body = { reason: 'Site closed' };
    expect(await manager.call(diaryApi.setNoWork, { ...day, body })).toMatchObject({
      isNoWork: true,
      noWorkReason: 'Site closed',
      gaps: [],
    });
    expect(await manager.call(diaryApi.removeNoWork, day)).toMatchObject({ isNoWork: false });
    await manager.call(diaryApi.setNoWork, { ...day, body });
    await write();
    expect(await readDay()).toMatchObject({ isNoWork: false, noWorkReason: null });
    const refused = await manager.send(diaryApi.setNoWork, { ...day, body });
    expect(refused.json()).toMatchObject({ code: dayHasEntries.code });
  });
});

describe('a crew at work', () => {
  it('is counted, and blocks the sign-off until it has finished', async () => {
    const { manager, projectId, readDay, signOff, write, us } = await aSite();
    await write();
    const crew = { crewKind: 'company', company: 'Dunmore Civils', operatives: 6 } as const;
    const { id } = await manager.call(labourApi.start, { body: { projectId, ...crew } });
    const began = sql`started_at - interval '1 day'`;
    await run(us.id, sql`update labour_sessions set started_at = ${began} where id = ${id}`);
    expect(await readDay()).toMatchObject({ peopleOnSite: 7 });
    const refused = await signOff();
    expect(refused.json().message).toBe(
      'Dunmore Civils is still on the clock. Stop this crew first.',
    );
  });

  it('works on a day that is not one without work', async () => {
    const { manager, projectId } = await aSite();
    const crew = { crewKind: 'company', company: 'Dunmore Civils', operatives: 6 } as const;
    await manager.call(labourApi.start, { body: { projectId, ...crew } });
    const day = { params: { projectId, date: today }, body: { reason: 'Rain' } };
    const refused = await manager.send(diaryApi.setNoWork, day);
    expect(refused.json().message).toBe(dayHasCrews(['Dunmore Civils']).message);
  });
});

describe('the sign-off', () => {
  it('needs an entry, the gaps to be accepted, and a day that is not in the future', async () => {
    const { manager, projectId, write, signOff, readDay } = await aSite();
    const empty = await signOff();
    expect(empty.statusCode).toBe(409);
    expect(empty.json().message).toBe('No entry has been logged for this day.');
    await write();
    const gap = 'No weather has been recorded for this day.';
    expect((await signOff(false)).json()).toMatchObject({
      message: gap,
      fields: { despiteGaps: gap },
    });
    const ahead = { params: { projectId, date: daysAfter(today, 1) }, body: { name: 'Joy' } };
    expect((await manager.send(diaryApi.signOff, ahead)).json().code).toBe(dayInFuture.code);
    expect((await signOff()).json()).toMatchObject({
      status: 'approved',
      mark: 'complete',
      signedOffByName: 'Joy Okafor (signed in as Ann Ray)',
      acceptedGaps: [gap],
      gaps: [],
    });
    expect((await readDay()).signedOffAt).not.toBeNull();
  });

  it('is for users who may update any entry; submitting is for all who write', async () => {
    const { us, day, write, signOff } = await aSite();
    const supervisor = await us.member({ role: 'Site Supervisor' });
    await write({}, supervisor);
    expect((await signOff(true, supervisor)).statusCode).toBe(403);
    expect(await supervisor.call(diaryApi.submit, day)).toMatchObject({
      status: 'submitted',
      submittedByName: 'Ann Ray',
      mark: 'submitted',
    });
    expect((await signOff()).json()).toMatchObject({ status: 'approved' });
    expect((await supervisor.send(diaryApi.submit, day)).json().code).toBe(alreadySignedOff.code);
  });

  it('happens once, however many sign at the same time', async () => {
    const { write, signOff } = await aSite();
    await write();
    const answers = await Promise.all([signOff(), signOff(), signOff()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('does not overlap with an entry: it was there before, or it needs a reason', async () => {
    for (let round = 0; round < 5; round++) {
      const { manager, projectId, write, signOff } = await aSite();
      await write();
      const body = aDiaryEntryDraft({ projectId, date, workSummary: 'Late' });
      const [written, signed] = await Promise.all([
        manager.send(diaryApi.create, { body }),
        signOff(),
      ]);
      expect(signed.statusCode).toBe(200);
      const { entries } = signed.json();
      expect([entries, written.statusCode]).toEqual(entries === 2 ? [2, 201] : [1, 409]);
    }
  });
});

describe('after the sign-off', () => {
  async function aSignedDay() {
    const site = await aSite();
    const entry = await site.write();
    await site.signOff();
    return { ...site, entry };
  }

  it('nothing changes without a reason, and nothing is deleted', async () => {
    const { manager, projectId, day, entry, write } = await aSignedDay();
    const refusal = { code: amendReasonNeeded.code, fields: { reason: amendReasonNeeded.message } };
    const edit = { ...of(entry), body: { workSummary: 'Otherwise' } };
    expect((await manager.send(diaryApi.edit, edit)).json()).toMatchObject(refusal);
    const body = aDiaryEntryDraft({ projectId, date, workSummary: 'Forgotten' });
    expect((await manager.send(diaryApi.create, { body })).json()).toMatchObject(refusal);
    expect((await manager.send(diaryApi.remove, of(entry))).json().code).toBe(
      signedOffDayLocked.code,
    );
    const other = await write({ date: today });
    const into = { ...of(other), body: { date } };
    expect((await manager.send(diaryApi.edit, into)).json()).toMatchObject(refusal);
    const outOf = { ...of(entry), body: { date: today, reason: 'It was today' } };
    expect((await manager.send(diaryApi.edit, outOf)).json()).toMatchObject({
      fields: { date: entryStaysOnDay.message },
    });
    const noWork = { ...day, body: { reason: 'Closed' } };
    expect((await manager.send(diaryApi.setNoWork, noWork)).statusCode).toBe(409);
  });

  it('a reason amends it, and both versions are stored for ever', async () => {
    const { us, manager, entry, write, readDay } = await aSignedDay();
    const body = { workSummary: 'Grid E, not D', reason: 'Wrong grid' };
    const edited = await manager.call(diaryApi.edit, { ...of(entry), body });
    expect(edited.isAmended).toBe(true);
    expect((await readDay()).status).toBe('amended');
    const [amendment, ...rest] = await manager.call(diaryApi.amendments, of(entry));
    expect(rest).toEqual([]);
    expect(amendment).toMatchObject({
      reason: 'Wrong grid',
      before: { workSummary: entry.workSummary },
      after: { workSummary: 'Grid E, not D' },
      amendedByName: 'Ann Ray',
    });
    const added = await write({ workSummary: 'Forgotten', reason: 'Left in the van' });
    expect(await manager.call(diaryApi.amendments, of(added))).toMatchObject([{ before: null }]);
    expect(await manager.call(diaryApi.read, of(added))).toMatchObject({ isAmended: true });
    await expect(run(us.id, sql`update diary_amendments set reason = 'x'`)).rejects.toMatchObject({
      cause: { message: 'diary_amendments is never changed' },
    });
  });
});

describe('the comments on a day', () => {
  it('are added, listed in order, and deleted by their authors', async () => {
    const { us, manager, projectId, write, signOff } = await aSite();
    const entry = await write();
    const params = { projectId };
    const say = (comment: string, recordId?: number) =>
      manager.call(diaryApi.comment, {
        params,
        body: aDiaryCommentDraft({ date, comment, recordId }),
      });
    const first = await say('First', entry.id);
    const second = await say('Second');
    expect(first).toMatchObject({
      author: 'Ann Ray',
      recordId: entry.id,
      recordType: 'diary_entry',
    });
    const list = () => manager.call(diaryApi.comments, { params, query: { date } });
    expect(await list()).toEqual([first, second]);
    const commentParams = { params: { diaryCommentId: first.id } };
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const reaction = { params: { diaryCommentId: first.id, emoji: '👍' } } as const;
    await supervisor.call(diaryApi.react, reaction);
    await supervisor.call(diaryApi.react, reaction);
    expect((await list())[0]?.reactions).toMatchObject([{ emoji: '👍', count: 1, isMine: false }]);
    expect((await supervisor.call(diaryApi.takeReactionBack, reaction)).reactions).toEqual([]);
    expect((await supervisor.send(diaryApi.removeComment, commentParams)).statusCode).toBe(403);
    expect((await manager.send(diaryApi.removeComment, commentParams)).statusCode).toBe(204);
    expect(await list()).toEqual([second]);
    await signOff();
    const sealed = { params: { diaryCommentId: second.id } };
    expect((await manager.send(diaryApi.removeComment, sealed)).json().code).toBe(
      signedOffDayLocked.code,
    );
  });
});

describe('a deleted entry', () => {
  async function aDeletedEntry() {
    const site = await aSite();
    const director = await site.us.member({ role: 'Director' });
    const entry = await site.write();
    await site.manager.call(filesApi.addEntryPhoto, { ...of(entry), query: {}, file: aPicture() });
    const full = await director.call(diaryApi.read, of(entry));
    await director.send(diaryApi.remove, of(entry));
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'diary' } });
    const restore = () =>
      director.send(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    return { ...site, director, entry: full, item, restore };
  }

  it('is named by its contract, its day and its text', async () => {
    const { item, entry } = await aDeletedEntry();
    const day = date.split('-').reverse().join('/');
    expect(item?.recordName).toMatch(new RegExp(`^.+, ${day}: ${entry.workSummary}$`));
  });

  it('is restored with its photos', async () => {
    const { director, entry, restore } = await aDeletedEntry();
    expect(entry.photos).toHaveLength(1);
    expect((await restore()).statusCode).toBe(200);
    expect(await director.call(diaryApi.read, of(entry))).toEqual(entry);
  });

  it('cannot be restored once its day is signed off or its contract is deleted', async () => {
    const { write, signOff, restore } = await aDeletedEntry();
    await write({ workSummary: 'Another' });
    await signOff();
    expect((await restore()).json().code).toBe('bin.day_is_signed_off');

    const other = await aDeletedEntry();
    await other.director.send(projectsApi.remove, { params: { projectId: other.projectId } });
    expect((await other.restore()).json().code).toBe('bin.contract_is_gone');
  });
});

it('does not exist for another organisation', async () => {
  const { write, projectId, day } = await aSite();
  const entry = await write();
  const stranger = await (await api.organization()).member({ role: 'Director' });
  expect((await stranger.send(diaryApi.read, of(entry))).statusCode).toBe(404);
  expect((await stranger.send(diaryApi.day, day)).statusCode).toBe(404);
  const body = aDiaryEntryDraft({ projectId, date });
  expect((await stranger.send(diaryApi.create, { body })).statusCode).toBe(404);
  expect(await stranger.call(diaryApi.list, { query: { projectId } })).toEqual([]);
});
