import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApi } from '../../testing/api.ts';
import { password } from '../../testing/organization.ts';
import { readConfig } from '../config.ts';
import { openPool, withClient } from '../database.ts';
import { queueEmailWith } from '../jobs/mail.ts';
import { rateLimitsOf } from '../rate-limits.ts';
import { secretsOf } from '../secrets.ts';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member();
const { id: projectId } = await us.project();

const running: { close: () => unknown }[] = [];
afterAll(async () => {
  for (const one of running) await one.close();
});

/** The whole API once more, with manners of its own. */
function anApp(
  manners: Partial<Parameters<typeof httpServer>[0]> = {},
  pool: Pool = api.pools.app,
) {
  const app = httpServer({ logLevel: 'silent', isHttps: false, ...manners });
  const secrets = secretsOf('a key of the tests, and of no others');
  const policy = readConfig({});
  const { PUBLIC_URL: publicUrl } = policy;
  buildApp(
    app,
    { pool, storage: api.storage, now: () => new Date(), publicUrl, replies: 'serialised' },
    {
      secrets,
      live: { follow: () => () => {}, count: () => 0, stop: async () => {} },
      freeSpace: async () => [],
      rateLimits: rateLimitsOf('relaxed', secrets),
      queueEmail: queueEmailWith(secrets),
      log: app.log,
      publicUrl,
      policy,
      canSendEmail: false,
    },
  );
  running.push(app);
  return app;
}

