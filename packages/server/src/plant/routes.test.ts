import { backupApi } from '@sitewright/domain/backup/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { plantOn } from '../diary/print-site.ts';
import { diaryEntries } from '../diary/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';

let now = new Date('2026-11-12T12:00:00.000Z'); // a Thursday
const api = await testApi({ now: () => now });
const us = await api.organization();
await us.profile();
const manager = await us.member({ role: 'Site Manager' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const { id: projectId } = await us.project();

beforeEach(() => {
  now = new Date('2026-11-12T12:00:00.000Z');
});

/** On hire since Monday, at £120 a day. */
const added = (over = {}) =>
  manager.call(plantApi.add, {
    body: aPlantHireDraft({
      projectId,
      onHireAt: '2026-11-09T08:00:00.000Z',
      rate: '120.00',
      ...over,
    }),
  });

const on = ({ id }: { id: number }) => ({ params: { plantHireId: id } });
const read = (hire: { id: number }) => manager.call(plantApi.read, on(hire));

describe('plant on hire', () => {
  it('is charged by the day on site from the day it came', async () => {
    const hire = await added();
    expect(hire).toMatchObject({
      status: 'on_hire',
      organizationId: us.id,
      ratePer: 'day',
      weekendRule: 'charged',
      minimumDays: 1,
      daysOnHire: 4,
      daysCharged: 4,
      cost: '480.00',
      certificate: 'none',
    });
    now = new Date('2026-11-15T12:00:00.000Z');
    expect(await read(hire)).toMatchObject({ daysOnHire: 7, cost: '840.00' });
  });

  it('is requested until it arrives', async () => {
    const hire = await added({ onHireAt: null });
    expect(hire).toMatchObject({ status: 'requested', onHireAt: null, cost: '0.00' });
    const onHireAt = '2026-11-12T07:30:00.000Z';
    const arrived = await manager.call(plantApi.receive, { ...on(hire), body: { onHireAt } });
    expect(arrived).toMatchObject({ status: 'on_hire', onHireAt, cost: '120.00', version: 2 });
    await expect(manager.call(plantApi.receive, { ...on(hire), body: {} })).rejects.toMatchObject({
      code: 'plant.already_arrived',
    });
  });

  it('shows its money to who may see costs, also in what a change answers', async () => {
    const hire = await added();
    const hidden = { rate: null, cost: null };
    expect(await supervisor.call(plantApi.read, on(hire))).toMatchObject(hidden);
    const [listed] = await supervisor.call(plantApi.list, { query: { projectId, limit: 1 } });
    expect(listed).toMatchObject(hidden);
    const edited = await supervisor.call(plantApi.edit, { ...on(hire), body: { notes: 'Gate 2' } });
    expect(edited).toMatchObject({ ...hidden, notes: 'Gate 2' });
    expect(await read(hire)).toMatchObject({ rate: '120.00', cost: '480.00' });
    await expect(
      supervisor.call(plantApi.edit, { ...on(hire), body: { rate: '1.00' } }),
    ).rejects.toMatchObject({ code: 'plant.rate_not_yours' });
  });

  it('is listed by contract and state', async () => {
    const { id: site } = await us.project();
    const here = await added({ projectId: site });
    const coming = await added({ projectId: site, onHireAt: null });
    const leaving = await added({ projectId: site });
    await manager.call(plantApi.offHire, { ...on(leaving), body: {} });
    const list = async (status?: 'active' | 'requested' | 'all') =>
      (await manager.call(plantApi.list, { query: { projectId: site, status } })).map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([leaving.id, coming.id, here.id]);
    expect(await list('active')).toEqual([leaving.id, here.id]);
    expect(await list('requested')).toEqual([coming.id]);
  });

  it.each([
    ['a rate beyond the column', { rate: '100000.00' }, 'rate'],
    ['a minimum of no days', { minimumDays: 0 }, 'minimumDays'],
    ['too many litres', { litresPerHour: '10000' }, 'litresPerHour'],
    ['no address', { supplierEmail: 'tarn' }, 'supplierEmail'],
    ['two lines of name', { name: 'Crane\nBcc: all' }, 'name'],
    ['a hire of the year 1', { onHireAt: '0001-01-01T00:00:00.000Z' }, 'onHireAt'],
    ['an end before the start', { expectedOffHire: '2026-11-08' }, 'expectedOffHire'],
  ])('refuses %s, and names the field', async (_, over, field) => {
    const body = aPlantHireDraft({ projectId, onHireAt: '2026-11-09T08:00:00.000Z', ...over });
    const response = await manager.send(plantApi.add, { body });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  it('is extended by an edit, and answers a late one with the record as it stands', async () => {
    const hire = await added({ expectedOffHire: '2026-11-13' });
    expect(hire.alerts.map(({ kind }) => kind)).toContain('off_hire_due');
    const extend = (expectedOffHire: string) =>
      manager.send(plantApi.edit, { ...on(hire), body: { expectedOffHire, version: 1 } });
    const extended = await extend('2026-12-18');
    expect(extended.json()).toMatchObject({ expectedOffHire: '2026-12-18', version: 2 });
    expect((await extend('2026-12-25')).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: extended.json(),
    });
  });
});

describe('the use of a machine', () => {
  it('is what its sessions worked, which the hour is charged by', async () => {
    const hire = await added({ rate: '60.00', ratePer: 'hour' });
    const start = { projectId, crewKind: 'plant', plantHireId: hire.id } as const;
    now = new Date('2026-11-12T13:00:00.000Z');
    const { id } = await manager.call(labourApi.start, { body: start });
    now = new Date('2026-11-12T15:30:00.000Z');
    await manager.call(labourApi.finish, {
      params: { labourSessionId: id },
      body: { workSummary: 'Drainage run 4' },
    });
    expect(await read(hire)).toMatchObject({
      hoursUsed: '2.5',
      cost: '150.00',
      lastUsedOn: '2026-11-12',
    });
  });

  it('is what the diary says on days without a session, for the hour, the cost book and the print', async () => {
    const { id, slug } = await us.project();
    const hire = await added({ projectId: id, name: 'Roller', rate: '60.00', ratePer: 'hour' });
    const write = (date: string, plant: string) =>
      manager.call(diaryApi.create, {
        body: aDiaryEntryDraft({
          projectId: id,
          date,
          labor: JSON.stringify({ type: 'plant', plant, startTime: '07:00', finishTime: '15:00' }),
        }),
      });
    await write('2026-11-10', 'roller'); // eight hours
    await write('2026-11-10', 'Roller operator'); // another name
    await write('2026-11-06', 'Roller'); // before it came
    await write('2026-11-12', 'Roller'); // a day with a session: the clock counts
    const body = { projectId: id, crewKind: 'plant', plantHireId: hire.id } as const;
    const session = await manager.call(labourApi.start, { body });
    now = new Date('2026-11-12T14:30:00.000Z');
    const { actual: running } = await manager.call(costsApi.read, { params: { slug } });
    expect([await read(hire), running]).toMatchObject([
      { hoursUsed: '10.5', cost: '630.00' },
      '630.00',
    ]);
    await manager.call(labourApi.finish, { params: { labourSessionId: session.id }, body: {} });
    const { actual } = await manager.call(costsApi.read, { params: { slug } });
    expect([await read(hire), actual]).toMatchObject([
      { hoursUsed: '10.5', cost: '630.00' },
      '630.00',
    ]);
    const worked = (date: string) =>
      asOrganization(api.pools.app, us.id, (tx) => plantOn(tx, { projectId: id, date }, now));
    expect(await worked('2026-11-10')).toMatchObject([{ worked: 480 }]);
    expect(await worked('2026-11-12')).toMatchObject([{ worked: 150 }]);
  });

  it('is also a plant entry of the diary that names it', async () => {
    const hire = await added({ name: 'Placing boom', onHireAt: '2026-11-02T08:00:00.000Z' });
    const idle = () => read(hire).then(({ alerts }) => alerts.map(({ message }) => message));
    expect(await idle()).toEqual(['Not used for 7 working days.']);
    const entry = {
      projectId,
      author: 'Joy Okafor',
      workSummary: 'Poured the core wall',
      labor: '{}',
      type: 'plant' as const,
      hours: '5.5',
    };
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.insert(diaryEntries).values([
        { ...entry, date: '2026-11-10', plant: 'placing boom, idle from 13:20' },
        { ...entry, date: '2026-11-11', plant: 'Another crane' },
        { ...entry, date: '2026-11-11', type: 'labour', plant: 'Placing boom' },
      ]),
    );
    expect(await read(hire)).toMatchObject({ lastUsedOn: '2026-11-10', alerts: [] });
  });
});

describe('the off-hire notice', () => {
  it('goes to the supplier by mail, stamped with the time', async () => {
    const hire = await added();
    const notified = await manager.call(plantApi.offHire, { ...on(hire), body: {} });
    const offHireNumber = `OH-${String(hire.id).padStart(4, '0')}`;
    expect(notified).toMatchObject({
      status: 'off_hire_notified',
      offHireNoticeAt: now.toISOString(),
      offHireNumber,
    });
    const letter = (await api.letters()).findLast(({ text }) => text.includes(offHireNumber));
    expect(letter).toMatchObject({
      to: 'hire@tarn.example',
      subject: 'Off-hire notice: 13 t excavator, hire TPH-4471',
    });
    expect(letter?.text).toContain('Off hire from: Thursday 12 November 2026 at 12:00:00 GMT');
  });

  it('charges to the same day in its preview, its letter, on the page and in the costs', async () => {
    now = new Date('2026-11-09T09:00:00.000Z');
    const site = await us.project();
    const terms = { projectId: site.id, onHireAt: '2026-11-02T08:00:00.000Z', rate: '85.00' };
    const hire = await added(terms);
    const preview = { lastChargedDay: '2026-11-18', costToCome: '765.00' };
    expect(await manager.call(plantApi.offHirePreview, on(hire))).toEqual(preview);
    expect(await supervisor.call(plantApi.offHirePreview, on(hire))).toEqual({
      ...preview,
      costToCome: null,
    });
    await manager.call(plantApi.offHire, { ...on(hire), body: {} });
    expect((await api.letters()).at(-1)?.text).toContain(
      'Charged until: Wednesday 18 November 2026 (7 working days)',
    );
    // Monday 9 November; 10, 11, 12, 13, 16, 17 and 18 are the seven working days.
    for (const [day, cost, costToCome] of [
      ['09', '680.00', '765.00'],
      ['16', '1275.00', '170.00'],
      ['18', '1445.00', '0.00'],
      ['25', '1445.00', '0.00'],
    ]) {
      now = new Date(`2026-11-${day}T12:00:00.000Z`);
      const { actual, open } = await manager.call(costsApi.read, { params: { slug: site.slug } });
      expect([actual, open]).toEqual([cost, costToCome]);
      expect(await read(hire)).toMatchObject({ ...preview, cost, costToCome });
    }
  });

  it('starts with the terms of the supplier in the register', async () => {
    const buyer = await us.member({ role: 'Buyer' });
    const notice = { hireNoticeDays: 1, hireNoticeUnit: 'calendar_day' as const };
    await buyer.call(suppliersApi.add, {
      body: aSupplierDraft({ name: 'Calder Tool Hire Ltd', code: null, ...notice }),
    });
    expect(await added({ supplierName: 'CALDER TOOL HIRE' })).toMatchObject({
      chargedUntil: 'notice_period',
      noticeDays: 1,
      noticeUnit: 'calendar_day',
      noticeCutOff: null,
    });
  });

  it('has at most 60 days and a cut-off that is a time', async () => {
    const body = aPlantHireDraft({ projectId, noticeDays: 61, noticeCutOff: '25:00' });
    const refused = await manager.send(plantApi.add, { body });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      {
        noticeDays: 'Notice days must be between 0 and 60',
        noticeCutOff: 'Cut-off must be a time, such as 16:00',
      },
    ]);
  });

  it('says so where there is nobody to write to, and sends none where nobody wants it', async () => {
    const hire = await added({ supplierEmail: null });
    const before = (await api.letters()).length;
    const refused = await manager.send(plantApi.offHire, { ...on(hire), body: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plant.has_no_email']);
    const body = { withoutMail: true, offHireNumber: 'TPH-OFF-9' };
    const notified = await manager.call(plantApi.offHire, { ...on(hire), body });
    expect(notified.offHireNumber).toBe('TPH-OFF-9');
    expect(await api.letters()).toHaveLength(before);
  });

  it('comes before the collection, which ends the hire', async () => {
    const hire = await added();
    await expect(manager.call(plantApi.collect, { ...on(hire), body: {} })).rejects.toMatchObject({
      code: 'plant.is_on_hire',
    });
    await manager.call(plantApi.offHire, { ...on(hire), body: {} });
    now = new Date('2026-11-13T09:00:00.000Z');
    const body = { damage: 'Cracked mirror' };
    const collected = await manager.call(plantApi.collect, { ...on(hire), body });
    expect(collected).toMatchObject({
      status: 'collected',
      collectedAt: now.toISOString(),
      damage: 'Cracked mirror',
      alerts: [],
    });
  });
});

describe('a breakdown', () => {
  it('stops the charge until it is repaired', async () => {
    const hire = await added();
    const body = { reason: 'Hydraulic hose', brokeDownAt: '2026-11-10T09:00:00.000Z' };
    const broken = await manager.call(plantApi.reportBreakdown, { ...on(hire), body });
    expect(broken).toMatchObject({ breakdown: body, daysCharged: 1, cost: '120.00' });
    await expect(
      manager.call(plantApi.reportBreakdown, { ...on(hire), body }),
    ).rejects.toMatchObject({ code: 'plant.already_reported' });
    const repaired = await manager.call(plantApi.recordRepair, on(hire));
    expect(repaired).toMatchObject({ breakdown: null, daysCharged: 2, cost: '240.00' });
    await expect(manager.call(plantApi.recordRepair, on(hire))).rejects.toMatchObject({
      code: 'plant.is_not_broken_down',
    });
  });
});

describe('a transfer', () => {
  it('ends the hire here and begins it on the other contract', async () => {
    const hire = await added({ minimumDays: 7 });
    const { id: other } = await us.project();
    const body = { projectId: other };
    const started = await manager.call(plantApi.transfer, { ...on(hire), body });
    expect(started).toMatchObject({
      projectId: other,
      status: 'on_hire',
      onHireAt: now.toISOString(),
      hireNumber: hire.hireNumber,
      minimumDays: 4,
      version: 1,
    });
    expect(started.id).not.toBe(hire.id);
    expect(await read(hire)).toMatchObject({
      status: 'transferred',
      collectedAt: now.toISOString(),
      daysCharged: 3,
      cost: '360.00',
    });
  });

  it('is refused in words to a contract that is over, and not found to one of others', async () => {
    const hire = await added();
    const director = await us.member({ role: 'Director' });
    const { id: over } = await us.project();
    const params = { projectId: over };
    await director.call(projectsApi.edit, { params, body: { status: 'completed' } });
    const to = (target: number) =>
      manager.send(plantApi.transfer, { ...on(hire), body: { projectId: target } });
    expect((await to(over)).json()).toMatchObject({
      fields: { projectId: 'This contract is completed.' },
    });
    const stranger = await (await api.organization()).project();
    expect((await to(stranger.id)).statusCode).toBe(404);
  });
});

it('is deleted to the bin with its breakdowns, and comes back while its contract is there', async () => {
  const director = await us.member({ role: 'Director' });
  const { id: site } = await us.project();
  const hire = await added({ projectId: site });
  const broken = await manager.call(plantApi.reportBreakdown, {
    ...on(hire),
    body: { reason: 'Track off' },
  });
  expect((await manager.send(plantApi.remove, on(hire))).statusCode).toBe(204);
  expect((await manager.send(plantApi.read, on(hire))).statusCode).toBe(404);
  const bin = await director.call(backupApi.listBin, { query: { recordType: 'plant' } });
  const item = found(bin.find(({ recordId }) => recordId === hire.id));
  expect(item).toMatchObject({
    recordName: hire.name,
    metadata: { children: { plant_breakdowns: 1 } },
  });
  const restore = { params: { binItemId: item.id }, body: {} };

  await director.send(projectsApi.remove, { params: { projectId: site } });
  expect((await director.send(backupApi.restore, restore)).json()).toMatchObject({
    code: 'bin.contract_is_gone',
  });
  const [contract] = await director.call(backupApi.listBin, { query: { recordType: 'project' } });
  const params = { binItemId: found(contract).id };
  await director.call(backupApi.restore, { params, body: {} });
  await director.call(backupApi.restore, restore);
  expect(await read(hire)).toEqual(broken);
});
