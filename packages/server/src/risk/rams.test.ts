import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { aDrawing, aHazard, aRamsContent, aRamsDraft } from '@sitewright/domain/risk/risk.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { issue, issuedBy } from '../testing/risks.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const manager = await us.member({ role: 'Site Manager' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const { id: projectId } = await us.project();
const { id: workerId } = await us.worker();

const drafted = (over = {}) =>
  manager.call(riskApi.draftRams, { body: aRamsDraft({ projectId, ...over }) });
const on = ({ id }: { id: number }) => ({ params: { ramsId: id } });
const signing = { method: 'on_screen', language: 'Polish', drawing: aDrawing } as const;
const sign = (rams: { id: number }, over = {}) =>
  supervisor.call(riskApi.sign, { ...on(rams), body: { workerId, ...signing, ...over } });
const verdict = async (judgedFor: number) => {
  const workers = await manager.call(workforceApi.list, { query: { judgedFor } });
  return found(workers.find(({ id }) => id === workerId)).verdict;
};

const requireApproval = (organizationId: number) =>
  asOrganization(api.pools.owner, undefined, (tx) =>
    tx.execute(
      sql`update organizations set settings = jsonb_set(coalesce(settings, '{}'), '{requireApproval}', 'true') where id = ${organizationId}`,
    ),
  );

describe('a method statement', () => {
  it('is numbered on its contract, also when many write at once', async () => {
    const { id: projectId } = await us.project();
    const all = await Promise.all([1, 2, 3].map(() => drafted({ projectId })));
    expect(all.map(({ reference }) => reference).toSorted()).toEqual([
      'RAMS-001',
      'RAMS-002',
      'RAMS-003',
    ]);
    expect(all[0]).toMatchObject({ status: 'draft', revision: 1, familyId: all[0]?.id });
  });

  it('is changed while it is a draft, and not afterwards', async () => {
    const rams = await drafted();
    const edit = { ...on(rams), body: { location: 'Level 6', version: 1 } };
    expect(await manager.call(riskApi.editRams, edit)).toMatchObject({
      location: 'Level 6',
      activity: rams.activity,
      version: 2,
    });
    await expect(manager.call(riskApi.editRams, edit)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { location: 'Level 6' },
    });
    await manager.call(riskApi.submitRams, on(rams));
    await expect(manager.call(riskApi.editRams, edit)).rejects.toMatchObject({
      code: 'rams.is_in_review',
    });
  });

  it.each([
    ['a finish before the start', { finishDate: '2026-11-15' }, 'finishDate'],
    ['a review in years', { reviewDate: '2099-01-01' }, 'reviewDate'],
    [
      'a hazard of six',
      { content: aRamsContent({ hazards: [aHazard({ severity: 6 })] }) },
      'content.hazards.0.severity',
    ],
  ])('refuses %s, and names the field', async (_, over, field) => {
    const response = await manager.send(riskApi.draftRams, {
      body: aRamsDraft({ projectId, ...over }),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty([field]);
  });

  it('is approved by a colleague where the company asks for it', async () => {
    const org = await api.organization();
    const [one, other] = [
      await org.member({ role: 'Director' }),
      await org.member({ role: 'Contracts Manager' }),
    ];
    await requireApproval(org.id);
    const { id: projectId } = await org.project();
    const rams = await one.call(riskApi.draftRams, { body: aRamsDraft({ projectId }) });
    await one.call(riskApi.submitRams, on(rams));
    await expect(one.call(riskApi.approveRams, on(rams))).rejects.toMatchObject({
      code: 'rams.is_your_own',
    });
    expect(await other.call(riskApi.approveRams, on(rams))).toMatchObject({
      status: 'approved',
      approvedByName: 'Ann Ray',
    });
  });

  it('is not approved by who rewrote and submitted it for a colleague', async () => {
    const org = await api.organization();
    const [one, other, third] = [
      await org.member({ role: 'Director' }),
      await org.member({ role: 'Director' }),
      await org.member({ role: 'Director' }),
    ];
    await requireApproval(org.id);
    const { id: projectId } = await org.project();
    const rams = await one.call(riskApi.draftRams, { body: aRamsDraft({ projectId }) });
    await other.call(riskApi.editRams, { ...on(rams), body: { location: 'Level 9' } });
    await other.call(riskApi.submitRams, on(rams));
    await expect(other.call(riskApi.approveRams, on(rams))).rejects.toMatchObject({
      code: 'rams.is_your_own',
    });
    expect(await third.call(riskApi.approveRams, on(rams))).toMatchObject({ status: 'approved' });
  });

  it('goes back to its author with a reason', async () => {
    const rams = await drafted();
    await manager.call(riskApi.submitRams, on(rams));
    const back = { ...on(rams), body: { reason: 'No rescue plan' } };
    expect(await director.call(riskApi.rejectRams, back)).toMatchObject({
      status: 'draft',
      statusReason: 'No rescue plan',
    });
  });

  it('is copied to another contract as a draft without dates', async () => {
    const { id: projectId } = await us.project();
    const copy = await manager.call(riskApi.copyRams, {
      ...on(await drafted()),
      body: { projectId },
    });
    expect(copy).toMatchObject({ projectId, reference: 'RAMS-001', startDate: null, hazards: 1 });
  });

  it('stays while people work by it, and comes back under the next number if its own is gone', async () => {
    const { id: projectId } = await us.project();
    const issued = await issuedBy(director, projectId);
    await expect(director.call(riskApi.removeRams, on(issued))).rejects.toMatchObject({
      code: 'rams.is_in_force',
    });
    const deleted = await drafted({ projectId });
    await director.send(riskApi.removeRams, on(deleted));
    expect(await drafted({ projectId })).toMatchObject({ reference: deleted.reference });
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await manager.call(riskApi.readRams, on(deleted))).toMatchObject({
      reference: 'RAMS-003',
      familyId: deleted.id,
    });
  });
});

describe('a briefing', () => {
  it('is signed by each, on screen or at induction, and the verdict is amber until then', async () => {
    const { id: projectId } = await us.project();
    expect(await verdict(projectId)).toMatchObject({ state: 'can' });
    const rams = await issuedBy(director, projectId);
    expect(rams).toMatchObject({ status: 'issued', signed: 0, unsigned: 1 });
    expect(await verdict(projectId)).toMatchObject({
      state: 'warned',
      reason: `${rams.reference} not signed yet`,
    });
    const signed = await sign(rams);
    expect(signed).toMatchObject({ workerId, language: 'Polish', drawing: aDrawing });
    expect(await verdict(projectId)).toMatchObject({ state: 'can' });
    await expect(sign(rams)).rejects.toMatchObject({ code: 'rams.is_signed' });
    await sign(rams, { workerId: null, name: 'Ola Visitor', method: 'at_induction', drawing: '' });
    const people = await manager.call(riskApi.briefing, on(rams));
    expect(people.map(({ name, method }) => [name, method])).toEqual([
      [signed.name, 'on_screen'],
      ['Ola Visitor', 'at_induction'],
    ]);
    expect(await manager.call(riskApi.readRams, on(rams))).toMatchObject({
      signed: 2,
      unsigned: 0,
    });
  });

  it('begins again with a new version: the old is superseded, its signatures are void', async () => {
    const { id: projectId } = await us.project();
    const first = await issuedBy(director, projectId);
    await sign(first);
    const second = await manager.call(riskApi.reviseRams, on(first));
    expect(second).toMatchObject({ reference: first.reference, revision: 2, status: 'draft' });
    await expect(manager.call(riskApi.reviseRams, on(first))).rejects.toMatchObject({
      code: 'rams.has_newer',
    });
    // Until the new one is issued, people work by the old.
    expect(await verdict(projectId)).toMatchObject({ state: 'can' });
    await issue(director, second.id);
    expect(await manager.call(riskApi.readRams, on(first))).toMatchObject({
      status: 'superseded',
      signed: 0,
    });
    const [before] = await manager.call(riskApi.briefing, on(first));
    expect(before?.voidedAt).not.toBeNull();
    expect(await verdict(projectId)).toMatchObject({ state: 'warned' });
    await sign(second);
    expect(await verdict(projectId)).toMatchObject({ state: 'can' });
    const versions = await manager.call(riskApi.versionsOfRams, on(first));
    expect(versions.map(({ revision, status }) => [revision, status])).toEqual([
      [2, 'issued'],
      [1, 'superseded'],
    ]);
  });

  it('needs a statement that is issued, and a name', async () => {
    const rams = await drafted();
    await expect(sign(rams)).rejects.toMatchObject({ code: 'rams.is_draft' });
    const issued = await issuedBy(director, projectId);
    await expect(sign(issued, { workerId: null })).rejects.toMatchObject({
      fields: { name: 'Enter the name of the person signing' },
    });
    await expect(sign(issued, { drawing: '<script>' })).rejects.toMatchObject({
      fields: { drawing: 'That is not a signature' },
    });
  });

  it('is for workers inducted on its contract: no one signs for another', async () => {
    const rams = await issuedBy(director, projectId);
    const { id: stranger } = await us.worker();
    const params = { workerId: stranger };
    for (const { id, projectId: where } of await manager.call(workforceApi.inductions, { params }))
      if (where === projectId)
        await director.send(workforceApi.removeInduction, { params: { workerInductionId: id } });
    const body = { ...signing, workerId: stranger, name: null };
    const refused = await supervisor.send(riskApi.sign, { ...on(rams), body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'rams.is_not_inducted']);
    expect(await manager.call(riskApi.readRams, on(rams))).toMatchObject({ signed: 0 });
  });

  it('is printed with what was drawn', async () => {
    const rams = await issuedBy(director, projectId);
    const response = await supervisor.send(riskApi.printRams, on(rams));
    await sign(rams);
    const signed = await supervisor.send(riskApi.printRams, on(rams));
    expect(signed.headers['content-type']).toBe('application/pdf');
    expect(signed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(signed.rawPayload.length).toBeGreaterThan(response.rawPayload.length);
  });
});
