import { eq } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { activityLogs } from '../platform/activity.ts';
import { withClient } from '../platform/database.ts';
import { hashOf } from '../platform/http/visitor.ts';
import { asOrganization, asVisitor } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { password, secrets } from '../testing/organization.ts';

const hashes = vi.hoisted(() => {
  // Another file of this worker has read the code already, without the counter of this file.
  vi.resetModules();
  return { checked: 0 };
});
// The real library, and a count of how often it is asked: what a guess costs.
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon,
    verify: (...ask: Parameters<typeof argon.verify>) => {
      hashes.checked++;
      return argon.verify(...ask);
    },
  };
});

let api: Awaited<ReturnType<typeof testApi>>;

type From = { cookie?: string; from?: string; headers?: Record<string, string> };

function post(url: string, payload?: object, { cookie, from, headers }: From = {}) {
  const remoteAddress = from ?? '192.0.2.1';
  const sent = { ...headers, ...(cookie && { cookie }) };
  return api.app.inject({
    method: 'POST',
    url,
    headers: sent,
    remoteAddress,
    ...(payload && { payload }),
  });
}

const signIn = (username: string, typed = password, from: From = {}) =>
  post('/api/login', { username, password: typed }, from);

const readUser = (cookie?: string) =>
  api.app.inject({ url: '/api/user', headers: cookie ? { cookie } : {} });

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

async function aMember(over = {}) {
  const us = await api.organization();
  const { actor, session } = await us.member(over);
  return { us, actor, email: actor.username, session };
}

