import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { roles } from '@sitewright/domain/kernel/access';
import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { revealFields } from '@sitewright/domain/workforce/worker-words';
import { expect, inject, it } from 'vitest';
import { withClient } from '../platform/database.ts';
import { answerToAsk } from '../testing/answer.ts';
import { testApi } from '../testing/api.ts';
import { endpoints } from '../testing/endpoints.ts';
import { aWorld } from '../testing/world.ts';

/** Each of them stands nowhere else, so that whoever finds one has found a leak. */
const identity = {
  dateOfBirth: '1907-03-19',
  nationalInsurance: 'CE918273B',
  rightToWork: 'planted-right-to-work',
  drivingLicense: 'planted-driving-licence',
  taxCode: 'PLANTED77',
  bankDetails: { accountName: 'Planted Account', sortCode: '918273', accountNumber: '91827364' },
};
const health = {
  medicalConditions: 'planted-condition',
  allergies: 'planted-allergy',
  sickDays: { sickDaysTaken: 3, totalSickDays: 9, reasons: 'planted-illness' },
};
const rate = { effectiveFrom: '2026-02-03', hourlyRate: '187.31', dayRate: '1498.48' };
const markers = [
  ...Object.values(identity).filter((value) => typeof value === 'string'),
  ...Object.values(identity.bankDetails),
  health.medicalConditions,
  health.allergies,
  health.sickDays.reasons,
  rate.hourlyRate,
  rate.dayRate,
];

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
const world = await aWorld(us, director);
const params = { workerId: world.workerId };
const keyed = { 'idempotency-key': 'planted' };

await director.send(workforceApi.setIdentity, { params, body: identity }, keyed);
await director.send(workforceApi.setHealth, { params, body: health }, keyed);
await director.send(workforceApi.addRate, { params, body: rate }, keyed);
const wholly = { fields: [...revealFields], reason: 'To see all of it' };
const revealed = await director.send(workforceApi.reveal, { params, body: wholly }, keyed);
const because = { params, body: { reason: 'They asked for it' } };
const handedOut = await director.send(workforceApi.subjectAccess, because, keyed);
await director.send(workforceApi.edit, { params, body: { notes: 'Edited since' } }, keyed);

const found = (text: string) => markers.filter((marker) => text.includes(marker));

it('tells every one of them to whoever may know it, and says why', () => {
  expect(found(revealed.body)).toEqual(markers);
  expect(found(handedOut.body)).toEqual(markers);
});

it.each(roles)('shows none of them to a %s who reads all that can be read', async (role) => {
  const reader = await us.member({ role });
  const reads = endpoints.filter(({ endpoint }) => !isCommand(endpoint) && !endpoint.stream);
  expect(reads.length).toBeGreaterThan(50);
  for (const { endpoint, name, sample } of reads) {
    const { body } = await answerToAsk(api.app, endpoint, sample(world), reader.session);
    expect([name, ...found(String(body))]).toEqual([name]);
  }
});

it('keeps them in no file of the database, no upload and no letter', async () => {
  await director.send(labourApi.start, {
    body: { projectId: world.projectId, crewKind: 'worker', workerId: world.workerId },
  });
  await director.send(workforceApi.remove, { params: { workerId: world.spareWorkerId } });
  const folder = await withClient(
    { ...inject('postgres'), database: 'postgres' },
    async (client) => {
      await client.query('checkpoint');
      return (await client.query('show data_directory')).rows[0].data_directory;
    },
  );
  const search = (words: string[], ...where: string[]) =>
    promisify(execFile)('grep', ['-rlaF', ...words.flatMap((word) => ['-e', word]), ...where]).then(
      ({ stdout }) => stdout.split('\n').filter(Boolean),
      ({ code, stdout }) => (code === 1 ? [] : [`grep ended with ${code}: ${stdout}`]),
    );
  const where = [join(folder, 'base'), join(folder, 'pg_wal'), api.files];
  // Were nothing ever found there, it would prove nothing that these are not.
  expect((await search(['Edited since'], ...where)).length).toBeGreaterThan(0);
  expect(await search(markers, ...where)).toEqual([]);
  expect(found(JSON.stringify(await api.letters()))).toEqual([]);
}, 60_000);
