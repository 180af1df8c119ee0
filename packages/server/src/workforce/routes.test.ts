import { backupApi } from '@sitewright/domain/backup/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';

const api = await testApi();
const today = londonDay(new Date());
const yesterday = daysAfter(today, -1);

let us: Organization;
let manager: Caller;
let director: Caller;
let viewer: Caller;
let projectId: number;

beforeEach(async () => {
  us = await api.organization();
  manager = await us.member({ role: 'Site Manager' });
  director = await us.member({ role: 'Director' });
  viewer = await us.member({ role: 'Viewer' });
  projectId = (await us.project()).id;
});

const of = ({ id }: { id: number }) => ({ params: { workerId: id } });
const starter = (over = {}) =>
  manager.call(workforceApi.add, {
    body: aWorkerDraft({ rightToWorkCheckedOn: yesterday, ...over }),
  });
const induct = (worker: { id: number }) =>
  manager.call(workforceApi.induct, {
    ...of(worker),
    body: { projectId, inductedOn: today, inductor: 'Joy Okafor' },
  });
const start = (worker: { id: number }) =>
  manager.send(labourApi.start, { body: { projectId, crewKind: 'worker', workerId: worker.id } });

describe('a date in the future', () => {
  const tomorrow = daysAfter(today, 1);

  it('is refused for an induction', async () => {
    const worker = await starter();
    const body = { projectId, inductedOn: tomorrow, inductor: 'Joy Okafor' };
    const early = await manager.send(workforceApi.induct, { ...of(worker), body });
    expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([400, ['inductedOn']]);
    const over = { ...body, inductedOn: today, expiresOn: yesterday };
    const crossed = await manager.send(workforceApi.induct, { ...of(worker), body: over });
    expect([crossed.statusCode, Object.keys(crossed.json().fields)]).toEqual([400, ['expiresOn']]);
    expect((await start(worker)).statusCode).toBe(409);
  });

  it('is refused for a competence, when it is added or edited', async () => {
    const worker = await starter();
    const body = { competence: 'IPAF', issuedOn: tomorrow };
    const early = await manager.send(workforceApi.addCompetence, { ...of(worker), body });
    expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([400, ['issuedOn']]);
    const held = { competence: 'IPAF', issuedOn: yesterday };
    const { id } = await manager.call(workforceApi.addCompetence, { ...of(worker), body: held });
    const params = { workerCompetenceId: id };
    const edit = (changes: object) =>
      manager.send(workforceApi.editCompetence, { params, body: changes });
    expect((await edit({ expiresOn: daysAfter(today, -9) })).json().fields).toHaveProperty(
      'expiresOn',
    );
    expect((await edit({ reference: 'IP-4411' })).statusCode).toBe(200);
  });
});

