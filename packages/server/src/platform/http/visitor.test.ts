import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { hashOf, newToken, tokenIn, type Visitor, visitorOf } from './visitor.ts';

type Met = { visitor: Visitor; setCookie: unknown };

/** Who the server meets, and what it sends back when it keeps a session. */
async function openRequest(
  headers: Record<string, string>,
  {
    publicUrl = 'http://localhost:3000',
    trustProxy = false as boolean | string,
    from = '192.0.2.1',
  } = {},
): Promise<Met> {
  const app = fastify({ trustProxy });
  let visitor: Visitor | undefined;
  app.get('/', async (request, reply) => {
    visitor = visitorOf(request, reply, publicUrl);
    visitor.setSessionCookie('made');
    return {};
  });
  const response = await app.inject({ url: '/', headers, remoteAddress: from });
  if (!visitor) throw new Error('nobody came');
  return { visitor, setCookie: response.headers['set-cookie'] };
}

describe('a visitor', () => {
  it.each([
    ['sitewright_session=abc', 'abc'],
    ['a=1; sitewright_session=abc; b=2', 'abc'],
    ['a=1;sitewright_session=abc', 'abc'],
    ['sitewright_session=a=b', 'a=b'],
    ['sitewright_session=first; sitewright_session=second', 'first'],
  ])('who brings the cookie "%s" brings the token %s', async (cookie, token) => {
    expect((await openRequest({ cookie })).visitor.tokenHash).toBe(hashOf(token));
  });

  it.each([
    {},
    { cookie: '' },
    { cookie: 'sitewright_session=' },
    { cookie: 'not_sitewright_session=abc' },
    { cookie: 'sitewright_sessions=abc' },
    { cookie: 'sitewright_session' },
    { cookie: '__Host-sitewright_session=abc' },
    { cookie: `sitewright_session=${'x'.repeat(101)}` },
  ])('who brings %j brings none', async (headers) => {
    expect(
      (await openRequest(headers as Record<string, string>)).visitor.tokenHash,
    ).toBeUndefined();
  });

  it('is given a cookie that only this site’s own requests carry', async () => {
    const { setCookie } = await openRequest({});
    expect(setCookie).toBe(
      'sitewright_session=made; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800',
    );
  });

  it('is given a safer one by https, and only that one counts', async () => {
    const publicUrl = 'https://site.example';
    const { setCookie } = await openRequest({}, { publicUrl });
    expect(setCookie).toBe(
      '__Host-sitewright_session=made; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure',
    );
    const cookie = 'sitewright_session=planted; __Host-sitewright_session=abc';
    expect((await openRequest({ cookie }, { publicUrl })).visitor.tokenHash).toBe(hashOf('abc'));
  });

  it('came by https when the trusted proxy says so, and from where it says', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' };
    const trusted = await openRequest(headers, { trustProxy: '192.0.2.1' });
    expect(trusted.visitor.address).toBe('203.0.113.5');
    expect(trusted.setCookie).toMatch(/^__Host-.*Secure$/);
    for (const trustProxy of [false, '198.51.100.1']) {
      const untrusted = await openRequest(headers, { trustProxy });
      expect(untrusted.visitor.address).toBe('192.0.2.1');
      expect(untrusted.setCookie).toMatch(/^sitewright_session/);
    }
  });

  it('is known by a name that is cut, or by none', async () => {
    expect((await openRequest({ 'user-agent': 'x'.repeat(1000) })).visitor.userAgent).toHaveLength(
      300,
    );
    expect((await openRequest({ 'user-agent': '' })).visitor.userAgent).toBe('');
  });
});

it('a token has 256 bits, and its hash does not give it away', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('knows a session by itself, whatever other cookies come along', () => {
  const names = [
    'a=1; sitewright_session=x',
    'sitewright_session=x; b=2',
    '__Host-sitewright_session=x',
  ];
  expect(names.map(tokenIn)).toEqual(['x', 'x', 'x']);
  expect([tokenIn('a=1'), tokenIn(undefined)]).toEqual([undefined, undefined]);
});
