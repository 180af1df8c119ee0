import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import type { Notice } from '@sitewright/domain/notifications/notice';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { plantHires } from '../plant/table.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';
import { sendDigests } from './digest.ts';
import { emailAtOnce, noticeLettersTask } from './letters.ts';
import { sweepNotifications } from './notices.ts';
import { storeNotices } from './public.ts';
import { runNoticeRound } from './round.ts';
import { notifications } from './table.ts';

const api = await testApi();
let us: Organization;
let director: Caller;
let manager: Caller;
let buyer: Caller;
let projectId: number;

beforeEach(async () => {
  us = await api.organization();
  director = await us.member({ role: 'Managing Director' });
  manager = await us.member({ role: 'Site Manager' });
  buyer = await us.member({ role: 'Buyer' });
  projectId = (await us.project()).id;
});

const within = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
const posted: { to: string; subject: string; text: string }[] = [];
const office = {
  queueEmail: async (_: Tx, mail: (typeof posted)[number]) => posted.push(mail),
  publicUrl: 'https://sitewright.example',
  operator: undefined,
};
const look = (now = new Date()) => within((tx) => runNoticeRound(tx, office, now));
/** As the queue does, whatever has been told so far. */
async function writeLetters() {
  const write = noticeLettersTask(office);
  for (const job of await api.waiting<never>('noticeLetters')) await write(job, within);
}
const bell = (who: Caller) => who.call(notificationsApi.list, { query: {} });
const unread = async (who: Caller) => (await who.call(notificationsApi.unread, {})).unread;

async function needsApproval() {
  const settings = { requireApproval: true };
  await api.pools.owner.query('update organizations set settings = settings || $1 where id = $2', [
    JSON.stringify(settings),
    us.id,
  ]);
}

describe('a purchase order', () => {
  it('rings at once with those who may approve it, and is settled by the approval', async () => {
    await needsApproval();
    const body = aPurchaseOrderDraft({ contractId: projectId });
    const { id } = await buyer.call(purchaseOrdersApi.raise, { body });
    expect(await bell(director)).toMatchObject([
      { category: 'approvals', metadata: { kind: 'approval', recordId: id }, read: false },
    ]);
    expect([await unread(director), await unread(manager), await unread(buyer)]).toEqual([1, 0, 0]);

    const params = { purchaseOrderId: id };
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    expect(await unread(director)).toBe(0);
    expect((await bell(director))[0]?.settledAt).not.toBeNull();
    expect(await bell(buyer)).toMatchObject([{ metadata: { kind: 'decision' }, type: 'success' }]);
  });

  it('is told once, however often somebody looks', async () => {
    await needsApproval();
    const body = aPurchaseOrderDraft({ contractId: projectId });
    await buyer.call(purchaseOrdersApi.raise, { body });
    await look();
    await look();
    expect(await bell(director)).toHaveLength(1);
  });

  it('rings with nobody when its action is undone', async () => {
    await needsApproval();
    const body = aPurchaseOrderDraft({ contractId: 2_147_483_647 });
    expect((await buyer.send(purchaseOrdersApi.raise, { body })).statusCode).toBe(404);
    expect(await unread(director)).toBe(0);
  });
});

describe('an issue', () => {
  const report = (over: object) =>
    director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId, ...over }) });

  it('notifies the assignee at once, until they begin', async () => {
    const { id } = await report({ assignedUserId: manager.actor.userId, targetDate: null });
    expect(await bell(manager)).toMatchObject([{ metadata: { kind: 'assignment', recordId: id } }]);
    await manager.call(siteIssuesApi.start, { params: { siteIssueId: id }, body: {} });
    expect(await unread(manager)).toBe(0);
  });

  it('notifies of each dispute, and of each time that it is sent back', async () => {
    const { id } = await report({ assignedUserId: manager.actor.userId, targetDate: null });
    const move = { params: { siteIssueId: id }, body: { reason: 'Not ours' } };
    const heard = async (user: typeof manager) =>
      (await bell(user)).filter(
        ({ metadata, settledAt }) => metadata.kind !== 'assignment' && settledAt === null,
      ).length;
    await manager.call(siteIssuesApi.dispute, move);
    expect(await bell(director)).toMatchObject([{ metadata: { kind: 'dispute' } }]);
    await director.call(siteIssuesApi.reject, move);
    expect([await heard(director), await heard(manager)]).toEqual([0, 1]);
    await manager.call(siteIssuesApi.dispute, move);
    expect([await heard(director), await heard(manager)]).toEqual([1, 0]);
    await manager.call(siteIssuesApi.void, move);
    await director.call(siteIssuesApi.reopen, move);
    expect([await heard(director), await heard(manager)]).toEqual([0, 1]);
  });

  it('is overdue for both the day after, and for nobody once it is closed', async () => {
    const yesterday = daysAfter(londonDay(new Date()), -1);
    const { id } = await report({ assignedUserId: manager.actor.userId, targetDate: yesterday });
    expect((await bell(director)).map(({ metadata }) => metadata.kind)).toEqual(['overdue']);
    await manager.call(siteIssuesApi.void, {
      params: { siteIssueId: id },
      body: { reason: 'Raised by mistake' },
    });
    expect([await unread(director), await unread(manager)]).toEqual([0, 0]);
  });

  it('is also written to whom it is given to, where they want that, until they have seen it', async () => {
    posted.length = 0;
    const assignedUserId = manager.actor.userId;
    await choose(manager, { issues: { inApp: true, email: true, digest: false } });
    const { id } = await report({ assignedUserId, targetDate: null });
    await writeLetters();
    expect(posted.map(({ to }) => to)).toEqual([manager.actor.username]);
    expect(posted[0]?.text).toContain('Assigned to you');
    await look();
    expect(posted).toHaveLength(1);
    await manager.call(siteIssuesApi.start, { params: { siteIssueId: id }, body: {} });
    await writeLetters();
    expect(posted).toHaveLength(1);
  });
});