describe('a request that changes something', () => {
  const logout = (
    headers: Record<string, string>,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST',
  ) =>
    api.app.inject({ method, url: '/api/logout', headers: { host: 'localhost:3000', ...headers } });

  it.each([
    ['no origin: a tool', {}],
    ['its own origin', { origin: 'http://localhost:3000' }],
    ['its own origin by number', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['its own origin without a port', { host: 'site.example', origin: 'https://site.example' }],
    ['its own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('is served from %s', async (_, headers) => {
    expect((await logout(headers)).statusCode).toBe(200);
  });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another name of this machine', { host: '127.0.0.1:3000', origin: 'http://localhost:3000' }],
    ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['a user that is called like us', { origin: 'http://localhost:3000@evil.example' }],
    ['nowhere', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['no address at all', { origin: 'localhost:3000' }],
    ['across sites', { 'sec-fetch-site': 'cross-site' }],
    [
      'across sites, with our origin',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
  ])('is refused from %s', async (_, headers) => {
    const response = await logout(headers);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: 'This request came from another website.', code: 'foreign_origin' },
    ]);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('is refused by %s too', async (method) => {
    const { statusCode } = await logout({ origin: 'http://evil.example' }, method);
    expect(statusCode).toBe(403);
  });

  it('is refused before it does anything', async () => {
    const { session } = await us.member();
    await logout({ ...session, origin: 'http://evil.example' });
    expect((await api.app.inject({ url: '/api/user', headers: session })).statusCode).toBe(200);
  });

  it('is not a GET: that one anybody may follow from anywhere', async () => {
    const headers = {
      ...manager.session,
      origin: 'http://evil.example',
      'sec-fetch-site': 'cross-site',
    };
    expect((await api.app.inject({ url: '/api/user', headers })).statusCode).toBe(200);
  });
});

describe('the host', () => {
  const app = httpServer({ logLevel: 'silent', isHttps: false });
  answerErrors(app);
  app.get('/api/live', async () => ({ status: 'live' }));
  running.push(app);

  it.each([
    ['twice', 'HTTP/1.1', ['Host: a.example', 'Host: b.example'], 400],
    ['twice, and alike', 'HTTP/1.1', ['Host: a.example', 'hOST: a.example'], 400],
    ['not at all', 'HTTP/1.1', [], 400],
    ['once', 'HTTP/1.1', ['Host: a.example'], 200],
    ['not at all, as was the custom', 'HTTP/1.0', [], 200],
  ])('given %s in %s with %j is answered with %i', async (_, version, lines, status) => {
    if (!app.server.listening) await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      `${[`GET /api/live ${version}`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    );
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('and other headers that are too long are refused in a sentence of ours', async () => {
    if (!app.server.listening) await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { 'x-long': 'x'.repeat(20_000) },
    });
    expect([response.status, await response.json()]).toEqual([
      431,
      { code: 'too_large', message: 'The headers of that request are too long.' },
    ]);
  });
});

describe('a body', () => {
  const send = (
    payload: string | Buffer,
    contentType = 'application/json',
    url = '/api/site-issues',
  ) =>
    api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...manager.session, 'content-type': contentType },
    });
  const issue = JSON.stringify(aSiteIssueDraft({ projectId }));

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'is read as %s',
    async (type) => {
      expect((await send(issue, type)).statusCode).toBe(201);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
    'application/jsonp',
  ])('is refused as %s', async (type) => {
    const response = await send(issue, type);
    expect([response.statusCode, response.json()]).toEqual([
      415,
      { message: 'Please send JSON.', code: 'wrong_type' },
    ]);
  });

  it('is refused without a type', async () => {
    const headers = manager.session;
    const url = '/api/site-issues';
    const payload = Buffer.from(issue);
    const { statusCode } = await api.app.inject({ method: 'POST', url, payload, headers });
    expect(statusCode).toBe(415);
  });

  it('that is announced but empty is none', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/logout',
      payload: '',
      headers,
    });
    expect(response.statusCode).toBe(200);
    expect((await send('')).statusCode).toBe(400);
  });

  it('of more than a megabyte is refused', async () => {
    const { session } = await us.member();
    const payload = `{"a":"${'x'.repeat(1_048_576)}"}`;
    const headers = { ...session, 'content-type': 'application/json' };
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/site-issues',
      payload,
      headers,
    });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
    expect(response.json().message).toEqual(expect.any(String));
  });
});

describe('JSON', () => {
  const bytes = (...parts: (string | Buffer | number[])[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const login = (payload: string | Buffer) =>
    api.app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  /** Otherwise well-formed, so that only what is added can be at fault. */
  const wrong = '"username":"nobody@quay.example","password":"x"';
  const adding = (text: string | Buffer) => bytes(`{${wrong},`, text, '}');

  it('that is well-formed reaches the password', async () => {
    expect((await login(adding('"more":1'))).statusCode).toBe(401);
  });

  it.each([
    ['nested 33 deep', adding(`"more":${'['.repeat(32)}${']'.repeat(32)}`)],
    ['nested half a million deep', '['.repeat(500_000)],
    ['a prototype', adding('"__proto__":{"polluted":1}')],
    ['a prototype, deep inside', adding('"more":{"a":[{"__proto__":{"polluted":1}}]}')],
    ['a prototype by its constructor', adding('"constructor":{"prototype":{"polluted":1}}')],
    ['NUL', adding('"more":"a\\u0000"')],
    ['NUL in a name', adding('"a\\u0000":1')],
    ['half a character', adding('"more":"\\ud800"')],
    ['invalid UTF-8', adding(bytes('"more":"', [0xc3, 0x28], '"'))],
    ['UTF-16', Buffer.from(`{${wrong}}`, 'utf16le')],
    ['its end missing', `{${wrong}`],
    ['two of it', `{${wrong}}{${wrong}}`],
    ['a number that is none', adding('"more":NaN')],
    ['ten thousand values and more', adding(`"more":${JSON.stringify(Array(10_000).fill(0))}`)],
  ])('with %s is refused, and says so', async (_, payload) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toEqual(expect.any(String));
    expect(response.body).not.toMatch(/SyntaxError|at .*\.ts|position \d/);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('names the field at fault', async () => {
    const { fields } = (await login('{"username":"a","password":"\\u0000"}')).json();
    expect(Object.keys(fields)).toEqual(['password']);
  });

  it('may begin with a byte order mark, and be 32 deep', async () => {
    expect((await login(bytes([0xef, 0xbb, 0xbf], `{${wrong}}`))).statusCode).toBe(401);
    const deep = `${'['.repeat(31)}${']'.repeat(31)}`;
    expect((await login(adding(`"more":${deep}`))).statusCode).toBe(401);
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('%s is not what a form sends', async (payload) => {
    expect((await login(payload)).statusCode).toBe(400);
  });
});

describe('every answer', () => {
  it('says what a browser may do with it', async () => {
    const { headers } = await api.app.inject({ url: '/api/user', headers: manager.session });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    const policy = String(headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(JSON.stringify(headers)).not.toMatch(/fastify|powered/i);
  });

  it('asks for https for a year, where it is reached by https', async () => {
    const { headers } = await anApp({ isHttps: true }).inject({ url: '/api/live' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('has a number of its own, never the caller’s', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = [];
    for (let i = 0; i < 2; i++) {
      ids.push((await api.app.inject({ url: '/api/live', headers })).headers['x-request-id']);
    }
    expect(new Set([...ids, 'mine']).size).toBe(3);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps these headers when it refuses', async () => {
    for (const url of ['/api/user', '/api/no-such-thing', '/api/site-issues/%E0%A4%A']) {
      const { headers } = await api.app.inject({ url });
      expect([url, headers]).toMatchObject([
        url,
        { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
      ]);
      expect(headers['x-request-id']).toBeDefined();
    }
  });

  it.each([
    ['GET', '/api/no-such-thing'],
    ['POST', '/api/no-such-thing'],
    ['DELETE', '/api/user'],
    ['OPTIONS', '/api/user'],
    ['GET', '/api/'],
    ['GET', '/no-such-page'],
  ] as const)('to %s %s is a 404 in JSON', async (method, url) => {
    const response = await api.app.inject({ method, url });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'We could not find that.', code: 'not_found' },
    ]);
  });

  it.each(['/api/%', '/api/%zz?q=%', '/%ff', '/%'])(
    'to the broken address %s is a 404 too',
    async (url) => {
      const response = await api.app.inject({ url });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('to a broken id is a 400', async () => {
    const response = await api.app.inject({
      url: '/api/site-issues/%E0%A4%A',
      headers: manager.session,
    });
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { siteIssueId: 'Please send a valid id' },
    ]);
  });

  it('with a value that is no option is refused in a sentence of ours', async () => {
    const url = '/api/search?q=crane&entity=nothing';
    const response = await api.app.inject({ url, headers: manager.session });
    expect(response.json().message).toMatch(/^Entity must be one of: contract, worker, member, /);
  });
});

describe('too many requests at once', () => {
  async function aBusyApp(atOnce: number) {
    const app = anApp({ atOnce });
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.get('/api/slow', async () => {
      await slow;
      return { status: 'done' };
    });
    return { address: await app.listen({ port: 0 }), release };
  }

  it('are counted when they have arrived: half a request holds no place', async () => {
    const { address, release } = await aBusyApp(2);
    const { port } = new URL(address);
    const half = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const sockets = Array.from({ length: 5 }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {}).write(half);
    for (let i = 0; i < 5; i++) expect((await fetch(`${address}/api/user`)).status).toBe(401);
    for (const socket of sockets) socket.destroy();
    release();
  });

  it('are refused at once, and served again when there is room', async () => {
    const { address, release } = await aBusyApp(2);
    const held = [fetch(`${address}/api/slow`), fetch(`${address}/api/slow`)];
    await expect.poll(async () => (await fetch(`${address}/api/user`)).status).toBe(503);
    const refused = await fetch(`${address}/api/user`);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: 'We are busy just now. Please try again.', code: 'busy' },
    ]);
    expect(refused.headers.get('retry-after')).toBe('1');
    for (const path of ['/api/live', '/api/ready'])
      expect((await fetch(`${address}${path}`)).status).toBe(200);
    release();
    for (const answer of held) expect((await answer).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await fetch(`${address}/api/user`)).status).toBe(401);
  });

  it('do not count those who only listen', async () => {
    const { address } = await aBusyApp(1);
    const { session } = await us.member();
    const leaving = new AbortController();
    for (const query of ['', '?since=1']) {
      const stream = await fetch(`${address}/api/events${query}`, {
        headers: session,
        signal: leaving.signal,
      });
      expect(stream.status).toBe(200);
      expect((await fetch(`${address}/api/user`)).status).toBe(401);
    }
    leaving.abort();
  });

  it('do not count those who hung up', async () => {
    const { address } = await aBusyApp(1);
    const leaving = new AbortController();
    const gone = fetch(`${address}/api/slow`, { signal: leaving.signal }).catch(() => {});
    await expect.poll(async () => (await fetch(`${address}/api/user`)).status).toBe(503);
    leaving.abort();
    await gone;
    await expect.poll(async () => (await fetch(`${address}/api/user`)).status).toBe(401);
  });
});

describe('a request that comes slowly', () => {
  const begin = async (path: string, type: string) => {
    const app = anApp({ patience: 100 });
    const { port } = new URL(await app.listen({ port: 0 }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Cookie: ${manager.session.cookie}`];
    const rest = [`Content-Type: ${type}`, 'Content-Length: 1000'];
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n--x`);
    await new Promise((done) => setTimeout(done, 500));
    const isOpen = !socket.closed && socket.readableEnded === false;
    socket.destroy();
    return isOpen;
  };

  it('is hung up on', async () => {
    expect(await begin('/api/login', 'application/json')).toBe(false);
  });

  it('may take longer when it brings a file', async () => {
    const path = '/api/error-reports/1/screenshot';
    expect(await begin(path, 'multipart/form-data; boundary=x')).toBe(true);
  });
});

describe('the end', () => {
  it('does not wait for connections on which nobody has asked for anything', async () => {
    const app = anApp();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const silent = connect(port, '127.0.0.1');
    const ended = new Promise((done) => silent.once('close', done));
    await new Promise((done) => app.server.once('connection', done));
    await app.close();
    await ended;
  });

  it('waits for what is under way', async () => {
    const app = anApp();
    app.get('/api/slow', async () => {
      await new Promise((done) => setTimeout(done, 200));
      return { status: 'done' };
    });
    const address = await app.listen({ port: 0 });
    const answer = fetch(`${address}/api/slow`);
    await new Promise((done) => app.server.once('request', done));
    await app.close();
    expect((await answer).status).toBe(200);
  });
});

describe('a request that arrives while the server stops', () => {
  it('on a connection that is in use is answered, and the connection is closed', async () => {
    const app = httpServer({ logLevel: 'silent', isHttps: false });
    app.get('/slow', () => new Promise((answer) => setTimeout(answer, 300, 'slow')));
    app.get('/quick', async () => 'quick');
    await app.listen({ port: 0 });
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port);
    const answers = text(socket);
    socket.write(ask('/slow'));
    await new Promise((done) => setTimeout(done, 100));
    const closing = app.close();
    socket.write(ask('/quick'));
    await closing;
    expect((await answers).match(/HTTP\/1.1 \d+|Connection: close/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'Connection: close',
    ]);
  });
});

describe('the log', () => {
  /** An application whose log lines are kept. */
  function aLoggedApp(pool?: Pool) {
    const lines: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    return { app: anApp({ logLevel: 'info', logTo }, pool), lines };
  }

  it('has one line for each request, with its route and its number, and nothing of its content', async () => {
    const { app, lines } = aLoggedApp();
    const username = manager.actor.username;
    const headers = { cookie: 'sitewright_session=a-cookie', 'user-agent': 'a-browser' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/login?marker=a-query',
      headers,
      payload: { username, password },
    });
    expect(response.statusCode).toBe(200);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      reqId: response.headers['x-request-id'],
      method: 'POST',
      route: '/api/login',
      status: 200,
      ms: expect.any(Number),
    });
    const token = String(response.headers['set-cookie']).split(/[=;]/)[1];
    for (const secret of [
      'a-cookie',
      'a-query',
      'a-browser',
      username,
      password,
      token,
      '127.0.0.1',
    ]) {
      expect(lines[0]).not.toContain(secret);
    }
  });

  it('names the pattern of an address, not what was asked for', async () => {
    const { app, lines } = aLoggedApp();
    await app.inject({ url: '/api/site-issues/1234567890', headers: manager.session });
    await app.inject({ url: '/api/a-secret-path' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/api/site-issues/:siteIssueId' });
    expect(lines.join()).not.toMatch(/1234567890|a-secret-path/);
  });

  it('tells of a failure of ours without the values it was about', async () => {
    const { app, lines } = aLoggedApp(broken(api.pools.app));
    const payload = { email: 'a-private-address@quay.example' };
    const response = await app.inject({ method: 'POST', url: '/api/forgot-password', payload });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side.', code: 'unexpected' },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('no_such_column');
    expect(lines.join()).not.toMatch(/a-private-address|budgets:|params/);
  });
});

/** A database in which one table has lost a column: every query on it fails. */
function broken(pool: Pool): Pool {
  const connectBroken = async () => {
    const client = await pool.connect();
    return new Proxy(client, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
        return (ask: string | { text: string }, ...rest: unknown[]) => {
          const text = typeof ask === 'string' ? ask : ask.text;
          const isBudget = /"budgets"/.test(text);
          const spoiled =
            typeof ask === 'string' || !isBudget
              ? ask
              : { ...ask, name: undefined, text: text.replace('"spent"', 'no_such_column') };
          return (target.query as (...all: unknown[]) => unknown).call(target, spoiled, ...rest);
        };
      },
    });
  };
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connectBroken : Reflect.get(target, name)),
  });
}

describe('a database that is away', () => {
  const { app: connection } = api.connections;
  const report = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: '/api/site-issues',
      payload: aSiteIssueDraft({ projectId }),
      // Each is meant: without a key, the same report within ten seconds is one.
      headers: { ...manager.session, 'idempotency-key': randomUUID() },
    });
  const busy = { message: 'We are busy just now. Please try again.', code: 'busy' };

  /** A proxy between the pool and PostgreSQL, which can be stopped or fall silent. */
  async function aWire() {
    const sockets = new Set<Socket>();
    let isSilent = false;
    const { host = '', port = 5432 } = connection;
    const server = createServer((near) => {
      const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (chunk) => isSilent || to.write(chunk));
        from.on('error', () => {});
        from.on('close', () => to.destroy());
      }
    });
    const listen = (at: number) =>
      new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
    await listen(0);
    const address = server.address() as { port: number };
    const cut = () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(done));
    };
    const pool = openPool({ ...connection, host: '127.0.0.1', port: address.port }, () => {});
    running.push({ close: () => pool.end() }, { close: cut });
    return {
      app: anApp({}, pool),
      cut,
      restore: () => listen(address.port),
      silence: (silent: boolean) => {
        isSilent = silent;
      },
    };
  }

  it('is answered with 503 while it is away, and served again by itself when it is back', async () => {
    const { app, cut, restore } = await aWire();
    expect((await report(app)).statusCode).toBe(201);
    await cut();
    for (let i = 0; i < 3; i++) {
      const response = await report(app);
      expect([response.statusCode, response.json()]).toEqual([503, busy]);
      expect(response.headers['retry-after']).toBe('1');
    }
    const ready = await app.inject('/api/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
    expect((await app.inject('/api/live')).statusCode).toBe(200);
    await restore();
    await expect.poll(async () => (await report(app)).statusCode, { timeout: 5000 }).toBe(201);
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
  });

  it('is answered with 503 within five seconds when it falls silent', async () => {
    const { app, silence } = await aWire();
    expect((await report(app)).statusCode).toBe(201);
    silence(true);
    const started = performance.now();
    const response = await report(app);
    expect([response.statusCode, response.json()]).toEqual([503, busy]);
    expect(performance.now() - started).toBeLessThan(10_000); // it waits once, not twice
    silence(false);
    await expect.poll(async () => (await report(app)).statusCode, { timeout: 5000 }).toBe(201);
  });

  it('ends every connection under load: 503 at worst, and nothing is lost that was acknowledged', async () => {
    const pool = openPool(connection, () => {});
    running.push({ close: () => pool.end() });
    const app = anApp({}, pool);
    const count = async () => {
      const { rows } = await api.pools.owner.query(
        "select set_config('app.org', $1, false), (select count(*)::int from site_issues) as count",
        [us.id],
      );
      return rows[0].count as number;
    };
    await report(app);
    await count();
    const before = await count();
    const answers = Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        await new Promise((done) => setTimeout(done, i * 5));
        return report(app);
      }),
    );
    let ended = 0;
    for (let i = 0; i < 4; i++) {
      await new Promise((done) => setTimeout(done, 40));
      const { rows } = await withClient(connection, (superuser) =>
        superuser.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      );
      ended += rows.length;
    }
    expect(ended).toBeGreaterThan(0);
    const statuses = (await answers).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const acknowledged = statuses.filter((status) => status === 201).length;
    expect(await count()).toBeGreaterThanOrEqual(before + acknowledged);
    await expect.poll(async () => (await report(app)).statusCode).toBe(201);
  });
});
