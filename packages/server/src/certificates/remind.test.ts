import { certificatesApi } from '@sitewright/domain/certificates/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { afterAll, expect, it } from 'vitest';
import { queueEmailWith } from '../platform/jobs/mail.ts';
import { runInOrganizationWith } from '../platform/tenancy.ts';
import { aPaper } from '../testing/a-paper.ts';
import { testApi } from '../testing/api.ts';
import { secrets, startMailSystem } from '../testing/mail-server.ts';
import { certificateRoundTask } from './remind.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const contracts = await us.member({ role: 'Contracts Manager' });
await us.member({ role: 'Buyer' });
const { id: projectId } = await us.project();
const room = await startMailSystem(api);
afterAll(room.close);

const round = certificateRoundTask(runInOrganizationWith(api.pools.app), {
  queueEmail: queueEmailWith(secrets),
  publicUrl: 'https://site.example',
});

const add = (equipmentName: string, days: number) =>
  manager.call(certificatesApi.add, {
    query: {
      projectId,
      equipmentName,
      certificateType: 'scaffold',
      expiryDate: daysAfter(londonDay(new Date()), days),
    },
    file: aPaper(),
  });

it('emails the responsible roles once about everything that expires within sixty days', async () => {
  await add('Scaffold, north', 7);
  await add('Scaffold, south', 45);
  await add('Scaffold, west', 90);
  await round();
  const letters = await room.left();
  expect(letters.map(({ to }) => to).toSorted()).toEqual(
    [manager.actor.username, contracts.actor.username].toSorted(),
  );
  for (const { words } of letters) {
    expect(words).toContain('Scaffold, north');
    expect(words).toContain('expires in 45 days');
    expect(words).not.toContain('Scaffold, west');
  }
  await round();
  expect(await room.left()).toEqual([]);
});

it('emails again when the expiry date changes and is near', async () => {
  const { id: certificateId } = await add('Hoist', 90);
  await round();
  expect(await room.left()).toEqual([]);
  const expiryDate = daysAfter(londonDay(new Date()), -1);
  await manager.call(certificatesApi.edit, { params: { certificateId }, body: { expiryDate } });
  await round();
  const [letter] = await room.left();
  expect(letter?.words).toContain('expired');
  const later = daysAfter(londonDay(new Date()), 30);
  await manager.call(certificatesApi.edit, {
    params: { certificateId },
    body: { expiryDate: later },
  });
  await round();
  expect((await room.left())[0]?.words).toContain('expires in 30 days');
});

it('emails a director where no other role is filled, and waits where there is nobody', async () => {
  const small = await api.organization();
  const add = await small.member({ role: 'Site Supervisor' });
  const query = { certificateType: 'scaffold', expiryDate: londonDay(new Date()) } as const;
  await add.call(certificatesApi.add, { query, file: aPaper() });
  await round();
  expect(await room.left()).toEqual([]);
  const director = await small.member({ role: 'Director' });
  await round();
  expect((await room.left()).map(({ to }) => to)).toEqual([director.actor.username]);
  await round();
  expect(await room.left()).toEqual([]);
});
