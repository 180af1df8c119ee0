import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { answerErrors } from './errors.ts';
import { httpServer } from './http.ts';
import { systemRoutes } from './system-routes.ts';

const api = await testApi();
const us = await api.organization();
const member = await us.member();

let reads = 0;
/** Count how often they are gone through. */
const sources = {
  contract: {
    get siteIssues() {
      reads++;
      return siteIssuesApi;
    },
  },
  readOpenApi: async () => {
    reads++;
    return '{ "paths": { "/api/site-issues": {} } }';
  },
};

function aServer(areDocsPublic: boolean) {
  const app = httpServer({ logLevel: 'silent', isHttps: false });
  answerErrors(app);
  const { storage, pools } = api;
  const deps = { pool: pools.app, storage, now: () => new Date(), publicUrl: '', mark: String };
  const freeSpace = async () => [];
  systemRoutes(app, { ...deps, freeSpace, replies: 'parsed' }, { ...sources, areDocsPublic });
  return app;
}

const urls = ['/api/docs', '/api/openapi.json'];

describe.each(urls)('%s', (url) => {
  it('is written once, however many ask at once', async () => {
    const app = aServer(true);
    reads = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(url)));
    for (const { statusCode, body } of answers)
      expect([statusCode, body.includes('/api/site-issues')]).toEqual([200, true]);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(reads).toBe(1);
  });

  it('is sent compressed, and not again to somebody who has it', async () => {
    const app = aServer(true);
    const { body } = await app.inject(url);
    const tags = new Set();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const asking = { 'accept-encoding': encoding };
      const { headers, rawPayload } = await app.inject({ url, headers: asking });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        'cache-control': 'private, no-cache',
      });
      expect(unpack(rawPayload).toString()).toBe(body);
      tags.add(headers.etag);
      const known = { ...asking, 'if-none-match': String(headers.etag) };
      const again = await app.inject({ url, headers: known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
    expect(tags.size).toBe(2);
  });

  it('is for signed-in users only, where it is not public', async () => {
    const app = aServer(false);
    const forged = { cookie: 'sitewright_session=forged' };
    for (const headers of [{}, forged]) {
      const response = await app.inject({ url, headers });
      expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
      expect(response.headers.etag).toBeUndefined();
    }
    const response = await app.inject({ url, headers: member.session });
    expect(response.statusCode).toBe(200);
    const known = { 'if-none-match': String(response.headers.etag) };
    expect((await app.inject({ url, headers: known })).statusCode).toBe(401);
  });
});
