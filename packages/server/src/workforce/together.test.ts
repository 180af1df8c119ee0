import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { issuedBy } from '../testing/risks.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const { id: projectId } = await us.project();
const give = (workerId: number, nationalInsurance: string) =>
  director.send(workforceApi.setIdentity, { params: { workerId }, body: { nationalInsurance } });

it('gives each of several workers added at once a different number', async () => {
  const add = () => director.send(workforceApi.add, { body: aWorkerDraft() });
  const answers = await Promise.all(Array.from({ length: 8 }, add));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.json().workerId)).size).toBe(8);
});

it('accepts a National Insurance number once, even if several requests use it at once', async () => {
  const numbers = ['AB000011C', 'AB000012C', 'AB000013C', 'AB000014C'];
  for (const number of numbers) {
    const pair = [await us.worker(), await us.worker()];
    const answers = await Promise.all(pair.map(({ id }) => give(id, number)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  }
});

it('restores no worker whose National Insurance number is now in use', async () => {
  const [gone, other] = [await us.worker(), await us.worker()];
  await give(gone.id, 'AB000021C');
  await director.send(workforceApi.remove, { params: { workerId: gone.id } });
  await give(other.id, 'AB000021C');
  const [item] = await director.call(backupApi.listBin, { query: {} });
  const back = { params: { binItemId: found(item).id }, body: {} };
  const refused = await director.send(backupApi.restore, back);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'worker.number_is_taken']);
});

it('refuses a signature on a method statement for a worker who has left', async () => {
  const { id: workerId } = await us.worker();
  const left = { status: 'left', endDate: '2026-11-01' } as const;
  await director.call(workforceApi.setStatus, { params: { workerId }, body: left });
  const rams = await issuedBy(director, projectId);
  const signature = { workerId, method: 'on_screen', language: 'English' } as const;
  const refused = await director.send(riskApi.sign, {
    params: { ramsId: rams.id },
    body: signature,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'rams.has_left']);
});
