import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';
import { serveWebFiles } from './web-files.ts';

const root = await mkdtemp(join(tmpdir(), 'sitewright-web-'));
await mkdir(join(root, 'dist', 'assets'), { recursive: true });
const page = '<!doctype html><title>Sitewright</title>';
const signedInPage = '<!doctype html><title>Sitewright</title><div id="outline"></div>';
const linkPage = '<!doctype html><title>Link</title>';
const script = 'globalThis.isThere = true;'.repeat(50);
await writeFile(join(root, 'dist', 'index.html'), page);
await writeFile(join(root, 'dist', 'signed-in.html'), signedInPage);
await writeFile(join(root, 'dist', 'link.html'), linkPage);
await writeFile(join(root, 'dist', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(join(root, 'dist', 'assets', 'main-a1b2.js'), script);
await writeFile(join(root, 'dist', 'assets', 'main-a1b2.js.gz'), gzipSync(script));
await writeFile(join(root, 'dist', 'assets', 'main-a1b2.js.map'), 'a secret');
await writeFile(join(root, 'dist', 'index.html.br'), brotliCompressSync(page));
await writeFile(join(root, 'dist', 'service-worker.js'), 'the worker');
await writeFile(join(root, 'secret.txt'), 'a secret');
afterAll(() => rm(root, { recursive: true }));

function aServer(webRoot: string | undefined, serviceWorker?: 'off') {
  const app = httpServer({ logLevel: 'silent', isHttps: false });
  answerErrors(app);
  app.get('/api/live', async () => ({ status: 'live' }));
  serveWebFiles(app, webRoot, serviceWorker);
  return app;
}

const notFound = { message: 'We could not find that.', code: 'not_found' };

it('answers with a service worker, or with one that removes itself', async () => {
  const [on, off] = [aServer(join(root, 'dist')), aServer(join(root, 'dist'), 'off')];
  expect((await on.inject('/service-worker.js')).body).toBe('the worker');
  const { body, headers } = await off.inject('/service-worker.js');
  expect(body).toContain('registration.unregister()');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-cache');
});

it('sends what was shared without a service worker to the start, and reads nothing of it', async () => {
  const { statusCode, headers } = await aServer(join(root, 'dist')).inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nno form',
  });
  expect([statusCode, headers.location]).toEqual([303, '/']);
});

describe('the built client', () => {
  const app = aServer(join(root, 'dist'));

  it.each([
    '/',
    '/auth',
    '/auth?admin=true',
    '/project/quay-street/site-issues',
    '/no-such-page',
    '/%ff',
  ])('answers %s with its page, which is not cached', async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each(['sitewright_session=abc', 'a=b; __Host-sitewright_session=abc'])(
    'has a page for browsers that bring a session, and no cache mixes the two: %s',
    async (cookie) => {
      for (const url of ['/', '/contracts']) {
        const { body, headers } = await app.inject({ url, headers: { cookie } });
        expect(body).toBe(signedInPage);
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          vary: 'accept-encoding, cookie',
        });
      }
    },
  );

  it('has a page of its own for links, whose address no other site and no cache may learn', async () => {
    const { statusCode, body, headers } = await app.inject(`/link/1.1.${'A'.repeat(43)}`);
    expect([statusCode, body]).toEqual([200, linkPage]);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).toContain("form-action 'none'");
  });

  it.each([
    ['/orders/acknowledge/1.abc', '/link/1.abc'],
    ['/rams/sign/1.1.2.abc', '/link/1.1.2.abc'],
    ['/rams/sign/%2F%2Fevil.example', '/link/%2F%2Fevil.example'],
  ])('leads the former address %s to %s', async (url, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('has files that never change under one name, compressed for browsers that accept it', async () => {
    const plain = await app.inject('/assets/main-a1b2.js');
    expect([plain.statusCode, plain.body]).toEqual([200, script]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await app.inject({ url: '/assets/main-a1b2.js', headers });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(script.length);
    expect(packed.headers['content-type']).toMatch(/javascript/);
    for (const answer of [plain, packed]) expect(answer.headers.vary).toBe('accept-encoding');
  });

  it('sends its page packed too, whatever the address', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    for (const url of ['/', '/auth']) {
      const packed = await app.inject({ url, headers });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding, cookie',
      });
      expect(packed.headers['content-type']).toMatch(/^text\/html/);
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page);
    }
  });

  it('sends a part of a file, and nothing twice to a browser that has it', async () => {
    const url = '/assets/main-a1b2.js';
    const part = await app.inject({ url, headers: { range: 'bytes=0-9' } });
    expect([part.statusCode, part.body]).toEqual([206, script.slice(0, 10)]);
    for (const encoding of ['gzip', 'identity']) {
      const asking = { 'accept-encoding': encoding };
      const { etag } = (await app.inject({ url, headers: asking })).headers;
      const known = { ...asking, 'if-none-match': String(etag) };
      expect((await app.inject({ url, headers: known })).statusCode).toBe(304);
    }
  });

  it('has others that may', async () => {
    const { statusCode, headers } = await app.inject('/icon.svg');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it.each([
    ['GET', '/api/no-such-thing'],
    ['GET', '/api/'],
    ['GET', '/assets/gone-c3d4.js'],
    ['GET', '/assets/main-a1b2.js.map'],
    ['GET', '/assets/main-a1b2.js.gz'],
    ['POST', '/auth'],
    ['DELETE', '/'],
  ] as const)('does not answer %s %s: 404 in JSON', async (method, url) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.json()]).toEqual([404, notFound]);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('gives nothing away that lies beside it: %s', async (url) => {
    expect((await app.inject(url)).body).not.toContain('a secret');
  });

  it('is served beside the API', async () => {
    expect((await app.inject('/api/live')).json()).toEqual({ status: 'live' });
  });
});

describe('without a client', () => {
  it.each([undefined, join(root, 'nowhere')])('in %s, pages are a 404 in JSON', async (webRoot) => {
    const response = await aServer(webRoot).inject('/auth');
    expect([response.statusCode, response.json()]).toEqual([404, notFound]);
  });
});
