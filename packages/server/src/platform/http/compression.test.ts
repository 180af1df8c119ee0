import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';

const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `Contract ${id}` }));
const text = JSON.stringify(rows);
const app = httpServer({ logLevel: 'silent', isHttps: false });
answerErrors(app);
app.get('/api/list', async () => rows);
app.get('/api/short', async () => ({ status: 'done' }));
app.get('/api/secret', { config: { isSecret: true } }, async () => rows);
app.get('/api/tagged', async (_request, reply) =>
  reply.type('text/csv; charset=utf-8').header('etag', '"one"').send(text),
);
app.get('/api/export', async (_request, reply) =>
  reply.type('text/csv; charset=utf-8').send(Readable.from(['id,name\n', text])),
);
app.get('/api/broken', async (_request, reply) => {
  const failing = async function* () {
    yield text;
    throw new Error('The database is away.');
  };
  return reply.type('text/csv').send(Readable.from(failing()));
});
for (const type of ['application/pdf', 'application/zip', 'image/webp', 'text/event-stream'])
  app.get(`/api/${type}`, async (_request, reply) => reply.type(type).send(text));

const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }) =>
  app.inject({ url, headers });

describe('an answer of the API', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is compressed for %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/api/list', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(rawPayload.length),
    });
    expect(unpack(rawPayload).toString()).toBe(text);
    expect(rawPayload.length).toBeLessThan(text.length / 4);
  });

  it.each(['', 'identity', 'br;q=0'])('is not for %j', async (accepted) => {
    const { headers, body } = await get('/api/list', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(body).toBe(text);
  });

  it('is not below a kilobyte', async () => {
    const { headers, body } = await get('/api/short');
    expect([headers['content-encoding'], body]).toEqual([undefined, '{"status":"done"}']);
  });

  it.each(['application/pdf', 'application/zip', 'image/webp', 'text/event-stream'])(
    'is not as %s',
    async (type) => {
      const { headers, body } = await get(`/api/${type}`);
      expect([headers['content-encoding'], body]).toEqual([undefined, text]);
    },
  );

  it('is not where it contains a secret, nor for another site', async () => {
    expect((await get('/api/secret')).headers['content-encoding']).toBeUndefined();
    for (const site of ['cross-site', 'same-site']) {
      const asked = { 'accept-encoding': 'br', 'sec-fetch-site': site };
      expect((await get('/api/list', asked)).headers['content-encoding']).toBeUndefined();
    }
    const ours = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' };
    expect((await get('/api/list', ours)).headers['content-encoding']).toBe('br');
  });

  it('keeps its tag, which is weak now', async () => {
    expect((await get('/api/tagged')).headers.etag).toBe('W/"one"');
    expect((await get('/api/tagged', {})).headers.etag).toBe('"one"');
  });

  it('is compressed as it goes, where it is a stream', async () => {
    const { headers, rawPayload } = await get('/api/export');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(`id,name\n${text}`);
  });

  it('is a plain refusal where its stream fails at once', async () => {
    const { statusCode, headers, body } = await get('/api/broken');
    expect([statusCode, headers['content-encoding']]).toEqual([500, undefined]);
    expect(JSON.parse(body)).toMatchObject({ code: 'unexpected' });
  });
});