it('notifies the person asked for a call-back, and no one else', async () => {
  const params = { userId: manager.actor.userId };
  await director.call(wellbeingApi.setSupporter, { params, body: {} });
  const request = { body: { supporterId: manager.actor.userId, message: 'I cannot sleep' } };
  const { id } = await buyer.call(wellbeingApi.askForCall, request);
  const [notification] = await bell(manager);
  expect(notification).toMatchObject({ category: 'wellbeing', metadata: { recordId: id } });
  expect(JSON.stringify(notification)).not.toMatch(/sleep|Ann Ray|health/i);
  expect([await unread(director), await unread(buyer)]).toEqual([0, 0]);
});

describe('the round', () => {
  it('finds plant past its off-hire, and settles it with the notice', async () => {
    const { id } = await us.plantHire(projectId);
    const set = (change: object) =>
      within((tx) => tx.update(plantHires).set(change).where(eq(plantHires.id, id)));
    await set({ expectedOffHire: daysAfter(londonDay(new Date()), -1) });
    await look();
    expect(await bell(manager)).toMatchObject([{ category: 'plant', type: 'error' }]);
    expect([await unread(buyer), await unread(director)]).toEqual([1, 0]);
    await set({ status: 'off_hire_notified' });
    await look();
    expect(await unread(manager)).toBe(0);
  });

  it('asks for the diary at six, and not a minute before', async () => {
    await within((tx) =>
      tx.update(projects).set({
        status: 'active',
        startDate: '2026-11-16',
        createdAt: new Date('2026-11-16T06:00:00Z'),
      }),
    );
    await look(new Date('2026-11-16T17:59:00Z'));
    expect(await unread(manager)).toBe(0);
    await look(new Date('2026-11-16T18:00:00Z'));
    expect(await bell(manager)).toMatchObject([
      { category: 'diary', title: 'No diary for Monday 16 November 2026', projectId },
    ]);
  });

  it('writes at once to who wants that, in one letter', async () => {
    posted.length = 0;
    await choose(manager, { plant: { inApp: false, email: true, digest: false } });
    for (const _ of [1, 2]) {
      const { id } = await us.plantHire(projectId);
      await within((tx) =>
        tx.update(plantHires).set({ expectedOffHire: '2026-01-01' }).where(eq(plantHires.id, id)),
      );
    }
    await look();
    expect(posted.map(({ to }) => to)).toEqual([manager.actor.username]);
    expect(posted[0]?.text).toContain('https://sitewright.example/settings?section=notifications');
    // They wanted to see none of it in the bell.
    expect([await unread(manager), await unread(buyer)]).toEqual([0, 2]);
    await look();
    expect(posted).toHaveLength(1);
  });

  it('writes of fifty matters at most: a letter of hundreds nobody could send', async () => {
    posted.length = 0;
    await choose(manager, { plant: { inApp: true, email: true, digest: false } });
    const hires = Array.from({ length: 60 }, (_, n) => ({
      ...{
        userId: manager.actor.userId,
        subject: `offHire ${n}`,
        title: 'Off-hire',
        message: 'Now',
      },
      ...{ type: 'info', category: 'plant', priority: 'low', projectId, link: '/plant' },
    })) as Notice[];
    await within((tx) => emailAtOnce(tx, hires, office, new Date()));
    expect(posted[0]?.text.match(/- Off-hire/g)).toHaveLength(50);
  });

  it('tells of requests for access only where the installation is run', async () => {
    const operator = await api.operator();
    const admin = await operator.member({ isOrganizationAdmin: true });
    const here = await us.member({ isOrganizationAdmin: true });
    await operator.accessRequest('cy@fox.example');
    await asOrganization(api.pools.app, operator.id, (tx) =>
      runNoticeRound(tx, office, new Date()),
    );
    await look();
    expect(await bell(admin)).toMatchObject([{ category: 'team' }]);
    expect((await bell(here)).filter(({ category }) => category === 'team')).toEqual([]);
  });
});

