import { backupApi } from '@sitewright/domain/backup/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { and, desc, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../platform/activity.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { idempotencyKeys } from '../platform/idempotency.ts';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { ramsSignatures } from '../risk/table.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { issuedBy } from '../testing/risks.ts';
import { sealOldRates } from './old-rates.ts';
import { workerRates, workers } from './table.ts';

const api = await testApi();
const us = await api.organization();
const { id: projectId } = await us.project();
const director = await us.member({ role: 'Director' });
const manager = await us.member({ role: 'Site Manager' });
const viewer = await us.member({ role: 'Viewer' });
const inUs = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
const rowOf = (id: number) =>
  inUs(async (tx) => found((await tx.select().from(workers).where(eq(workers.id, id)))[0]));

const bankDetails = { accountName: 'D Price', sortCode: '12-34-56', accountNumber: '1234 5678' };
const identity = { nationalInsurance: 'ab 12 34 56 c', dateOfBirth: '1988-04-02', bankDetails };

async function aWorkerWith(body: object = identity) {
  const { id: workerId } = await us.worker();
  const params = { workerId };
  await director.call(workforceApi.setIdentity, { params, body });
  return { params, workerId };
}

describe('a sealed field', () => {
  it('is unreadable in the database, and is revealed for a reason', async () => {
    const { params, workerId } = await aWorkerWith({ ...identity, nationalInsurance: 'AB000001C' });
    const row = await rowOf(workerId);
    expect(JSON.stringify(row)).not.toMatch(/AB000001C|1988-04-02|12345678/);
    const body = {
      fields: ['nationalInsurance', 'bankDetails', 'taxCode'] as const,
      reason: 'New payroll',
    };
    expect(
      await director.call(workforceApi.reveal, {
        params,
        body: { ...body, fields: [...body.fields] },
      }),
    ).toEqual({
      id: workerId,
      nationalInsurance: 'AB000001C',
      bankDetails: { accountName: 'D Price', sortCode: '123456', accountNumber: '12345678' },
      taxCode: null,
    });
  });

  it('shows its last characters to users who manage people, and nothing to others', async () => {
    const { params } = await aWorkerWith({ ...identity, nationalInsurance: 'AB000002C' });
    const held = async (by: typeof viewer) => (await by.call(workforceApi.read, { params })).held;
    expect(await held(manager)).toMatchObject({
      nationalInsurance: '••••002C',
      bankDetails: '••••5678',
      dateOfBirth: 'On file',
      taxCode: null,
    });
    expect(Object.values(await held(viewer)).filter((hint) => hint !== null)).toEqual([]);
  });

  it('is logged as a warning when revealed, with fields and reason and without values', async () => {
    const { params, workerId } = await aWorkerWith({ ...identity, nationalInsurance: 'AB000003C' });
    const body = { fields: ['nationalInsurance' as const], reason: 'Payroll asks for it' };
    await director.call(workforceApi.reveal, { params, body });
    const logged = await inUs((tx) =>
      tx
        .select()
        .from(activityLogs)
        .where(and(eq(activityLogs.entityId, workerId), eq(activityLogs.severity, 'warning')))
        .orderBy(desc(activityLogs.id)),
    );
    expect(logged).toMatchObject([
      {
        username: director.actor.username,
        action: 'POST /api/workers/:workerId/reveal',
        metadata: { reason: 'Payroll asks for it', fields: ['nationalInsurance'] },
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('AB000003C');
  });

  it('is not revealed without a reason, nor to users without the permission', async () => {
    const { params } = await aWorkerWith({ taxCode: '1257L' });
    const reveal = (by: typeof viewer, fields: string[], reason: string) =>
      by.send(workforceApi.reveal, { params, body: { fields, reason } as never });
    expect((await reveal(director, ['taxCode'], ' ')).statusCode).toBe(400);
    expect((await reveal(director, ['password'], 'Why not')).statusCode).toBe(400);
    expect((await reveal(manager, ['taxCode'], 'Curious')).json().message).toBe(
      'Your role does not allow seeing: Tax code.',
    );
    expect((await reveal(viewer, ['allergies'], 'Curious')).statusCode).toBe(403);
  });

  it('is not stored with the response of an idempotency key', async () => {
    const { params } = await aWorkerWith({ taxCode: 'KEYED77' });
    const body = { fields: ['taxCode' as const], reason: 'Twice' };
    const headers = { 'idempotency-key': 'once' };
    await director.send(workforceApi.reveal, { params, body }, headers);
    const isReveal = like(idempotencyKeys.endpoint, '%reveal');
    expect(await inUs((tx) => tx.$count(idempotencyKeys, isReveal))).toBe(0);
  });

  it('detects that two workers have one National Insurance number', async () => {
    await aWorkerWith({ nationalInsurance: 'AB000004C' });
    const { id: workerId } = await us.worker();
    const body = { nationalInsurance: 'ab 00 00 04 c' };
    const clash = await director.send(workforceApi.setIdentity, { params: { workerId }, body });
    expect([clash.statusCode, clash.json().code]).toEqual([409, 'worker.number_is_taken']);
    const them = await api.organization();
    const theirs = await them.member({ role: 'Director' });
    const { id } = await them.worker();
    await theirs.call(workforceApi.setIdentity, { params: { workerId: id }, body });
  });

  it('is removed by null, and unchanged when absent', async () => {
    const { params } = await aWorkerWith({ taxCode: '1257L', drivingLicense: 'PRICE804028D99AB' });
    const { held } = await director.call(workforceApi.setIdentity, {
      params,
      body: { taxCode: null },
    });
    expect(held).toMatchObject({ taxCode: null, drivingLicense: '••••99AB' });
  });

  it.each([null, ''])(
    'is cleared by %j, and every other sealed field stays unchanged',
    async (value) => {
      const { params, workerId } = await aWorkerWith({
        ...identity,
        nationalInsurance: 'AB000007C',
      });
      const health = { allergies: 'Penicillin', medicalConditions: 'Asthma' };
      await director.call(workforceApi.setHealth, { params, body: health });
      const before = await rowOf(workerId);
      const body = { nationalInsurance: value };
      await director.call(workforceApi.setIdentity, { params, body });
      await director.call(workforceApi.setHealth, { params, body: { allergies: value } });
      await director.call(workforceApi.setIdentity, { params, body: { bankDetails: null } });
      const cleared = {
        nationalInsurance: null,
        nationalInsuranceHash: null,
        allergies: null,
        bankDetails: null,
      };
      const { updatedAt, updatedBy, version, ...unchanged } = before;
      expect(await rowOf(workerId)).toMatchObject({ ...unchanged, ...cleared });
    },
  );

  it('about health is written by few, and read in an emergency by the site manager', async () => {
    const { id: workerId } = await us.worker();
    const params = { workerId };
    const body = { allergies: 'Penicillin', sickDays: { sickDaysTaken: 3, totalSickDays: 9 } };
    expect((await manager.send(workforceApi.setHealth, { params, body })).statusCode).toBe(403);
    await director.call(workforceApi.setHealth, { params, body });
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const ask = { params, body: { fields: ['allergies' as const], reason: 'Fell ill' } };
    expect(await supervisor.call(workforceApi.reveal, ask)).toEqual({
      id: workerId,
      allergies: 'Penicillin',
    });
  });
});

describe('pay', () => {
  it('has a start day, once each, and amounts that are revealed for a reason', async () => {
    const { id: workerId } = await us.worker();
    const params = { workerId };
    const add = (effectiveFrom: string, hourlyRate: string) =>
      director.send(workforceApi.addRate, { params, body: { effectiveFrom, hourlyRate } });
    await add('2026-01-05', '20');
    await add('2026-07-01', '22.5');
    expect((await add('2026-07-01', '23')).json().code).toBe('worker.rate_exists');
    const listed = await director.call(workforceApi.rates, { params });
    expect(listed.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2026-07-01', '2026-01-05']);
    expect(JSON.stringify(listed)).not.toContain('22.5');
    const body = { fields: ['rates' as const], reason: 'Review of pay' };
    const { rates } = await director.call(workforceApi.reveal, { params, body });
    expect(rates?.map(({ hourlyRate }) => hourlyRate)).toEqual(['22.50', '20.00']);
    expect((await manager.send(workforceApi.rates, { params })).statusCode).toBe(403);
  });

  it('that was stored unsealed is sealed by the next sweep, and still applies', async () => {
    const { id } = await us.worker();
    await inUs((tx) =>
      tx
        .update(workers)
        .set({ hourlyRate: '31.25', startDate: '2025-02-03' })
        .where(eq(workers.id, id)),
    );
    const secrets = secretsOf('a key of the tests, and of no others');
    await inUs(sealOldRates(secrets));
    await inUs(sealOldRates(secrets));
    expect((await rowOf(id)).hourlyRate).toBeNull();
    const unchanged = await inUs((tx) =>
      tx.select().from(workerRates).where(eq(workerRates.workerId, id)),
    );
    expect(unchanged).toHaveLength(1);
    const body = { fields: ['rates' as const], reason: 'To see' };
    const { rates } = await director.call(workforceApi.reveal, { params: { workerId: id }, body });
    expect(rates).toMatchObject([{ effectiveFrom: '2025-02-03', hourlyRate: '31.25' }]);
  });
});

describe('a document', () => {
  it('is added by users who manage people, and read by few, whose access is logged', async () => {
    const { id: workerId } = await us.worker();
    const params = { workerId };
    const { id } = await manager.call(workforceApi.addDocument, { params, file: aPicture() });
    expect(await manager.call(workforceApi.documents, { params })).toMatchObject([{ id }]);
    const read = { params: { workerDocumentId: id } };
    expect((await manager.send(workforceApi.document, read)).statusCode).toBe(403);
    expect((await director.send(workforceApi.document, read)).statusCode).toBe(200);
    const logged = await inUs((tx) =>
      tx
        .select()
        .from(activityLogs)
        .where(and(eq(activityLogs.entityId, workerId), eq(activityLogs.severity, 'warning'))),
    );
    expect(logged).toMatchObject([{ description: 'Read a document of a worker' }]);
    await manager.send(workforceApi.removeDocument, read);
    expect((await director.send(workforceApi.document, read)).statusCode).toBe(404);
  });
});

describe('all data about a worker', () => {
  it('is exported in one piece, unsealed', async () => {
    const { params, workerId } = await aWorkerWith({
      nationalInsurance: 'AB000005C',
      taxCode: '1257L',
    });
    await director.call(workforceApi.addCompetence, { params, body: { competence: 'IPAF' } });
    const body = { reason: 'They asked for it' };
    expect((await manager.send(workforceApi.subjectAccess, { params, body })).statusCode).toBe(403);
    const all = await director.call(workforceApi.subjectAccess, { params, body });
    expect(all).toMatchObject({
      id: workerId,
      worker: { first_name: 'Dan', nationalInsurance: 'AB000005C', taxCode: '1257L' },
      records: { worker_competences: [{ competence: 'IPAF' }] },
    });
    expect(all.records.worker_inductions?.length).toBeGreaterThan(0);
  });

  it.each(['2199-01-01', daysAfter(londonDay(new Date()), 1)])(
    'was not born on %s',
    async (dateOfBirth) => {
      const { params } = await aWorkerWith({});
      const refused = await director.send(workforceApi.setIdentity, {
        params,
        body: { dateOfBirth },
      });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
        400,
        ['dateOfBirth'],
      ]);
    },
  );

  it('is erased once they have left, except what has to be kept', async () => {
    const { params, workerId } = await aWorkerWith({ nationalInsurance: 'AB000006C' });
    await director.call(workforceApi.setPicture, { params, file: aPicture() });
    const { profilePicture } = await rowOf(workerId);
    await director.send(workforceApi.remove, { params });
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    const body = { reason: 'They asked for it' };
    const early = await director.send(workforceApi.erase, { params, body });
    expect(early.json().code).toBe('worker.has_not_left');
    const left = { status: 'left', endDate: '2026-11-01' } as const;
    await director.call(workforceApi.setStatus, { params, body: left });
    const { kept: unchanged } = await director.call(workforceApi.erase, { params, body });
    expect(unchanged.length).toBeGreaterThan(0);
    const row = await rowOf(workerId);
    expect(row).toMatchObject({ firstName: 'Erased', nationalInsurance: null, badge: null });
    expect(row.rightToWorkCheckedOn).not.toBeNull();
    const isCopy = eq(recycleBin.recordId, workerId);
    expect(await inUs((tx) => tx.$count(recycleBin, isCopy))).toBe(0);
    expect(await api.discarded()).toContainEqual({ key: profilePicture });
    expect(JSON.stringify(row)).not.toMatch(/Dan|Price/);
    const again = await director.send(workforceApi.edit, { params, body: { notes: 'Back?' } });
    expect(again.json().code).toBe('worker.is_erased');
  });

  it('is erased from stored idempotent responses and signatures, too', async () => {
    const draft = aWorkerDraft({ firstName: 'Wanda', lastName: 'Erasmus-Vale' });
    const headers = (key: string) => ({ 'idempotency-key': `erased ${key}` });
    const made = await director.send(workforceApi.add, { body: draft }, headers('made'));
    const params = { workerId: made.json().id as number };
    const induct = { inductedOn: '2026-01-05', projectId, hasPassed: true, inductor: 'Joy Okafor' };
    await director.send(
      workforceApi.induct,
      { params, body: induct as never },
      headers('inducted'),
    );
    const rams = { ramsId: (await issuedBy(director, projectId)).id };
    const hand = { workerId: params.workerId, method: 'at_induction', language: 'English' };
    await director.send(riskApi.sign, { params: rams, body: hand as never }, headers('signed'));
    await director.send(
      siteIssuesApi.report,
      { body: aSiteIssueDraft({ projectId }) },
      headers('other'),
    );
    const waiting = () =>
      inUs((tx) => tx.select().from(idempotencyKeys).where(like(idempotencyKeys.key, 'erased %')));
    expect(await waiting()).toHaveLength(4);
    await director.call(workforceApi.setStatus, {
      params,
      body: { status: 'left', endDate: '2026-11-01' },
    });
    const { kept: unchanged } = await director.call(workforceApi.erase, {
      params,
      body: { reason: 'Asked' },
    });
    expect((await waiting()).map(({ key }) => key)).toEqual(['erased other']);
    const isTheirs = eq(ramsSignatures.workerId, params.workerId);
    const [signature] = await inUs((tx) => tx.select().from(ramsSignatures).where(isTheirs));
    expect(signature).toMatchObject({ name: `Erased worker ${params.workerId}`, drawing: null });
    expect(unchanged.map(({ what }) => what)).toContainEqual(expect.stringMatching(/reasons/));
  });
});