describe('signing in', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  it('answers with the user, and the cookie then shows who it is until they sign out', async () => {
    const { us, actor, email } = await aMember({ role: 'Buyer' });
    const response = await signIn(email);
    expect(response.statusCode).toBe(200);
    const user = {
      id: actor.userId,
      username: email,
      name: 'Ann Ray',
      email,
      role: 'Buyer',
      profilePicture: null,
      organizationId: us.id,
      isOrganizationAdmin: 'no',
      mustChangePassword: false,
      mustSetUpTwoFactor: false,
      canRegister: false,
    };
    expect(response.json()).toEqual(user);

    const cookie = cookieOf(response);
    const read = await readUser(cookie);
    expect([read.statusCode, read.json()]).toEqual([200, user]);

    const out = await post('/api/logout', undefined, { cookie });
    expect([out.statusCode, out.json()]).toEqual([200, { message: expect.any(String) }]);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(out.headers['set-cookie']).toBe(
      'sitewright_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    expect((await readUser(cookie)).statusCode).toBe(401);
  });

  it('has no user without a session: 401', async () => {
    const { statusCode, json } = await readUser();
    expect(statusCode).toBe(401);
    expect(json()).toEqual({ message: 'Please sign in.', code: 'not_signed_in' });
    for (const cookie of [
      'sitewright_session=',
      'sitewright_session=x',
      `sitewright_session=${'x'.repeat(5000)}`,
    ]) {
      expect((await readUser(cookie)).statusCode).toBe(401);
    }
  });

  it('ends the session by the token before too, while that is still answered', async () => {
    const { email, actor } = await aMember();
    const before = cookieOf(await signIn(email));
    await api.pools.owner.query('update sessions set is_renewal_due = true where user_id = $1', [
      actor.userId,
    ]);
    const request = { url: '/api/current-organization', headers: { cookie: before } };
    const renewed = cookieOf(await api.app.inject(request));
    expect((await readUser(renewed)).statusCode).toBe(200);
    expect((await post('/api/logout', undefined, { cookie: before })).statusCode).toBe(200);
    expect((await readUser(renewed)).statusCode).toBe(401);
  });

  it('lets a caller who is not signed in sign out', async () => {
    expect((await post('/api/logout')).statusCode).toBe(200);
    expect(
      (await post('/api/logout', undefined, { cookie: 'sitewright_session=x' })).statusCode,
    ).toBe(200);
  });

  it('knows the email in any case, and with spaces around it', async () => {
    const { email } = await aMember();
    expect((await signIn(email.toUpperCase())).statusCode).toBe(200);
    expect((await signIn(`  ${email} `)).statusCode).toBe(200);
  });

  it('knows an explicit user name too', async () => {
    const { actor } = await aMember();
    await api.pools.owner.query('update users set username = $1 where id = $2', [
      'ann-ray',
      actor.userId,
    ]);
    expect((await signIn('Ann-Ray')).statusCode).toBe(200);
  });

  it.each([`${password} `, password.toLowerCase(), password.slice(0, -1)])(
    'compares the password whole: %s is another',
    async (typed) => {
      const { email } = await aMember();
      expect((await signIn(email, typed)).statusCode).toBe(401);
    },
  );

  it('gives a cookie that scripts and other sites cannot use', async () => {
    const { email } = await aMember();
    const { headers } = await signIn(email);
    expect([headers['set-cookie']].flat()[0]).toMatch(
      /^sitewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
    );
  });

  it('keeps the hash of the token only', async () => {
    const { email, actor } = await aMember();
    const token = cookieOf(await signIn(email)).split('=')[1] ?? '';
    const { rows } = await api.pools.owner.query(
      'select s::text as row, token_hash from sessions s where user_id = $1 order by id desc',
      [actor.userId],
    );
    expect(rows[0].token_hash).toBe(hashOf(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('notes when and from where, in the activity log of the organisation', async () => {
    const { us, email, actor } = await aMember();
    await signIn(email, password, { from: '192.0.2.77', headers: { 'user-agent': 'A browser' } });
    const lines = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.select().from(activityLogs),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      userId: actor.userId,
      username: email,
      action: 'POST /api/login',
      description: 'Sign in',
      ipAddress: '192.0.2.77',
      userAgent: 'A browser',
      sessionId: expect.any(Number),
    });
    const { rows } = await api.pools.owner.query('select last_login_at from users where id = $1', [
      actor.userId,
    ]);
    expect(Date.now() - rows[0].last_login_at).toBeLessThan(60_000);
  });

  it('notes one that failed too, but not what was typed', async () => {
    const { us, email } = await aMember();
    await signIn(email, 'Wrong-4711');
    await api.noteFailures();
    const lines = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.select().from(activityLogs),
    );
    expect(lines).toMatchObject([
      { username: email, description: 'Sign-in failed', sessionId: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain('4711');
  });

  it.each([
    [{}, { username: 'Email is required', password: 'Password is required' }],
    [
      { username: '', password: '' },
      { username: 'Email is required', password: 'Password is required' },
    ],
    [{ username: '  ', password }, { username: 'Email is required' }],
    [{ username: null, password }, { username: 'Email is required' }],
    [{ username: ['a'], password }, { username: 'Email is required' }],
    [{ username: 'ann@quay.example' }, { password: 'Password is required' }],
    [{ username: 'ann@quay.example', password: 7 }, { password: 'Password is required' }],
    [
      { username: `${'a'.repeat(255)}`, password },
      { username: 'Email must be less than 255 characters' },
    ],
  ])('refuses %j, and says why by field', async (body, fields) => {
    const response = await post('/api/login', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid', message: Object.values(fields)[0], fields });
  });
});

describe('an unknown name, a wrong password and a suspended account', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  const refusals = async () => {
    const { email } = await aMember();
    const { email: suspended } = await aMember({ status: 'suspended' });
    const { email: removed } = await aMember({ membership: { isActive: false } });
    return [
      await signIn('nobody@quay.example'),
      await signIn(email, 'wrong'),
      await signIn(suspended),
      await signIn(removed),
    ];
  };

  it('get the same answer, to the byte', async () => {
    const answers = (await refusals()).map(({ statusCode, body, headers }) => {
      const { 'x-request-id': _, date: __, ...others } = headers;
      return { statusCode, body, headers: others };
    });
    expect(answers[0]).toMatchObject({ statusCode: 401 });
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      message: 'Wrong email or password.',
      code: 'session.wrong_credentials',
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('are refused by the same queries and one hash each: none is faster', async () => {
    let log: string[] = [];
    api = await testApi({ wrapPool: (pool) => noted(pool, (text) => log.push(text)) });
    const { email } = await aMember();
    const { email: suspended } = await aMember({ status: 'suspended' });
    const workFor = async (name: string) => {
      log = [];
      hashes.checked = 0;
      await signIn(name, 'wrong');
      return { hashes: hashes.checked, queries: log };
    };
    const unknown = await workFor('nobody@quay.example');
    expect(unknown.hashes).toBe(1);
    expect(unknown.queries.length).toBeGreaterThan(5);
    expect(await workFor(email)).toEqual(unknown);
    expect(await workFor(suspended)).toEqual(unknown);
  });
});

/** The same pool; `note` hears the text of every query. */
function noted(pool: Pool, note: (text: string) => void): Pool {
  const connect = async () => {
    const client = await pool.connect();
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') {
          return (first: string | { text: string }, ...rest: unknown[]) => {
            note(typeof first === 'string' ? first : first.text);
            return (target.query as (...all: unknown[]) => unknown).call(target, first, ...rest);
          };
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as PoolClient;
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('a session', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  it('is never one that was planted in the browser before', async () => {
    const { email } = await aMember();
    const planted = `sitewright_session=${'p'.repeat(43)}`;
    const response = await signIn(email, password, { cookie: planted });
    expect(cookieOf(response)).not.toBe(planted);
    expect((await readUser(planted)).statusCode).toBe(401);
    expect((await readUser(cookieOf(response))).statusCode).toBe(200);
  });

  it('is a new one at every sign-in, and ends the one of the same browser', async () => {
    const { email } = await aMember();
    const first = cookieOf(await signIn(email));
    const elsewhere = cookieOf(await signIn(email));
    const second = cookieOf(await signIn(email, password, { cookie: first }));
    expect(new Set([first, elsewhere, second]).size).toBe(3);
    expect((await readUser(first)).statusCode).toBe(401);
    expect((await readUser(elsewhere)).statusCode).toBe(200);
    expect((await readUser(second)).statusCode).toBe(200);
  });

  it('is one of fifty: one more ends the one that was not used for longest, and the log says so', async () => {
    const { us, email, actor } = await aMember();
    const [unused, used] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    await api.pools.owner.query(
      `insert into sessions (token_hash, user_id, organization_id, expires_at, last_seen_at, scopes)
        select 'one of many ' || n, $1, $2, now() + interval '1 day', now() - interval '1 hour',
          case when n > 47 then '{read}'::text[] end
        from generate_series(1, 60) n`,
      [actor.userId, us.id],
    );
    await api.pools.owner.query(
      "update sessions set last_seen_at = now() - interval '2 hours' where token_hash = $1",
      [hashOf(unused.split('=')[1] ?? '')],
    );
    const latest = await signIn(email);
    expect(latest.statusCode).toBe(200);
    const cookies = [unused, used, cookieOf(latest)];
    const answers = await Promise.all(cookies.map((cookie) => readUser(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
    const count = async (which: string) =>
      (
        await api.pools.owner.query(`select from sessions where user_id = $1 and ${which}`, [
          actor.userId,
        ])
      ).rowCount;
    expect([await count('scopes is null'), await count('scopes is not null')]).toEqual([50, 13]);
    const lines = await asOrganization(api.pools.app, us.id, (tx) =>
      tx
        .select()
        .from(activityLogs)
        .where(eq(activityLogs.action, 'DELETE /api/sessions/:sessionId')),
    );
    expect(lines).toMatchObject([{ userId: actor.userId, username: email }]);
  });

  it('stays when a sign-in over it fails', async () => {
    const { email } = await aMember();
    const cookie = cookieOf(await signIn(email));
    await signIn(email, 'wrong', { cookie });
    expect((await readUser(cookie)).statusCode).toBe(200);
  });

  it.each([
    ['expired', "update sessions set expires_at = now() - interval '1 second'"],
    ['idle for twelve hours', "update sessions set last_seen_at = now() - interval '12 hours'"],
    ['of somebody suspended since', "update users set status = 'suspended'"],
    ['of somebody who has left', 'update user_organizations set is_active = false'],
  ])('is over when it is %s', async (_, change) => {
    const { us, email, actor } = await aMember();
    const cookie = cookieOf(await signIn(email));
    expect((await readUser(cookie)).statusCode).toBe(200);
    const column = change.startsWith('update users') ? 'id' : 'user_id';
    const client = await api.pools.owner.connect();
    await client.query(`begin; select set_config('app.org', '${us.id}', true)`);
    const { rowCount } = await client.query(`${change} where ${column} = ${actor.userId}`);
    await client.query('commit');
    client.release();
    expect(rowCount).toBeGreaterThan(0);
    expect((await readUser(cookie)).statusCode).toBe(401);
  });

  it('stays alive while it is used', async () => {
    const { email, actor } = await aMember();
    const cookie = cookieOf(await signIn(email));
    await api.pools.owner.query(
      "update sessions set last_seen_at = now() - interval '11 hours' where user_id = $1",
      [actor.userId],
    );
    await readUser(cookie);
    const { rows } = await api.pools.owner.query(
      "select from sessions where user_id = $1 and last_seen_at < now() - interval '1 hour'",
      [actor.userId],
    );
    // The other one is the session of `aMember`, which nobody used.
    expect(rows).toHaveLength(1);
  });

  it('is not begun with a password that is being reset', async () => {
    const { email, actor } = await aMember();
    const reset = await api.pools.owner.connect();
    await reset.query('begin');
    await reset.query("update users set password = 'another' where id = $1", [actor.userId]);
    await reset.query('delete from sessions where user_id = $1', [actor.userId]);
    const signing = signIn(email);
    const waiting = () =>
      withClient(api.connections.app, (superuser) =>
        superuser.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        ),
      );
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 4000 }).toBe(1);
    await reset.query('commit');
    reset.release();
    expect((await signing).statusCode).toBe(401);
    const left = 'select from sessions where user_id = $1';
    expect((await api.pools.owner.query(left, [actor.userId])).rowCount).toBe(0);
  });

  it('is not kept alive by an open stream that asks who is there', async () => {
    const { email, actor } = await aMember();
    const token = cookieOf(await signIn(email)).split('=')[1] ?? '';
    await api.pools.owner.query(
      "update sessions set last_seen_at = now() - interval '11 hours' where user_id = $1",
      [actor.userId],
    );
    const look = async (_tx: unknown, who: unknown) => who;
    expect(
      await asVisitor(api.pools.app, hashOf(token), look, { touchSession: false }),
    ).toBeDefined();
    const { rows } = await api.pools.owner.query(
      "select from sessions where user_id = $1 and last_seen_at < now() - interval '1 hour'",
      [actor.userId],
    );
    expect(rows).toHaveLength(2);
  });

  it('takes a new role at the next request', async () => {
    const { email, actor } = await aMember({ role: 'Director' });
    const cookie = cookieOf(await signIn(email));
    await asOrganization(api.pools.app, actor.organizationId, (tx) =>
      tx
        .update(userOrganizations)
        .set({ jobRole: 'Viewer' })
        .where(eq(userOrganizations.userId, actor.userId)),
    );
    expect((await readUser(cookie)).json().role).toBe('Viewer');
  });
});

describe('by https', () => {
  beforeAll(async () => {
    api = await testApi({ settings: { PUBLIC_URL: 'https://sitewright.example' } });
  });

  it('the cookie belongs to this host alone, and travels encrypted', async () => {
    const { email } = await aMember();
    const response = await signIn(email);
    expect([response.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-sitewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
    const cookie = cookieOf(response);
    expect((await readUser(cookie)).statusCode).toBe(200);
    expect((await readUser(cookie.replace('__Host-', ''))).statusCode).toBe(401);
    const out = await post('/api/logout', undefined, { cookie });
    expect(out.headers['set-cookie']).toMatch(/^__Host-sitewright_session=; .*; Secure$/);
    expect((await readUser(cookie)).statusCode).toBe(401);
  });
});

describe('guessing a password, under strict limits', () => {
  beforeAll(async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  });

  /** Each guess from an address of its own: only the account's limits remain. */
  let next = 0;
  const anAddress = () => `198.51.${Math.floor(++next / 200)}.${next % 200}`;
  const guess = (name: string, typed = 'wrong') => signIn(name, typed, { from: anAddress() });

  const delays = "key like 'sign-in delay%'";
  /** So that a slow machine does not outlive the wait that is looked at. */
  const lengthen = (seconds: number) =>
    api.pools.owner.query(
      `update budgets set ends_at = ends_at + make_interval(secs => $1) where ${delays}`,
      [seconds],
    );

  it('is no wait for an account whose number somebody types as a name', async () => {
    const { email } = await aMember();
    const { rows } = await api.pools.owner.query('select id from users where email = $1', [email]);
    for (let i = 0; i < 5; i++) await guess(String(rows[0].id));
    await lengthen(60);
    expect((await guess(email, password)).statusCode).toBe(200);
  });

  it('takes a wait after five failures, and the right password works after it', async () => {
    const { email } = await aMember();
    for (let i = 0; i < 5; i++) expect((await guess(email)).statusCode).toBe(401);
    await lengthen(60);
    const refused = await guess(email, password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(refused.json()).toEqual({
      message: 'Too many attempts. Please wait a while and try again.',
      code: 'too_many',
    });
    await lengthen(-60);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await guess(email, password)).statusCode).toBe(200);
    // It starts from nothing again.
    await guess(email);
    expect((await guess(email, password)).statusCode).toBe(200);
  });

  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [10, 32],
    [11, 60],
    [12, 60],
    [500, 60],
  ])('failure %i is followed by a wait of %i seconds', async (failures, wait) => {
    const { owner } = api.pools;
    const { email } = await aMember();
    await owner.query(`delete from budgets where ${delays}`);
    await guess(email);
    await owner.query(`update budgets set spent = $1, ends_at = now() where ${delays}`, [
      failures - 1,
    ]);
    const [before] = (await owner.query('select now() as now')).rows;
    await guess(email);
    const until =
      'extract(epoch from ends_at - $1)::float as longest, extract(epoch from ends_at - now())::float as shortest';
    const { rows } = await owner.query(`select ${until} from budgets where ${delays}`, [
      before.now,
    ]);
    expect(rows[0].longest).toBeGreaterThanOrEqual(wait);
    expect(rows[0].shortest).toBeLessThanOrEqual(wait);
  });

  it('tells nothing about the account: an unknown one waits just so', async () => {
    for (let i = 0; i < 5; i++) expect((await guess('nobody@quay.example')).statusCode).toBe(401);
    await lengthen(60);
    expect((await guess('nobody@quay.example')).statusCode).toBe(429);
  });

  it('is not helped by spelling the name in another way', async () => {
    const { actor } = await aMember();
    const spelled = 'josé';
    await api.pools.owner.query('update users set username = $1 where id = $2', [
      spelled.normalize('NFC'),
      actor.userId,
    ]);
    const forms = [spelled.normalize('NFC'), spelled.normalize('NFD'), spelled.toUpperCase()];
    for (let i = 0; i < 5; i++) expect((await guess(forms[i % 3] ?? '')).statusCode).toBe(401);
    await lengthen(60);
    for (const form of forms) expect((await guess(form)).statusCode).toBe(429);
  });

  const spentBy = (limit: string, spent: number) =>
    api.pools.owner.query('update budgets set spent = $2 where key like $1', [`${limit}%`, spent]);

  it('is refused after twenty failures from one address, for every account', async () => {
    const from = '203.0.113.9';
    await signIn('somebody@quay.example', 'wrong', { from });
    await spentBy('sign-in failures from', 19);
    expect((await signIn('another@quay.example', 'wrong', { from })).statusCode).toBe(401);
    const { email } = await aMember();
    const refused = await signIn(email, password, { from });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    const forwarded = { from, headers: { 'x-forwarded-for': '192.0.2.200' } };
    expect((await signIn(email, password, forwarded)).statusCode).toBe(429);
    expect((await signIn(email, password, { from: '203.0.113.10' })).statusCode).toBe(200);
  });

  it('counts failures only: who signs in often is not refused', async () => {
    const { email } = await aMember();
    const from = '203.0.113.20';
    await signIn(email, 'wrong', { from });
    await spentBy('sign-in failures from', 19);
    for (let i = 0; i < 3; i++) {
      expect((await signIn(email, password, { from })).statusCode).toBe(200);
    }
  });

  const signInsSpent = async () => {
    const query =
      "select coalesce(sum(spent), 0)::int as spent from budgets where key like 'sign-ins to%'";
    return (await api.pools.owner.query(query)).rows[0].spent;
  };

  it('is no way round: who knows the password signs in thirty times in ten minutes at most', async () => {
    const { email } = await aMember();
    const { email: colleague } = await aMember();
    expect((await guess(email, password)).statusCode).toBe(200);
    await spentBy('sign-ins to', 29);
    expect((await guess(email, password)).statusCode).toBe(200);
    hashes.checked = 0;
    const refused = await guess(email, password);
    expect([refused.statusCode, hashes.checked]).toEqual([429, 0]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await guess(colleague, password)).statusCode).toBe(200);
  });

  it('uses up none of the owner’s sign-ins', async () => {
    const { email } = await aMember();
    const before = await signInsSpent();
    for (let i = 0; i < 4; i++) expect((await guess(email)).statusCode).toBe(401);
    expect(await signInsSpent()).toBe(before);
    expect((await guess(email, password)).statusCode).toBe(200);
    expect(await signInsSpent()).toBe(before + 1);
  });

  it('reaches the hash one at a time, however many come side by side from everywhere', async () => {
    const { email } = await aMember();
    for (let i = 0; i < 5; i++) await guess(email);
    await api.pools.owner.query(`update budgets set ends_at = now() where ${delays}`);
    hashes.checked = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(email)));
    const count = (status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429), hashes.checked]).toEqual([1, 49, 1]);
  });

  it('locks out nobody: a thousand failures later the right password waits a minute at most', async () => {
    const { email } = await aMember();
    await guess(email);
    await api.pools.owner.query(`update budgets set spent = 1000, ends_at = now() where ${delays}`);
    expect((await guess(email)).statusCode).toBe(401);
    const { rows } = await api.pools.owner.query(
      `select max(extract(epoch from ends_at - now())) <= 60 as short from budgets where ${delays}`,
    );
    expect(rows).toEqual([{ short: true }]);
    await api.pools.owner.query(`update budgets set ends_at = now() where ${delays}`);
    expect((await guess(email, password)).statusCode).toBe(200);
  });

  it('leaves a device that signed in before waiting for its own failures only', async () => {
    const { email } = await aMember();
    const device = deviceOf(await guess(email, password));
    for (let i = 0; i < 5; i++) await guess(email);
    await lengthen(60);
    expect((await guess(email, password)).statusCode).toBe(429);
    expect((await onDevice(email, device, password)).statusCode).toBe(200);
    const other = await aMember();
    expect((await signIn(other.email, 'wrong', { from: anAddress() })).statusCode).toBe(401);
    for (let i = 0; i < 5; i++) await onDevice(email, device);
    await lengthen(60);
    expect((await onDevice(email, device, password)).statusCode).toBe(429);
  });

  const deviceOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0] ?? '')
      .find((one) => one.includes('_device=')) ?? '';
  const onDevice = (email: string, cookie: string, typed = 'wrong', from = anAddress()) =>
    signIn(email, typed, { from, cookie });

  it('on many known devices is no way round: together they wait after twenty failures', async () => {
    const { email, actor } = await aMember();
    const [first, last] = [
      deviceOf(await guess(email, password)),
      deviceOf(await guess(email, password)),
    ];
    expect(first).not.toBe(last);
    await onDevice(email, first);
    const ofAll = secrets.keyedHash(`budget sign-in delay: account ${actor.userId} known`);
    await spentBy(`sign-in delay:${ofAll}`, 19);
    expect((await onDevice(email, first)).statusCode).toBe(401);
    await lengthen(60);
    expect((await onDevice(email, last)).statusCode).toBe(429);
    expect((await guess(email, password)).statusCode).toBe(200);
    await api.pools.owner.query(`update budgets set ends_at = now() where ${delays}`);
    expect((await onDevice(email, last, password)).statusCode).toBe(200);
    expect((await onDevice(email, last)).statusCode).toBe(401);
  });

  it.each([
    ['a new password', "update users set password = 'another' where id = $1"],
    ['two-factor sign-in', 'update users set two_factor_since = now() where id = $1'],
  ])('on a device from before %s waits as everywhere else', async (_, change) => {
    const { email, actor } = await aMember();
    const device = deviceOf(await guess(email, password));
    for (let i = 0; i < 5; i++) await guess(email);
    await lengthen(60);
    expect((await onDevice(email, device)).statusCode).toBe(401);
    await api.pools.owner.query(change, [actor.userId]);
    expect((await onDevice(email, device)).statusCode).toBe(429);
  });

  it('does not keep the browser waiting in which the owner has changed the password', async () => {
    const { email } = await aMember();
    const first = await guess(email, password);
    const cookie = `${cookieOf(first)}; ${deviceOf(first)}`;
    const body = { currentPassword: password, newPassword: 'Changed123' };
    const changed = await post('/api/change-password', body, { cookie, from: anAddress() });
    expect(changed.statusCode).toBe(200);
    for (let i = 0; i < 5; i++) await guess(email);
    await lengthen(60);
    expect((await onDevice(email, deviceOf(first), 'Changed123')).statusCode).toBe(429);
    expect((await onDevice(email, deviceOf(changed), 'Changed123')).statusCode).toBe(200);
  });

  it('from an office by others does not keep out a device that is known', async () => {
    const { email } = await aMember();
    const from = '203.0.113.50';
    const device = deviceOf(await signIn(email, password, { from }));
    await signIn('somebody@quay.example', 'wrong', { from });
    await spentBy('sign-in failures from', 20);
    expect((await signIn(email, password, { from })).statusCode).toBe(429);
    expect((await onDevice(email, device, 'wrong', from)).statusCode).toBe(401);
    expect((await onDevice(email, device, password, from)).statusCode).toBe(200);
  });

  it('counts for the address only what was judged, not what was refused for the wait', async () => {
    const { email } = await aMember();
    const from = '203.0.113.60';
    for (let i = 0; i < 5; i++) await guess(email);
    await lengthen(60);
    await signIn('first@office.example', 'wrong', { from });
    await spentBy('sign-in failures from', 19);
    for (let i = 0; i < 2; i++)
      expect((await signIn(email, password, { from })).statusCode).toBe(429);
    expect((await signIn('second@office.example', 'wrong', { from })).statusCode).toBe(401);
  });

  it('side by side, from one address, reaches it twenty times at most', async () => {
    const from = '203.0.113.30';
    await signIn('x@quay.example', 'wrong', { from });
    await spentBy('sign-in failures from', 15);
    hashes.checked = 0;
    const guesses = Array.from({ length: 60 }, (_, i) =>
      signIn(`x-${i}@quay.example`, 'wrong', { from }),
    );
    await Promise.all(guesses);
    expect(hashes.checked).toBe(5);
  });

  it('says nothing about whom in the table of limits', async () => {
    const { email } = await aMember();
    await guess(email);
    const { rows } = await api.pools.owner.query('select key from budgets');
    expect(JSON.stringify(rows)).not.toContain('@');
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });
});

it('guessing a password, under relaxed limits, is allowed a hundred times more', async () => {
  api = await testApi({ settings: { RATE_LIMITS: 'relaxed' } });
  const { email } = await aMember();
  const spend = (spent: number) => api.pools.owner.query('update budgets set spent = $1', [spent]);
  await signIn(email, 'wrong');
  await spend(498);
  expect((await signIn(email, 'wrong')).statusCode).toBe(401);
  expect((await signIn(email, 'wrong')).statusCode).toBe(401);
  expect((await signIn(email, 'wrong')).statusCode).toBe(429);
  await api.pools.owner.query("delete from budgets where key like 'sign-in delay%'");
  await spend(1999);
  expect((await signIn(email, 'wrong')).statusCode).toBe(401);
  expect((await signIn(email)).statusCode).toBe(429);
});
