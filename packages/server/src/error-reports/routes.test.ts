import { createHash, randomUUID } from 'node:crypto';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../platform/activity.ts';
import { discardTask } from '../platform/files/discard.ts';
import { sweepTask } from '../platform/jobs/sweep.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { sweepErrorReports } from './store.ts';
import { errorReports } from './table.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const { report, attachScreenshot, list, screenshot } = errorReportsApi;

let people = 0;
/** Each from its own address, so that tests do not share a budget. */
const post = (body: object, headers: Record<string, string> = {}, remoteAddress?: string) =>
  api.app.inject({
    method: 'POST',
    url: report.path,
    body,
    headers,
    remoteAddress: remoteAddress ?? `10.0.0.${++people}`,
  });

const beforeFirstOrganization = await post({ message: 'White page' });

it('is accepted while there is no organisation to store it', () => {
  expect(beforeFirstOrganization.statusCode).toBe(202);
  expect(beforeFirstOrganization.json()).toEqual({ id: null });
});

const operator = await api.organization();
const us = await api.organization();
const admin = await us.member({ isOrganizationAdmin: true });
const operatorAdmin = await operator.member({ isOrganizationAdmin: true });
const seen = async (caller = admin) => (await caller.call(list, { query: {} }))[0];

const reportBy = async (caller = admin) => {
  const { id } = (await post({ message: 'White page' }, caller.session)).json();
  return { errorReportId: id as number };
};

describe('a report', () => {
  it("is stored for the administrators of the sender's organisation", async () => {
    const viewer = await us.member({ role: 'Viewer' });
    const { errorReportId } = await reportBy(viewer);
    expect(await seen()).toMatchObject({
      id: errorReportId,
      message: 'White page',
      hasScreenshot: false,
      createdBy: viewer.actor.userId,
    });
    expect((await viewer.send(list, { query: {} })).statusCode).toBe(403);
  });

  it('without a session is stored for the operator of the installation', async () => {
    const { id } = (await post({ message: 'Cannot sign in' })).json();
    expect(await seen(operatorAdmin)).toMatchObject({ id, createdBy: null });
    expect((await seen())?.message).not.toBe('Cannot sign in');
  });

  it('with an expired session is stored for the operator', async () => {
    const { session } = await us.member({ membership: { isActive: false } });
    const response = await post({ message: 'Signed out meanwhile' }, session);
    expect(response.statusCode).toBe(202);
    expect(await seen(operatorAdmin)).toMatchObject({ message: 'Signed out meanwhile' });
  });

  it('is accepted while a password must be changed', async () => {
    const { session } = await us.member({ mustChangePassword: true });
    expect((await post({ message: 'Stuck' }, session)).statusCode).toBe(202);
    expect(await seen()).toMatchObject({ message: 'Stuck' });
  });

  it('is stored once, though it is sent again because the answer was lost', async () => {
    const headers = { ...admin.session, 'idempotency-key': randomUUID() };
    const count = async () => (await admin.call(list, { query: { limit: 200 } })).length;
    const [before, first] = [await count(), await post({ message: 'Sent late' }, headers)];
    const again = await post({ message: 'Sent late' }, headers);
    expect([again.statusCode, again.json()]).toEqual([202, first.json()]);
    expect(await count()).toBe(before + 1);
    expect((await post({ message: 'Another' }, headers)).statusCode).toBe(422);
  });

  it('is in the activity log only when the sender is known', async () => {
    const lines = () => asOrganization(api.pools.app, operator.id, (tx) => tx.$count(activityLogs));
    const before = await lines();
    await post({ message: 'Nobody' });
    expect(await lines()).toBe(before);
    await post({ message: 'Somebody' }, operatorAdmin.session);
    expect(await lines()).toBe(before + 1);
  });

  it('has the same form, whichever page sent it', async () => {
    await post(
      {
        message: 'Minified React error',
        stack: 'Error: x',
        componentStack: 'at Diary',
        componentName: 'Diary',
        url: 'https://sitewright.example/diary?code=SECRET',
        userAgent: 'Firefox',
        severity: 'high',
        pluginInfo: { name: 'weather', type: 'display-issue' },
        organizationId: operator.id,
      },
      admin.session,
    );
    expect(await seen()).toMatchObject({
      stack: 'Error: x\nat Diary',
      component: 'Diary',
      location: 'https://sitewright.example/diary',
      browserInfo: { userAgent: 'Firefox' },
      pluginInfo: { name: 'weather', type: 'display-issue' },
      severity: 'high',
      source: null,
    });
  });

  it('is refused without a message, and beyond 16 kB', async () => {
    const silent = await post({ message: '' });
    expect(silent.statusCode).toBe(400);
    expect(silent.json().fields).toEqual({ message: 'Description is required' });
    expect((await post({ message: 'x'.repeat(17_000) })).statusCode).toBe(413);
  });

  it('past ten a minute from one address is accepted, and not stored', async () => {
    const address = '192.0.2.9';
    const send = (message: string) => post({ message }, admin.session, address);
    for (let i = 1; i <= 10; i++) expect((await send(`${i}`)).json().id).not.toBeNull();
    const eleventh = await send('11');
    expect(eleventh.statusCode).toBe(202);
    expect(eleventh.json()).toEqual({ id: null });
    expect((await seen())?.message).toBe('10');
  });
});

describe('a screenshot', () => {
  it("is attached to the sender's own report, and shown to the administrators", async () => {
    const member = await us.member();
    const params = await reportBy(member);
    await member.call(attachScreenshot, { params, file: aPicture() });
    expect(await seen()).toMatchObject({ id: params.errorReportId, hasScreenshot: true });
    const shown = await admin.send(screenshot, { params });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await member.send(screenshot, { params })).statusCode).toBe(403);
  });

  it("cannot be attached to another user's report", async () => {
    const params = await reportBy(await us.member());
    const refused = await admin.send(attachScreenshot, { params, file: aPicture() });
    expect(refused.statusCode).toBe(404);
    expect((await admin.send(screenshot, { params })).statusCode).toBe(404);
  });

  it('replaces the previous one, which is discarded', async () => {
    const params = await reportBy();
    const attach = () => admin.call(attachScreenshot, { params, file: aPicture() });
    const etagOfScreenshot = async () => (await admin.send(screenshot, { params })).headers.etag;
    await attach();
    const first = await etagOfScreenshot();
    await attach();
    expect(await etagOfScreenshot()).not.toBe(first);
    const [job] = (await api.discarded()).slice(-1);
    const tag = createHash('sha256')
      .update(job?.key ?? '')
      .digest('base64url');
    expect(`"${tag}"`).toBe(first);
    await discardTask(api.storage)(job ?? { key: '' });
    expect((await admin.send(screenshot, { params })).statusCode).toBe(200);
  });
});

it('is deleted after thirty days, with its screenshot', async () => {
  const [old, young] = [await reportBy(), await reportBy()];
  for (const params of [old, young]) {
    await admin.call(attachScreenshot, { params, file: aPicture() });
  }
  await asOrganization(api.pools.app, us.id, async (tx) => {
    const age = (days: number, { errorReportId }: { errorReportId: number }) =>
      tx
        .update(errorReports)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(errorReports.id, errorReportId));
    await age(31, old);
    await age(29, young);
  });
  const before = await api.discarded();
  await sweepTask(api.pools.app, { sweeps: [sweepErrorReports] })();
  const left = (await admin.call(list, { query: { limit: 200 } })).map(({ id }) => id);
  expect(left).toContain(young.errorReportId);
  expect(left).not.toContain(old.errorReportId);
  expect(await api.discarded()).toHaveLength(before.length + 1);
});