const choose = (who: Caller, categories: object) =>
  api.pools.owner.query('update users set preferences = $1 where id = $2', [
    JSON.stringify({ notifications: { categories, quietHours: null } }),
    who.actor.userId,
  ]);

describe('the digest', () => {
  const seven = new Date('2026-11-17T07:00:00Z');
  const send = (now = seven) => within((tx) => sendDigests(tx, office, now));

  beforeEach(async () => {
    posted.length = 0;
    await needsApproval();
    const body = aPurchaseOrderDraft({ contractId: projectId });
    await buyer.call(purchaseOrdersApi.raise, { body });
  });

  it('comes once a day to those for whom something waits', async () => {
    await send();
    await send();
    expect(posted.map(({ to }) => to)).toEqual([director.actor.username]);
    expect(posted[0]?.text).toMatch(/Approval needed/);
    await send(new Date('2026-11-18T09:30:00Z'));
    expect(posted).toHaveLength(2);
  });

  it('says how much waits, also where a letter holds less', async () => {
    const body = aPurchaseOrderDraft({ contractId: projectId });
    for (let n = 0; n < 51; n++) await buyer.call(purchaseOrdersApi.raise, { body });
    await send();
    expect(posted[0]?.subject).toMatch(/: 52$/);
    expect(posted[0]?.text.match(/Approval needed/g)).toHaveLength(50);
  });

  it('leaves out what was read, and who wants none', async () => {
    await director.call(notificationsApi.readAll, {});
    await send();
    expect(posted).toEqual([]);
    const other = await us.member({ role: 'Director' });
    await look();
    await choose(other, { approvals: { inApp: true, email: false, digest: false } });
    await send(new Date('2026-11-18T07:00:00Z'));
    expect(posted).toEqual([]);
  });

  it('goes to nobody who has left', async () => {
    const { userId } = director.actor;
    await within((tx) =>
      tx
        .update(userOrganizations)
        .set({ isActive: false })
        .where(eq(userOrganizations.userId, userId)),
    );
    await send();
    expect(posted).toEqual([]);
  });
});

it('keeps what was told once for a month after it was read, and what a rule still finds for longer', async () => {
  await needsApproval();
  const body = aPurchaseOrderDraft({ contractId: projectId });
  await buyer.call(purchaseOrdersApi.raise, { body });
  const once = {
    type: 'info',
    category: 'general',
    priority: 'low',
    projectId,
    link: '/x',
  } as const;
  const { userId } = director.actor;
  await within((tx) =>
    storeNotices(tx, [
      { ...once, userId, subject: 'webhook 1 1', title: 'Long ago', message: '' },
      { ...once, userId, subject: 'webhook 2 1', title: 'Not read yet', message: '' },
    ]),
  );
  await within(async (tx) => {
    const read = { read: true, readAt: new Date(Date.now() - 31 * 86_400_000) };
    await tx.update(notifications).set(read).where(ne(notifications.title, 'Not read yet'));
    await sweepNotifications(tx);
  });
  expect((await bell(director)).map(({ metadata }) => metadata.kind)).toEqual([
    'webhook',
    'approval',
  ]);
});

it('keeps its own organisation', async () => {
  const them = await api.organization();
  const otherDirector = await them.member({ role: 'Managing Director' });
  await needsApproval();
  const body = aPurchaseOrderDraft({ contractId: projectId });
  await buyer.call(purchaseOrdersApi.raise, { body });
  const { id } = found((await bell(director))[0]);
  expect(await bell(otherDirector)).toEqual([]);
  const ask = { params: { notificationId: id }, body: { read: true } };
  expect((await otherDirector.send(notificationsApi.mark, ask)).statusCode).toBe(404);
  expect((await manager.send(notificationsApi.mark, ask)).statusCode).toBe(404);
  expect(await director.call(notificationsApi.mark, ask)).toMatchObject({ read: true });
});
