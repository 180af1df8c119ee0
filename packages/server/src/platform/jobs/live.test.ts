import { ServerResponse } from 'node:http';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/api.ts';
import type { Caller } from '../../testing/caller.ts';
import { withClient } from '../database.ts';
import { asOrganization } from '../tenancy.ts';
import { announce, announceEnd } from './live.ts';
import { sweepTask } from './sweep.ts';

const api = await testApi();
const address = await api.app.listen({ port: 0 });
const us = await api.organization();
const { id: projectId } = await us.project();
const manager = await us.member({ role: 'Site Manager' });

/** Promised is a second, which `npm run bench` measures; here a busy machine must not fail. */
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 5_000 });

const open: AbortController[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});
afterAll(() => api.app.close());

type Event = { entity: string; id: number | null; action: string };

/** A browser that follows `/api/events`: what it has heard, and whether the stream has ended. */
async function aBrowserOf({ session }: Caller) {
  const leaving = new AbortController();
  open.push(leaving);
  const response = await fetch(`${address}/api/events`, {
    headers: session,
    signal: leaving.signal,
  });
  const heard: Event[] = [];
  const browser = { response, heard, isOver: false, leave: () => leaving.abort() };
  void listen(response, heard).finally(() => {
    browser.isOver = true;
  });
  return browser;
}

async function listen({ body }: Response, heard: Event[]) {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts.filter((one) => one.startsWith('data: '))) {
        heard.push(JSON.parse(part.slice(6)));
      }
    }
  } catch {} // left
}

const report = (by = manager) =>
  by.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });

describe('live updates', () => {
  it('are a stream of events, and never kept by anybody in between', async () => {
    const { response } = await aBrowserOf(manager);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('need a session', async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
    const { session } = await us.member({ mustChangePassword: true });
    expect((await fetch(`${address}/api/events`, { headers: session })).status).toBe(403);
  });

  it('tell every browser of the organisation soon, and no other', async () => {
    const [hers, his] = [await us.member({ role: 'Viewer' }), await us.member({ role: 'Buyer' })];
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    const browsers = [await aBrowserOf(hers), await aBrowserOf(his), await aBrowserOf(stranger)];
    const { id } = await report();
    const event = { entity: 'siteIssue', id, action: 'POST' };
    await soon(() => browsers[0]?.heard).toEqual([event]);
    await soon(() => browsers[1]?.heard).toEqual([event]);
    expect(browsers[2]?.heard).toEqual([]);
  });

  it('tell nothing of a command that was refused', async () => {
    const { heard } = await aBrowserOf(await us.member());
    await manager.send(siteIssuesApi.report, {
      body: aSiteIssueDraft({ projectId: 2_000_000_000 }),
    });
    const { id } = await report();
    await soon(() => heard).toEqual([expect.objectContaining({ id })]);
  });

  it('tell a role only of what it may read', async () => {
    const supervisor = await aBrowserOf(await us.member({ role: 'Site Supervisor' }));
    const director = await aBrowserOf(await us.member({ role: 'Director' }));
    const admin = await aBrowserOf(await us.member({ role: 'Viewer', isOrganizationAdmin: true }));
    const say = (entity: string) =>
      asOrganization(api.pools.app, us.id, (tx) => announce(tx, { entity, id: 1, action: 'POST' }));
    const all = ['costAnalysis', 'dataBackup', 'no such thing', 'webhookDelivery', 'siteIssue'];
    for (const entity of all) await say(entity);
    const heardBy = ({ heard }: { heard: Event[] }) => heard.map(({ entity }) => entity);
    await soon(() => heardBy(director)).toEqual(['costAnalysis', 'webhookDelivery', 'siteIssue']);
    await soon(() => heardBy(supervisor)).toEqual(['siteIssue']);
    await soon(() => heardBy(admin)).toEqual(all.filter((entity) => entity !== 'no such thing'));
  });

  it('end when the session ends, and only that one', async () => {
    const [leaver, other] = [await us.member(), await us.member()];
    const [gone, staying] = [await aBrowserOf(leaver), await aBrowserOf(other)];
    await leaver.send(sessionApi.logout, {});
    await soon(() => gone.isOver).toBe(true);
    expect(staying.isOver).toBe(false);
    const { id } = await report();
    await soon(() => staying.heard).toContainEqual(expect.objectContaining({ id }));
    expect(gone.heard).toEqual([]);
  });

  it('begin again at once when a role changes, with what it may read', async () => {
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const member = await us.member({ role: 'Buyer' });
    const before = await aBrowserOf(member);
    const params = { memberId: await us.membershipId(member.actor.userId) };
    await admin.call(teamApi.change, { params, body: { role: 'Viewer' } });
    await soon(() => before.isOver).toBe(true);
    const after = await aBrowserOf(member);
    const { id } = await report();
    await soon(() => after.heard).toContainEqual(expect.objectContaining({ id }));
  });

  it('end with a session that has run out', async () => {
    const member = await us.member();
    const browser = await aBrowserOf(member);
    await api.pools.owner.query('update sessions set expires_at = now() where id = $1', [
      member.actor.sessionId,
    ]);
    await sweepTask(api.pools.app)();
    await soon(() => browser.isOver).toBe(true);
  });

  it('survive news that arrive together with the end of a session', async () => {
    const [leaver, other] = [await us.member(), await us.member()];
    const [gone, staying] = [await aBrowserOf(leaver), await aBrowserOf(other)];
    await asOrganization(api.pools.app, us.id, async (tx) => {
      await announceEnd(tx, [leaver.actor.sessionId]);
      for (const id of [1, 2, 3]) await announce(tx, { entity: 'siteIssue', id, action: 'POST' });
    });
    await soon(() => staying.heard.length).toBe(3);
    await soon(() => gone.isOver).toBe(true);
    expect(gone.heard).toEqual([]);
  });

  it('say that something may have been missed, when their own connection broke', async () => {
    const browser = await aBrowserOf(await us.member());
    const { rows } = await withClient(api.connections.app, (superuser) =>
      superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike 'listen sitewright%'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    await soon(() => browser.heard).toEqual([{ entity: '*', id: null, action: 'resync' }]);
    const { id } = await report();
    await soon(() => browser.heard.slice(1)).toEqual([{ entity: 'siteIssue', id, action: 'POST' }]);
  });

  it('leave nothing behind when a browser goes', async () => {
    const write = vi.spyOn(ServerResponse.prototype, 'write');
    const [leaving, staying] = [await aBrowserOf(manager), await aBrowserOf(manager)];
    /** On how many connections the server tells of one more issue. */
    const writesOfNews = async () => {
      const { id } = await report();
      const news = `data: ${JSON.stringify({ entity: 'siteIssue', id, action: 'POST' })}\n\n`;
      await soon(() => staying.heard.at(-1)?.id).toBe(id);
      return write.mock.calls.filter(([chunk]) => chunk === news).length;
    };
    await soon(writesOfNews).toBe(2);
    leaving.leave();
    await soon(writesOfNews).toBe(1);
    write.mockRestore();
  });
});
