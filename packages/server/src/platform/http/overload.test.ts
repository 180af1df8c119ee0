import { endpoint } from '@sitewright/domain/kernel/endpoint';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testApi } from '../../testing/api.ts';
import { Download } from './downloads.ts';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';
import { serveWith } from './serve.ts';

const api = await testApi();
const us = await api.organization();
const others = await api.organization();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const shape = { method: 'GET', summary: 'Answer', reply: z.unknown() } as const;
const quick = endpoint({ ...shape, path: '/api/quick', needs: 'self' });
const held = endpoint({ ...shape, path: '/api/held', needs: 'self' });
const heldForAnybody = endpoint({ ...shape, path: '/api/public', needs: 'public' });
const heldFile = endpoint({ ...shape, path: '/api/download', needs: 'self', sends: 'file' });

/** Some of what it is asked is answered when it is released. */
async function aServer() {
  const app = httpServer({ logLevel: 'silent', isHttps: false });
  answerErrors(app);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { pools, storage } = api;
  const deps = { pool: pools.app, storage, now: () => new Date(), publicUrl: '', mark: String };
  const serve = serveWith(app, { ...deps, replies: 'parsed' });
  serve(quick, async () => ({ status: 'done' }));
  // Held between two transactions, so that no connection waits with it.
  serve(
    held,
    () => released,
    async () => ({ status: 'done' }),
  );
  serve(
    heldForAnybody,
    () => released,
    async () => ({ status: 'done' }),
  );
  const make = () => released.then(() => Buffer.from('%PDF-1.7'));
  serve(heldFile, async () => new Download({ make, type: 'application/pdf' }));
  const address = await app.listen({ port: 0 });
  closing.push(() => app.close(), release);
  type Session = Record<string, string>;
  const get = (path: string, headers: Session) => fetch(`${address}${path}`, { headers });
  const statusOf = async (path: string, headers: Session) => (await get(path, headers)).status;
  const hold = (times: number, path: string, headers: () => Session) =>
    Array.from({ length: times }, () => get(path, headers()));
  return { app, get, statusOf, hold, release };
}

/** A busy machine must not fail. */
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 15_000 });

/** More than one of them may have at once: some of them are refused. */
const tooMany = 50;

const aForgedSession = () => ({ cookie: `sitewright_session=${Math.random()}` });

describe('requests at once', () => {
  it('count for their address while nobody looked up their session', async () => {
    const { statusOf, hold, release } = await aServer();
    const { session } = await us.member();
    expect(await statusOf('/api/quick', session)).toBe(200);
    const waiting = hold(tooMany, '/api/public', aForgedSession);
    await soon(() => statusOf('/api/quick', aForgedSession())).toBe(503);
    // Theirs was looked up before.
    expect(await statusOf('/api/quick', session)).toBe(200);
    release();
    await Promise.all(waiting);
    expect(await statusOf('/api/quick', aForgedSession())).toBe(401);
  });

  it('count for one address, wherever in a network of IPv6 they come from', async () => {
    const { app, release } = await aServer();
    const from = (remoteAddress: string, url = '/api/public') => app.inject({ url, remoteAddress });
    const waiting = Array.from({ length: tooMany }, (_, n) => from(`2001:db8:1:2::${n + 1}`));
    await soon(async () => (await from('2001:db8:1:2::ff', '/api/quick')).statusCode).toBe(503);
    expect((await from('2001:db8:1:3::1', '/api/quick')).statusCode).toBe(401);
    release();
    await Promise.all(waiting);
  });

  it('count for their user, on however many devices', async () => {
    const { get, statusOf, hold, release } = await aServer();
    const { session, actor } = await us.member();
    const { session: second } = await us.signIn(actor);
    const { session: colleague } = await us.member();
    for (const one of [session, second]) expect(await statusOf('/api/quick', one)).toBe(200);
    const waiting = [
      ...hold(tooMany / 2, '/api/held', () => session),
      ...hold(tooMany / 2, '/api/held', () => second),
    ];
    const { session: third } = await us.signIn(actor);
    await soon(() => statusOf('/api/quick', third)).toBe(503);
    const refused = await get('/api/quick', third);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'busy', message: expect.any(String) });
    expect(await statusOf('/api/quick', colleague)).toBe(200);
    release();
    await Promise.all(waiting);
    expect(await statusOf('/api/quick', third)).toBe(200);
  });

  it('count for their organisation, of however many users', async () => {
    const { statusOf, hold, release } = await aServer();
    const waiting: Promise<Response>[] = [];
    for (let users = 0; users < 4; users++) {
      const { session } = await us.member();
      // Looked up here, and not again: so many transactions at once would be slow.
      expect(await statusOf('/api/quick', session)).toBe(200);
      waiting.push(...hold(tooMany, '/api/public', () => session));
    }
    const { session } = await us.member();
    await soon(() => statusOf('/api/quick', session)).toBe(503);
    const { session: theirs } = await others.member();
    expect(await statusOf('/api/quick', theirs)).toBe(200);
    release();
    await Promise.all(waiting);
    expect(await statusOf('/api/quick', session)).toBe(200);
  });
});

describe('downloads', () => {
  it('take no places of other requests', async () => {
    const { statusOf, hold, release } = await aServer();
    const { session } = await us.member();
    expect(await statusOf('/api/quick', session)).toBe(200);
    const waiting = hold(tooMany, '/api/download', () => session);
    await soon(() => statusOf('/api/download', session)).toBe(503);
    expect(await statusOf('/api/quick', session)).toBe(200);
    release();
    await Promise.all(waiting);
    expect(await statusOf('/api/download', session)).toBe(200);
  });
});
