import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoint } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { pictureUpload } from '@sitewright/domain/kernel/upload';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { projects } from '../../projects/table.ts';
import { siteIssues } from '../../site-issues/table.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { testApi } from '../../testing/api.ts';
import { activityLogs } from '../activity.ts';
import { withClient } from '../database.ts';
import { asOrganization } from '../tenancy.ts';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';
import { serveWith } from './serve.ts';

const { app, pools, connections, storage, files, organization } = await testApi();
const us = await organization();
const manager = await us.member();
const { id: projectId } = await us.project();
const body = aSiteIssueDraft({ projectId });

const count = (table: typeof siteIssues | typeof activityLogs) =>
  asOrganization(pools.app, us.id, (tx) => tx.$count(table));

describe('a command', () => {
  it('leaves one line in the activity log, in the same transaction', async () => {
    const issue = await manager.call(siteIssuesApi.report, { body });
    const [line] = await asOrganization(pools.app, us.id, (tx) => tx.select().from(activityLogs));
    expect(line).toMatchObject({
      userId: manager.actor.userId,
      action: 'POST /api/site-issues',
      entityType: 'siteIssue',
      entityId: issue.id,
      description: 'Report a site issue',
    });
  });

  it('leaves none when it is refused', async () => {
    const before = await count(activityLogs);
    await manager.send(siteIssuesApi.report, { body: { ...body, projectId: 2_000_000_000 } });
    expect(await count(activityLogs)).toBe(before);
  });
});

describe('an Idempotency-Key', () => {
  const report = (key: string, over = {}) =>
    manager.send(siteIssuesApi.report, { body: { ...body, ...over } }, { 'idempotency-key': key });

  it('makes two sendings one action with one answer, even side by side', async () => {
    const [issues, lines] = [await count(siteIssues), await count(activityLogs)];
    const [first, second] = await Promise.all([report('a'), report('a')]);
    const third = await report('a');
    expect(first.json().id).toEqual(expect.any(Number));
    expect([second.json(), third.json()]).toEqual([first.json(), first.json()]);
    expect([second.statusCode, third.statusCode]).toEqual([201, 201]);
    expect([await count(siteIssues), await count(activityLogs)]).toEqual([issues + 1, lines + 1]);
  });

  it('writes also when it gives an earlier answer, so that a standby has both before it leaves', async () => {
    const writer = async () => {
      const { rows } = await withClient(connections.app, (superuser) =>
        superuser.query("select xmin::text from idempotency_keys where key = 'confirmed'"),
      );
      return rows[0]?.xmin;
    };
    await report('confirmed');
    const first = await writer();
    await report('confirmed');
    expect(await writer()).not.toBe(first);
  });

  it('is not spent by an action that failed', async () => {
    const refused = await report('b', { projectId: 2_000_000_000 });
    expect(refused.statusCode).toBe(404);
    expect((await report('b')).statusCode).toBe(201);
  });

  it('is refused for another body', async () => {
    await report('c');
    expect((await report('c', { priority: 'low' })).statusCode).toBe(422);
  });

  it('is refused for another address', async () => {
    await report('d');
    const headers = { ...manager.session, 'idempotency-key': 'd' };
    const request = { method: 'POST', url: '/api/site-issues?again=1', headers, body } as const;
    expect((await app.inject(request)).statusCode).toBe(422);
  });
});

const deps = {
  pool: pools.app,
  storage,
  now: () => new Date(),
  publicUrl: 'http://localhost',
  mark: String,
};
const counted = {
  method: 'GET',
  path: '/api/counted',
  summary: 'Count',
  reply: z.object({ userId: z.int().nullable(), projects: z.int() }),
} as const;

describe('a public endpoint', () => {
  it('needs no session, and sees no organisation', async () => {
    const app = fastify();
    const serve = serveWith(app, { ...deps, replies: 'parsed' });
    serve(endpoint({ ...counted, needs: 'public' }), async ({ tx }) => ({
      userId: null,
      projects: await tx.$count(projects),
    }));
    const { session: headers } = manager;
    const anonymous = { userId: null, projects: 0 };
    expect((await app.inject({ url: '/api/counted', headers })).json()).toEqual(anonymous);
  });
});

