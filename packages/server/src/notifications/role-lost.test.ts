import { found } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { runInOrganizationWith, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { sendDigests } from './digest.ts';
import { storeNotices } from './public.ts';

const api = await testApi();

it('tells nobody what a role they held once let them know', async () => {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const manager = await us.member({ role: 'Contracts Manager' });
  const { userId } = manager.actor;
  const about = { type: 'info', priority: 'high', projectId: null, link: '/suppliers' } as const;
  const words = { title: 'Approval needed: PO-7', message: 'Tarn, £1,250.00 net.' };
  const money = {
    ...about,
    ...words,
    userId,
    subject: 'approval 7',
    category: 'approvals',
  } as const;
  const issue = {
    ...money,
    subject: 'assignment 7',
    category: 'issues',
    message: 'A handrail',
  } as const;
  await runInOrganizationWith(api.pools.app)(us.id, (tx) => storeNotices(tx, [money, issue]));
  const state = async () => ({
    list: (await manager.call(notificationsApi.list, { query: {} })).map(({ message }) => message),
    ...(await manager.call(notificationsApi.unread, {})),
  });
  expect(await state()).toEqual({ list: [issue.message, money.message], unread: 2 });
  const [, order] = await manager.call(notificationsApi.list, { query: {} });
  const body = { role: 'Site Supervisor' } as const;
  await admin.call(teamApi.change, { params: { memberId: await us.membershipId(userId) }, body });
  expect(await state()).toEqual({ list: [issue.message], unread: 1 });
  const mark = { params: { notificationId: found(order).id }, body: { read: false } };
  expect((await manager.send(notificationsApi.mark, mark)).statusCode).toBe(404);
  const letters: string[] = [];
  const post = async (_: Tx, { text }: { text: string }) => letters.push(text);
  const office = { queueEmail: post, publicUrl: 'https://sitewright.example' };
  await runInOrganizationWith(api.pools.app)(us.id, (tx) => sendDigests(tx, office, new Date()));
  expect(letters.join()).toContain(issue.message);
  expect(letters.join()).not.toContain(money.message);
});