describe('the list', () => {
  it('is paged, with a verdict for each worker and no private fields', async () => {
    const [first, second] = [await us.worker(), await us.worker()];
    await (await api.organization()).worker();
    const page = (query: { limit?: number; cursor?: number }) =>
      viewer.call(workforceApi.list, { query });
    expect((await page({})).map(({ id }) => id)).toEqual([second.id, first.id]);
    const [oldest, ...rest] = await page({ cursor: second.id, limit: 1 });
    expect(rest).toEqual([]);
    expect(oldest).toMatchObject({
      id: first.id,
      inductedProjectIds: [projectId],
      verdict: { state: 'can', reason: null },
      mobilePhone: null,
    });
  });

  it('is filtered by trade, status, cards and contract of induction', async () => {
    const fit = await us.worker();
    const late = await starter({ jobTitle: 'Banksman', cscsCardExpiry: yesterday });
    const soon = await starter({ firstName: 'Ivo', cscsCardExpiry: daysAfter(today, 45) });
    const bare = await starter({ employmentType: 'Agency', company: 'Calder Staffing' });
    await manager.call(workforceApi.setStatus, { ...of(bare), body: { status: 'on_leave' } });
    const ids = async (query: object) =>
      (await viewer.call(workforceApi.list, { query })).map(({ id }) => id);
    expect(await ids({ jobTitle: 'banksman' })).toEqual([late.id]);
    expect(await ids({ q: 'ivo price' })).toEqual([soon.id]);
    expect(await ids({ q: 'calder' })).toEqual([bare.id]);
    expect(await ids({ employmentType: 'Agency' })).toEqual([bare.id]);
    expect(await ids({ status: 'on_leave' })).toEqual([bare.id]);
    expect(await ids({ card: 'expired' })).toEqual([late.id]);
    expect(await ids({ card: 'expiring' })).toEqual([]);
    expect(await ids({ card: 'expiring', within: 60 })).toEqual([soon.id]);
    expect(await ids({ card: 'none' })).toEqual([bare.id]);
    expect(await ids({ card: 'to_check' })).toEqual([soon.id, late.id]);
    expect(await ids({ card: 'valid' })).toEqual([soon.id, fit.id]);
    expect(await ids({ inducted: 'yes' })).toEqual([fit.id]);
    expect(await ids({ inducted: 'no' })).toEqual([bare.id, soon.id, late.id]);
    expect(await ids({ projectId })).toEqual([fit.id]);
    expect(await ids({ verdict: 'can' })).toEqual([fit.id]);
    expect(await ids({ verdict: 'cannot', limit: 2 })).toEqual([bare.id, soon.id]);
    expect(await ids({ verdict: 'cannot', limit: 2, cursor: soon.id })).toEqual([late.id]);
  });

  it('does not search private fields', async () => {
    await starter({ notes: 'Comes by bicycle', mobilePhone: '07700 900777' });
    for (const q of ['bicycle', '900777'])
      expect(await director.call(workforceApi.list, { query: { q } })).toEqual([]);
  });

  it('has verdicts for the chosen contract', async () => {
    const worker = await us.worker();
    const judgedFor = (await us.project()).id;
    const [inductions] = [await viewer.call(workforceApi.inductions, of(worker))];
    const there = found(inductions.find((one) => one.projectId === judgedFor));
    await manager.send(workforceApi.removeInduction, { params: { workerInductionId: there.id } });
    const reasonFor = async (query: object) =>
      (await viewer.call(workforceApi.list, { query }))[0]?.verdict.reason;
    expect(await reasonFor({ judgedFor })).toBe('Not inducted on this contract');
    expect(await reasonFor({ judgedFor: projectId })).toBeNull();
  });

  it('has counts for the office', async () => {
    const worker = await us.worker();
    await starter({ cscsCardExpiry: daysAfter(today, 45), cscsCardNumber: '7' });
    await start(worker);
    expect(await viewer.call(workforceApi.summary, {})).toMatchObject({
      active: 2,
      atWork: 1,
      cardsExpired: 0,
      cardsExpiring30: 0,
      cardsExpiring60: 1,
      cardsToCheck: 1,
      notInducted: 1,
      rightToWorkDue: 0,
      jobTitles: ['Carpenter'],
    });
  });
});

describe('a new starter', () => {
  it('may work once inducted, is refused when the card has expired, and may work when it is renewed', async () => {
    const worker = await starter({ cscsCardNumber: '01234567', cscsCardExpiry: yesterday });
    const refused = await start(worker);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'worker.cannot_work']);
    await induct(worker);
    const [year, month, day] = yesterday.split('-');
    expect((await start(worker)).json().message).toBe(
      `Dan Price cannot work today: card expired on ${day}/${month}/${year}.`,
    );
    const renewed = { cscsCardExpiry: daysAfter(today, 1000) };
    const { verdict } = await manager.call(workforceApi.edit, { ...of(worker), body: renewed });
    expect(verdict).toMatchObject({ state: 'warned', reason: 'Card not checked yet' });
    const check = { method: 'smart_check', result: 'verified' } as const;
    const checked = await manager.call(workforceApi.checkCard, { ...of(worker), body: check });
    expect(checked).toMatchObject({
      cscsValidated: true,
      inductionCompleted: true,
      inductionDate: today,
      verdict: { state: 'can' },
    });
    expect(await viewer.call(workforceApi.cardChecks, of(worker))).toMatchObject([
      {
        method: 'smart_check',
        result: 'verified',
        cardNumber: '01234567',
        checkedByName: 'Ann Ray',
      },
    ]);
    expect((await start(worker)).statusCode).toBe(201);
  });

  it('stops their whole gang from starting, as one on leave does, until they are left out', async () => {
    const [fit, away] = [await us.worker(), await us.worker()];
    const barred = await starter({ firstName: 'Ivo', lastName: 'Novak' });
    await manager.call(workforceApi.setStatus, { ...of(away), body: { status: 'on_leave' } });
    const workerIds = [fit.id, away.id, barred.id];
    const gang = { name: 'Harkness', operatives: 3, workerIds };
    const { id: gangId } = await manager.call(labourApi.createGang, { body: gang });
    const begin = (some?: number[]) =>
      manager.send(labourApi.start, {
        body: { projectId, crewKind: 'gang', gangId, workerIds: some },
      });
    expect((await begin()).json().message).toBe(
      'Dan Price cannot work today: on leave. Ivo Novak cannot work today: not inducted on this contract.',
    );
    await induct(barred);
    const able = [fit.id, barred.id];
    expect((await begin(able)).json().workerIds).toEqual(able);
  });

  it('continues the numbers of its company', async () => {
    await starter({ workerId: 'NC-W-035' });
    await starter({ workerId: 'NC-W-036' });
    expect((await starter()).workerId).toBe('NC-W-037');
  });

  it('gets the next number, or the requested one if it is free', async () => {
    const numbers = [await starter(), await starter({ workerId: 'W-0041' }), await starter()];
    expect(numbers.map(({ workerId }) => workerId)).toEqual(['W-0001', 'W-0041', 'W-0042']);
    const body = aWorkerDraft({ workerId: 'W-0041' });
    const taken = await manager.send(workforceApi.add, { body });
    expect([taken.statusCode, taken.json().fields]).toEqual([
      409,
      { workerId: 'Another worker already has this ID. Choose a different one.' },
    ]);
    const moved = await manager.send(workforceApi.edit, {
      ...of(found(numbers[0])),
      body: { workerId: 'W-0041' },
    });
    expect(moved.statusCode).toBe(409);
  });
});

