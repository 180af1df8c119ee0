import { backupApi } from '@sitewright/domain/backup/api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { CertificateDraft } from '@sitewright/domain/certificates/certificate';
import { alreadyRenewed, notRevokedOrFailed } from '@sitewright/domain/certificates/rules';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { describe, expect, it } from 'vitest';
import { aPaper } from '../testing/a-paper.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const { id: elsewhere } = await us.project();
const dayFromNow = (days: number) => daysAfter(londonDay(new Date()), days);

const add = (query: Partial<CertificateDraft> = {}) =>
  manager.call(certificatesApi.add, {
    query: { projectId, certificateType: 'loler_equipment', ...query } as never,
    file: aPaper(),
  });
const read = (certificateId: number) =>
  manager.call(certificatesApi.read, { params: { certificateId } });

async function aMachine(certificateExpiry: string | null = null) {
  const onHireAt = new Date(Date.now() - 86_400_000).toISOString();
  const body = aPlantHireDraft({ projectId, onHireAt, certificateExpiry });
  return (await manager.call(plantApi.add, { body })).id;
}

describe('a certificate', () => {
  it('is stored with its document, and shows its state but not the storage path', async () => {
    const added = await add({ expiryDate: dayFromNow(30), equipmentName: 'Tower crane' });
    expect(added).toMatchObject({ state: 'expiring', originalFileName: 'Declaration.pdf' });
    expect(added).not.toHaveProperty('filePath');
    const params = { certificateId: added.id };
    const paper = await manager.send(certificatesApi.content, { params });
    expect(paper.rawPayload.toString()).toContain('%PDF-1.7');
    const [first] = await manager.call(certificatesApi.list, { query: { projectId } });
    expect(first).toEqual(added);
  });

  it('of another contract is not in the register of this one', async () => {
    await add({ projectId: elsewhere });
    const rows = await manager.call(certificatesApi.list, { query: { projectId } });
    expect(rows.every((row) => row.projectId === projectId)).toBe(true);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { id: certificateId, version } = await add();
    const ask = { params: { certificateId }, body: { issuedBy: 'Tarn', version } };
    expect(await manager.call(certificatesApi.edit, ask)).toMatchObject({ issuedBy: 'Tarn' });
    const refused = await manager.send(certificatesApi.edit, ask);
    expect([refused.statusCode, refused.json().current.issuedBy]).toEqual([409, 'Tarn']);
  });

  it('is revoked with a reason, and reinstated', async () => {
    const { id: certificateId } = await add();
    const params = { certificateId };
    const body = { status: 'revoked', reason: 'Wrong machine' } as const;
    expect(await manager.call(certificatesApi.judge, { params, body })).toMatchObject({
      state: 'revoked',
      statusReason: 'Wrong machine',
    });
    const back = await manager.call(certificatesApi.reinstate, { params });
    expect(back).toMatchObject({ state: 'active', statusReason: null, revokedAt: null });
    const again = await manager.send(certificatesApi.reinstate, { params });
    expect(again.json().code).toBe(notRevokedOrFailed.code);
  });

  it('is printed in the register', async () => {
    const { headers } = await manager.send(certificatesApi.pdf, { query: { projectId } });
    expect(headers['content-type']).toBe('application/pdf');
  });
});

describe('a renewal', () => {
  it('supersedes the old certificate once, and the old one is kept', async () => {
    const old = await add({ projectId: elsewhere });
    const renewal = await add({ renewsId: old.id, projectId: undefined });
    expect(renewal).toMatchObject({ projectId: elsewhere, renewsId: old.id });
    expect(await read(old.id)).toMatchObject({ state: 'superseded' });
    const again = await manager.send(certificatesApi.add, {
      query: { certificateType: 'loler_equipment', renewsId: old.id },
      file: aPaper(),
    });
    expect(again.json().code).toBe(alreadyRenewed.code);
  });

  it('that is deleted restores the state of the old one, and supersedes it again when restored', async () => {
    const old = await add();
    const body = { status: 'failed', reason: 'Cracked hook' } as const;
    await manager.call(certificatesApi.judge, { params: { certificateId: old.id }, body });
    const renewal = await add({ renewsId: old.id });
    await manager.send(certificatesApi.remove, { params: { certificateId: renewal.id } });
    expect(await read(old.id)).toMatchObject({ state: 'failed', statusReason: 'Cracked hook' });
    const director = await us.member({ role: 'Managing Director' });
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await read(old.id)).toMatchObject({ state: 'superseded' });
    expect(await read(renewal.id)).toMatchObject({ renewsId: old.id });
  });
});

it('in the middle of a chain can be deleted without reviving the one before', async () => {
  const first = await add({ expiryDate: dayFromNow(-9) });
  const second = await add({ renewsId: first.id, expiryDate: dayFromNow(-2) });
  const third = await add({ renewsId: second.id, expiryDate: dayFromNow(90) });
  await manager.send(certificatesApi.remove, { params: { certificateId: second.id } });
  expect(await read(first.id)).toMatchObject({ state: 'superseded' });
  expect(await read(third.id)).toMatchObject({ state: 'active' });
});

