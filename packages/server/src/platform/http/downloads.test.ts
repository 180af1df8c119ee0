import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { endpoint } from '@sitewright/domain/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aPicture } from '../../testing/a-picture.ts';
import { testApi } from '../../testing/api.ts';
import { Download, dispositionOf } from './downloads.ts';
import { serveWith } from './serve.ts';

const api = await testApi();
const printed = endpoint({
  method: 'GET',
  path: '/api/printed',
  summary: 'Print a page',
  needs: 'self',
  reply: z.unknown(),
  sends: 'file',
});
const { storage, pools } = api;
const deps = {
  pool: pools.app,
  storage,
  now: () => new Date(),
  publicUrl: 'http://localhost',
  mark: String,
};
serveWith(api.app, { ...deps, replies: 'parsed' })(printed, async () => {
  const make = async () => new TextEncoder().encode('%PDF-1.7');
  return new Download({ make, type: 'application/pdf', name: 'Diary.pdf' });
});
const us = await api.organization();
const admin = await us.member({ isOrganizationAdmin: true });
const { id } = await admin.call(errorReportsApi.report, { body: { message: 'White page' } });
const params = { errorReportId: id ?? 0 };
await admin.call(errorReportsApi.attachScreenshot, { params, file: aPicture() });
const show = (headers = {}) => admin.send(errorReportsApi.screenshot, { params }, headers);

describe('a file', () => {
  it('leaves as what it is, is run by nobody, and is asked for each time', async () => {
    const { headers, statusCode } = await show();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await show();
    const again = await show({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await show({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('that somebody has is no reason to let them in', async () => {
    const { headers } = await show();
    const ifNoneMatch = { 'if-none-match': String(headers.etag) };
    const stranger = await (await api.organization()).member({ isOrganizationAdmin: true });
    const send = { params };
    expect((await stranger.send(errorReportsApi.screenshot, send, ifNoneMatch)).statusCode).toBe(
      404,
    );
    expect(
      (await api.anonymous.send(errorReportsApi.screenshot, send, ifNoneMatch)).statusCode,
    ).toBe(401);
  });

  it('whose bytes are lost is not there', async () => {
    const { headers } = await show();
    // Where it is kept, its tag does not tell.
    for (const name of await readdir(join(api.files, String(us.id))))
      expect(headers.etag).not.toContain(name.slice(0, 8));
    await rm(join(api.files, String(us.id)), { recursive: true });
    const lost = await show();
    expect(lost.statusCode).toBe(404);
    expect(lost.json().code).toBe('not_found');
    expect(lost.headers.etag).toBeUndefined();
  });
});

it.each([
  ['image/webp', 'a.webp', 'inline'],
  ['application/pdf', 'Plan.pdf', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
  ['text/html', undefined, `attachment; filename="file"; filename*=UTF-8''file`],
  [
    'application/pdf',
    `"é"; x='1'\r\n.pdf`,
    `attachment; filename="____ x__1___.pdf"; filename*=UTF-8''%22%C3%A9%22%3B%20x%3D%271%27%0D%0A.pdf`,
  ],
])('a file of the type %s and the name %j is sent as %s', (type, name, disposition) => {
  expect(dispositionOf(type, name)).toBe(disposition);
});

it('a file made on the spot leaves to be saved, under its name', async () => {
  const answer = await admin.send(printed, {});
  expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Diary.pdf"; filename*=UTF-8''Diary.pdf`,
  });
  expect(answer.headers.etag).toBeUndefined();
});