describe('a worker', () => {
  it('is suspended for a reason that only some users may read', async () => {
    const worker = await us.worker();
    const set = (body: object) =>
      manager.send(workforceApi.setStatus, { ...of(worker), body: body as never });
    expect((await set({ status: 'suspended' })).json().fields).toHaveProperty('reason');
    expect((await set({ status: 'suspended', reason: 'Rode on the forks' })).statusCode).toBe(200);
    const read = async (by: Caller) => (await by.call(workforceApi.read, of(worker))).statusReason;
    expect([await read(manager), await read(viewer)]).toEqual(['Rode on the forks', null]);
    expect((await start(worker)).statusCode).toBe(409);
  });

  it('has a version, and an outdated edit gets the current state', async () => {
    const worker = await us.worker();
    await manager.call(workforceApi.edit, { ...of(worker), body: { notes: 'First' } });
    const late = await manager.send(workforceApi.edit, {
      ...of(worker),
      body: { notes: 'Second', version: 1 },
    });
    expect([late.statusCode, late.json().current.notes]).toEqual([409, 'First']);
  });

  it('is deleted with all papers and restored with them; one who has worked cannot be deleted', async () => {
    const [worker, busy] = [await us.worker(), await us.worker()];
    await manager.call(workforceApi.addCompetence, { ...of(worker), body: { competence: 'IPAF' } });
    await director.send(workforceApi.remove, of(worker));
    expect((await viewer.send(workforceApi.read, of(worker))).statusCode).toBe(404);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await viewer.call(workforceApi.competences, of(worker))).toHaveLength(1);
    await start(busy);
    const refused = await director.send(workforceApi.remove, of(busy));
    expect(refused.json().code).toBe('worker.has_worked');
  });

  it('holds a competence once, in any spelling', async () => {
    const worker = await us.worker();
    const add = (competence: string) =>
      manager.send(workforceApi.addCompetence, { ...of(worker), body: { competence } });
    await add('IPAF');
    expect((await add('ipaf')).json().code).toBe('worker.competence_is_there');
  });

  it('needs the competences that the company requires for the trade', async () => {
    const worker = await us.worker();
    const trades = [{ jobTitle: 'carpenter', competences: ['Working at height'] }];
    await director.call(workforceApi.setRequiredCompetences, { body: { trades } });
    const [row] = await viewer.call(workforceApi.training, { query: {} });
    expect(row).toMatchObject({ id: worker.id, missing: ['Working at height'] });
    expect((await start(worker)).json().message).toMatch(/working at height is missing\.$/i);
    const body = { competence: 'Working at height', expiresOn: daysAfter(today, 400) };
    await manager.call(workforceApi.addCompetence, { ...of(worker), body });
    const lacking = { query: { missing: 'working at height' } };
    expect(await viewer.call(workforceApi.training, lacking)).toEqual([]);
    expect((await start(worker)).statusCode).toBe(201);
  });

  it('is shown at the gate by the badge, until the badge is renewed', async () => {
    const worker = await starter({ cscsCardExpiry: yesterday });
    await manager.call(workforceApi.setPicture, { ...of(worker), file: aPicture() });
    const gate = (badge: string | null) =>
      viewer.send(workforceApi.gate, { params: { badge: badge ?? '' }, query: { projectId } });
    const seen = (await gate(worker.badge)).json();
    expect(seen).toMatchObject({
      name: 'Dan Price',
      hasPicture: true,
      verdict: { state: 'cannot' },
    });
    expect(Object.keys(seen)).not.toContain('mobilePhone');
    const picture = { params: { badge: worker.badge ?? '' } };
    expect((await viewer.send(workforceApi.gatePicture, picture)).statusCode).toBe(200);
    expect((await viewer.send(workforceApi.picture, of(worker))).statusCode).toBe(403);
    const { badge } = await manager.call(workforceApi.renewBadge, of(worker));
    expect((await gate(worker.badge)).statusCode).toBe(404);
    expect((await gate(badge)).statusCode).toBe(200);
    const typed = badge?.replaceAll('-', '').toUpperCase() ?? '';
    expect((await gate(typed)).json().id).toBe(worker.id);
    expect((await gate(typed.slice(1))).statusCode).toBe(404);
  });

  it('has scores with their formulas, and a manual score beside them', async () => {
    const worker = await us.worker();
    await start(worker);
    const override = { value: 70, reason: 'Two near misses that nobody wrote down' };
    const params = { workerId: worker.id, score: 'safety' } as const;
    await manager.call(workforceApi.setScore, { params, body: override });
    const { scores } = await manager.call(workforceApi.scores, of(worker));
    expect(scores).toMatchObject([
      { name: 'timekeeping', cases: 1 },
      { name: 'attendance' },
      { name: 'quality', score: '100', cases: 0 },
      { name: 'safety', score: '70', calculated: '100', reason: override.reason },
    ]);
    const back = await manager.call(workforceApi.setScore, { params, body: { value: null } });
    expect(back.scores.at(-1)).toMatchObject({ score: '100', override: null });
    expect((await viewer.send(workforceApi.scores, of(worker))).statusCode).toBe(403);
  });
});