describe('plant with an expired lifting certificate', () => {
  const start = (plantHireId: number, at = projectId) =>
    manager.send(labourApi.start, { body: { projectId: at, crewKind: 'plant', plantHireId } });

  it('is quarantined: the list shows it, and its clock does not start until renewal', async () => {
    const plantHireId = await aMachine();
    const { id } = await add({ plantHireEntryId: plantHireId, expiryDate: dayFromNow(-1) });
    const hire = await manager.call(plantApi.read, { params: { plantHireId } });
    expect(hire.alerts[0]?.kind).toBe('quarantined');
    const refused = await start(plantHireId);
    expect([refused.statusCode, refused.json().message]).toEqual([409, hire.alerts[0]?.message]);
    await add({ renewsId: id, expiryDate: dayFromNow(365) });
    expect((await start(plantHireId)).statusCode).toBe(201);
  });

  it('is not started either while only the register has its expiry date', async () => {
    const plantHireId = await aMachine(dayFromNow(-1));
    const { alerts } = await manager.call(plantApi.read, { params: { plantHireId } });
    const refused = await start(plantHireId);
    expect([refused.statusCode, refused.json().message]).toEqual([409, alerts[0]?.message]);
    expect((await start(await aMachine(dayFromNow(0)))).statusCode).toBe(201);
  });

  it('is not released by a renewal of another type or for other plant', async () => {
    const plantHireId = await aMachine();
    const { id: renewsId } = await add({
      plantHireEntryId: plantHireId,
      expiryDate: dayFromNow(-1),
    });
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const renew = (query: object) =>
      supervisor.send(certificatesApi.add, {
        query: { renewsId, ...query } as never,
        file: aPaper(),
      });
    const asOther = await renew({ certificateType: 'other' });
    expect([asOther.statusCode, Object.keys(asOther.json().fields)]).toEqual([
      400,
      ['certificateType'],
    ]);
    const another = { certificateType: 'loler_equipment', plantHireEntryId: await aMachine() };
    expect((await renew(another)).json().fields).toHaveProperty('plantHireEntryId');
    expect((await start(plantHireId)).statusCode).toBe(409);
  });

  it('is quarantined by a failed certificate without an issue date', async () => {
    const plantHireId = await aMachine();
    await add({ plantHireEntryId: plantHireId, issuedDate: dayFromNow(-90) });
    const { id: certificateId } = await add({ plantHireEntryId: plantHireId });
    const body = { status: 'failed', reason: 'Cracked hook' } as const;
    await manager.call(certificatesApi.judge, { params: { certificateId }, body });
    expect((await start(plantHireId)).statusCode).toBe(409);
  });

  it('is quarantined a year after the last examination where no expiry is given', async () => {
    const plantHireId = await aMachine();
    await add({ plantHireEntryId: plantHireId, issuedDate: dayFromNow(-370) });
    expect((await start(plantHireId)).statusCode).toBe(409);
  });

  it.each(['failed', 'revoked', 'expired'] as const)(
    'is not released by removing the certificate that %s',
    async (state) => {
      const plantHireId = await aMachine();
      await add({ plantHireEntryId: plantHireId, issuedDate: dayFromNow(-90) });
      const expiryDate = dayFromNow(state === 'expired' ? -1 : 90);
      const { id: certificateId } = await add({ plantHireEntryId: plantHireId, expiryDate });
      const params = { certificateId };
      if (state !== 'expired')
        await manager.call(certificatesApi.judge, {
          params,
          body: { status: state, reason: 'Hook' },
        });
      const another = await aMachine();
      const edits = [
        { plantHireEntryId: another },
        { plantHireEntryId: null },
        { certificateType: 'other' as const },
        { issuedDate: '2020-01-01' },
      ];
      const answers = [await manager.send(certificatesApi.remove, { params })];
      for (const body of edits)
        answers.push(await manager.send(certificatesApi.edit, { params, body }));
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        answers.map(() => [409, 'certificate.quarantines_plant']),
      );
      expect((await start(plantHireId)).statusCode).toBe(409);
    },
  );

  it('is released once the certificate is reinstated, or another one is valid', async () => {
    const plantHireId = await aMachine();
    const { id: certificateId } = await add({ plantHireEntryId: plantHireId });
    const params = { certificateId };
    const body = { status: 'failed', reason: 'Wrong machine' } as const;
    await manager.call(certificatesApi.judge, { params, body });
    await manager.call(certificatesApi.reinstate, { params });
    const another = await aMachine();
    const edit = { params, body: { plantHireEntryId: another } };
    expect((await manager.send(certificatesApi.edit, edit)).statusCode).toBe(200);
    await manager.call(certificatesApi.judge, { params, body });
    await add({ plantHireEntryId: another, issuedDate: dayFromNow(0) });
    expect((await manager.send(certificatesApi.remove, { params })).statusCode).toBe(204);
  });

  it('can have the expiry date of its certificate corrected', async () => {
    const plantHireId = await aMachine();
    const { id: certificateId } = await add({
      plantHireEntryId: plantHireId,
      expiryDate: dayFromNow(-1),
    });
    const edit = { params: { certificateId }, body: { expiryDate: dayFromNow(364) } };
    expect((await manager.send(certificatesApi.edit, edit)).statusCode).toBe(200);
    expect((await start(plantHireId)).statusCode).toBe(201);
  });

  it('stays quarantined on the next site', async () => {
    const plantHireId = await aMachine();
    await add({ plantHireEntryId: plantHireId, expiryDate: dayFromNow(-1) });
    const params = { plantHireId };
    const moved = await manager.call(plantApi.transfer, { params, body: { projectId: elsewhere } });
    expect(moved.alerts[0]?.kind).toBe('quarantined');
    expect((await start(moved.id, elsewhere)).statusCode).toBe(409);
  });
});
