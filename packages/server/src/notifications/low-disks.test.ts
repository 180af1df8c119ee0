import type { Volume } from '@sitewright/domain/kernel/free-space';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { expect, it } from 'vitest';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';
import { runNoticeRound } from './round.ts';

const api = await testApi();
const operator = await api.organization();
const others = await api.organization();
const admin = await operator.member({ role: 'Managing Director', isOrganizationAdmin: true });
const viewer = await operator.member({ role: 'Viewer' });
const stranger = await others.member({ role: 'Managing Director', isOrganizationAdmin: true });

const office = { queueEmail: async (_: Tx) => {}, publicUrl: 'https://sitewright.example' };
const lookIn = ({ id }: Organization, volumes: Volume[]) =>
  asOrganization(api.pools.app, id, (tx) =>
    runNoticeRound(tx, { ...office, operator: undefined, volumes }, new Date()),
  );
const look = async (free: number) => {
  for (const organization of [operator, others])
    await lookIn(organization, [{ name: 'files', free }]);
};
const open = async (who: Caller) =>
  (await who.call(notificationsApi.list, { query: {} })).filter(({ settledAt }) => !settledAt);

it('tells the administrators of the operator alone that a disk fills, and settles it', async () => {
  await look(0.099);
  expect(await open(admin)).toMatchObject([
    {
      title: 'Disk space low: files',
      message: expect.stringMatching(/^9\.9% free\. /),
      type: 'warning',
    },
  ]);
  expect(await open(viewer)).toEqual([]);
  expect(await open(stranger)).toEqual([]);

  await look(0.005);
  expect(await open(admin)).toMatchObject([{ title: 'Disk full: files', priority: 'critical' }]);

  await look(0.3);
  expect(await open(admin)).toEqual([]);
});