it('lists everyone on a site in the roll call, including unnamed people', async () => {
  const [one, two] = [await us.worker(), await us.worker()];
  await manager.call(workforceApi.edit, { ...of(one), body: { mobilePhone: '07700 900123' } });
  const gang = { name: 'Harkness', operatives: 5, workerIds: [one.id, two.id] };
  const { id: gangId } = await manager.call(labourApi.createGang, { body: gang });
  await manager.call(labourApi.start, { body: { projectId, crewKind: 'gang', gangId } });
  const company = { crewKind: 'company', company: 'Dunmore Civils', operatives: 6 } as const;
  await manager.call(labourApi.start, { body: { projectId, ...company } });
  const { id: plantHireId } = await us.plantHire(projectId);
  await manager.call(labourApi.start, { body: { projectId, crewKind: 'plant', plantHireId } });
  const roll = (by: Caller) => by.call(workforceApi.rollCall, { params: { projectId } });
  const called = await roll(manager);
  expect(called.map(({ workerId, people, isOperator }) => [workerId, people, isOperator])).toEqual(
    expect.arrayContaining([
      [null, 6, false],
      [one.id, 1, false],
      [two.id, 1, false],
      [null, 3, false],
      [null, 1, true],
    ]),
  );
  expect(called.find(({ workerId }) => workerId === one.id)?.mobilePhone).toBe('07700 900123');
  expect((await roll(viewer)).every(({ mobilePhone }) => mobilePhone === null)).toBe(true);
});

it('adds workers from a file, after a dry run', async () => {
  const columns = ['workerId', 'firstName', 'lastName', 'jobTitle', 'employmentType'] as const;
  const rows = [
    { line: 2, cells: ['', 'Ivo', 'Novak', 'Carpenter', 'contractor'] },
    { line: 3, cells: ['W-0001', 'Lee', 'Barker', 'Carpenter', 'Staff'] },
    { line: 4, cells: ['', '', 'Reid', 'Carpenter', 'Staff'] },
  ];
  const send = (isDryRun: boolean) =>
    manager.call(workforceApi.import, { body: { columns: [...columns], rows, isDryRun } });
  const report = await send(true);
  expect(report).toMatchObject({ names: ['Ivo Novak', 'Lee Barker'], faults: [{ line: 4 }] });
  expect(await viewer.call(workforceApi.list, { query: {} })).toEqual([]);
  await send(false);
  const all = await viewer.call(workforceApi.list, { query: {} });
  expect(all.map(({ workerId, lastName }) => [workerId, lastName])).toEqual([
    ['W-0001', 'Barker'],
    ['W-0002', 'Novak'],
  ]);
});
