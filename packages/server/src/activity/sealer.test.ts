import { setTimeout as wait } from 'node:timers/promises';
import { activityApi } from '@sitewright/domain/activity/api';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { expect, it, vi } from 'vitest';
import { insertActivity } from '../platform/activity.ts';
import { keepListening, type Listen } from '../platform/jobs/keep-listening.ts';
import { asOrganization, runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { secrets } from '../testing/organization.ts';
import { lockChain } from './seal.ts';
import { sealAndAnchor, startSealer } from './sealer.ts';

const api = await testApi();
const errors: string[] = [];
const sealing = {
  within: runInOrganizationWith(api.pools.app),
  storage: api.storage,
  mark: secrets.keyedHash,
  now: () => new Date(),
  onError: ({ message }: Error) => errors.push(message),
};
const listen: Listen = (listenOptions) => keepListening(api.connections.app, listenOptions);

const create = (by: Caller, name: string) => by.call(projectsApi.create, { body: { name } });
const verify = (by: Caller) => by.call(activityApi.verification, {});

/** How long the last entry waited to be sealed. */
async function secondsUntilSealed(by: Caller): Promise<number> {
  const [entry] = await by.call(activityApi.list, { query: { limit: 1 } });
  const params = { activityLogId: found(entry).id };
  const { createdAt, sealedAt } = await by.call(activityApi.read, { params });
  return (Date.parse(sealedAt ?? '') - Date.parse(createdAt)) / 1000;
}

async function aDirector() {
  const us = await api.organization();
  return { us, director: await us.member({ role: 'Managing Director' }) };
}

it('seals within a second what any server writes, even without a notification', async () => {
  const { director } = await aDirector();
  await create(director, 'Before it listens');
  const stops = [startSealer(listen, sealing), startSealer(listen, sealing)];
  await vi.waitFor(async () => expect((await verify(director)).verified).toBe(1), 5000);
  await wait(200);
  await create(director, 'While two listen');
  await vi.waitFor(async () => expect((await verify(director)).verified).toBe(2), 5000);
  expect(await secondsUntilSealed(director)).toBeLessThan(1);
  await Promise.all(Array.from({ length: 12 }, (_, i) => create(director, `Contract ${i}`)));
  await vi.waitFor(async () => expect((await verify(director)).verified).toBe(14), 5000);
  expect(await verify(director)).toMatchObject({ waiting: 0, broken: null });
  for (const stop of stops) await stop();
  expect(errors).toEqual([]);
});

it('builds one chain, however many servers seal at once', async () => {
  const { us, director } = await aDirector();
  for (let i = 0; i < 5; i++) await create(director, `Contract ${i}`);
  await Promise.all(Array.from({ length: 6 }, () => sealAndAnchor(sealing, us.id, 'recent')));
  expect(await verify(director)).toMatchObject({ verified: 5, waiting: 0, broken: null });
});

it('does not block fifty concurrent writers', async () => {
  const { us, director } = await aDirector();
  let letGo = () => {};
  const held = asOrganization(api.pools.app, us.id, async (tx) => {
    await lockChain(tx);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      asOrganization(api.pools.app, us.id, (tx) =>
        insertActivity(tx, secrets.keyedHash, {
          userId: director.actor.userId,
          username: director.actor.username,
          action: 'POST /api/projects',
          entityType: 'project',
          description: `Contract ${i}`,
          ipAddress: null,
          userAgent: null,
          severity: 'info',
          category: 'contract',
          createdAt: new Date(),
        }),
      ),
    ),
  );
  letGo();
  await held;
  await sealAndAnchor(sealing, us.id, 'recent');
  expect(await verify(director)).toMatchObject({ verified: 50, broken: null });
});

it('does not seal a foreign entry, and reports it', async () => {
  const { us, director } = await aDirector();
  await create(director, 'Quay Street');
  await asOrganization(api.pools.app, us.id, (tx) =>
    tx.execute(`insert into activity_logs (username, action, description, mark)
      values ('nobody', 'POST /api/login', 'Sign in', '0.made-up')`),
  );
  await sealAndAnchor(sealing, us.id, 'recent');
  expect(errors.at(-1)).toContain('entries that this server did not write: 1');
  expect(await verify(director)).toMatchObject({
    verified: 1,
    waiting: 0,
    broken: { why: 'foreign', position: null, activityLogId: expect.any(Number) },
  });
});

it('does not continue from a head that was changed', async () => {
  const { us, director } = await aDirector();
  await create(director, 'Quay Street');
  await sealAndAnchor(sealing, us.id, 'recent');
  await asOrganization(api.pools.app, us.id, (tx) =>
    tx.execute("update activity_heads set hash = 'another'"),
  );
  await create(director, 'Mill Lane');
  await expect(sealAndAnchor(sealing, us.id, 'recent')).rejects.toThrow('end of the activity log');
  expect((await verify(director)).broken).toMatchObject({ why: 'end' });
});