describe('an endpoint for anyone', () => {
  const serving = (more: { duringPasswordChange?: true } = {}) => {
    const app = fastify();
    answerErrors(app);
    const serve = serveWith(app, { ...deps, replies: 'parsed' });
    serve(endpoint({ ...counted, ...more, needs: 'anyone' }), async ({ tx, actor }) => ({
      userId: actor?.userId ?? null,
      projects: await tx.$count(projects),
    }));
    return (headers = {}) => app.inject({ url: '/api/counted', headers });
  };
  const anonymous = { userId: null, projects: 0 };

  it('knows the caller who is signed in, and sees their organisation', async () => {
    const { session, actor } = manager;
    const { userId } = actor;
    expect((await serving()(session)).json()).toEqual({ userId, projects: 1 });
  });

  it('takes everybody else for nobody, who sees no organisation', async () => {
    const ask = serving();
    const suspended = await us.member({ status: 'suspended' });
    const removed = await us.member({ membership: { isActive: false } });
    const forged = { cookie: 'sitewright_session=forged' };
    for (const headers of [{}, forged, suspended.session, removed.session]) {
      expect((await ask(headers)).json()).toEqual(anonymous);
    }
  });

  it('waits for a password that must be changed, unless it says otherwise', async () => {
    const { session } = await us.member({ mustChangePassword: true });
    expect((await serving()(session)).json()).toMatchObject({ code: 'password_change_due' });
    expect((await serving({ duringPasswordChange: true })(session)).statusCode).toBe(200);
  });
});

describe('an upload', () => {
  const app = httpServer({ logLevel: 'silent', isHttps: false });
  answerErrors(app);
  const serve = serveWith(app, { ...deps, replies: 'parsed' });
  const careless = endpoint({
    method: 'POST',
    path: '/api/careless',
    summary: 'Fail at the last moment',
    needs: 'self',
    upload: pictureUpload,
    reply: z.object({ key: z.string() }),
  });
  // With `endsSession`, nothing is asked between the work and the commit.
  const atCommit = { isPrivate: true, endsSession: true } as const;
  const cutOff = endpoint({ ...careless, ...atCommit, path: '/api/cut-off' });
  serve(cutOff, async ({ tx, stored }) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await withClient(connections.app, (superuser) =>
      superuser.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    );
    return { key: stored.key };
  });
  const unconfirmed = endpoint({ ...careless, path: '/api/unconfirmed', isPrivate: true });
  serve(unconfirmed, async ({ tx, stored }) => {
    await tx.execute(sql`insert into unconfirmed values (1)`);
    return { key: stored.key };
  });
  serve(careless, async ({ tx, stored }) => {
    await tx.execute(sql`select 1 / 0`).catch(() => {}); // nobody heeds it, so the commit fails
    expect((await storage.read(stored.key)).destroy()).toBeDefined();
    return { key: stored.key };
  });

  it('of which nobody knows whether it was committed leaves its file', async () => {
    const request = { ...requestFor(cutOff, { file: aPicture() }), headers: manager.session };
    expect((await app.inject(request)).statusCode).toBe(503);
    const left = await readdir(files, { recursive: true });
    const pictures = left.filter((name) => name.endsWith('.webp'));
    expect(pictures).not.toEqual([]);
    for (const name of pictures) await rm(join(files, name));
  });

  it('that only this database has, for its standby did not confirm it, is not acknowledged', async () => {
    // A warning at the commit, as PostgreSQL gives it when it stops waiting for a synchronous standby.
    await withClient(connections.app, (superuser) =>
      superuser.query(`
        create table unconfirmed (id int);
        grant insert on unconfirmed to sitewright_app;
        create function warn() returns trigger language plpgsql as
          $$ begin raise warning 'canceling wait for synchronous replication'; return null; end $$;
        create constraint trigger warn after insert on unconfirmed
          deferrable initially deferred for each row execute function warn()`),
    );
    const request = { ...requestFor(unconfirmed, { file: aPicture() }), headers: manager.session };
    expect((await app.inject(request)).statusCode).toBe(503);
    const left = await readdir(files, { recursive: true });
    const pictures = left.filter((name) => name.endsWith('.webp'));
    expect(pictures).not.toEqual([]);
    for (const name of pictures) await rm(join(files, name));
  });

  it('that cannot be committed leaves no file', async () => {
    const request = { ...requestFor(careless, { file: aPicture() }), headers: manager.session };
    expect((await app.inject(request)).statusCode).toBe(500);
    const left = await readdir(files, { recursive: true });
    expect(left.filter((name) => name.endsWith('.webp'))).toEqual([]);
  });
});
