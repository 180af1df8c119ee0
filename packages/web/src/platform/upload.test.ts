import { endpoint } from '@sitewright/domain/kernel/endpoint';
import * as notices from '@sitewright/domain/kernel/notices';
import { Refused } from '@sitewright/domain/kernel/problem';
import { pictureUpload } from '@sitewright/domain/kernel/upload';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FakeXhr, fakeXhr } from '../testing/fake-xhr.ts';
import { NetworkError } from './call.ts';
import { uploadFile } from './upload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addPhoto = endpoint({
  method: 'POST',
  path: '/api/diary-entries/:entryId/photos',
  summary: 'Add a photo',
  needs: 'self',
  params: z.object({ entryId: z.string() }),
  upload: pictureUpload,
  reply: z.object({ id: z.number() }),
});
const photo = new File(['pixels'], 'wall.jpg', { type: 'image/jpeg' });

function begin(options: Parameters<typeof uploadFile>[3] = {}) {
  const requests = fakeXhr();
  const reply = uploadFile(addPhoto, { params: { entryId: '7' } }, photo, options);
  const failure = reply.then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );
  return { request: requests[0] ?? new FakeXhr(), reply, failure };
}

it('sends the file as a form’s field `file`, with the cookie, and gives the reply', async () => {
  const { request, reply } = begin();
  expect(`${request.method} ${request.url}`).toBe('POST /api/diary-entries/7/photos');
  expect(request.withCredentials).toBe(true);
  expect([...(request.body?.keys() ?? [])]).toEqual(['file']);
  const sent = request.body?.get('file') as File;
  expect([sent.name, await sent.text()]).toEqual(['wall.jpg', 'pixels']);
  request.answer(201, '{"id":3}');
  expect(await reply).toEqual({ id: 3 });
});

it('tells how far it is', () => {
  const onProgress = vi.fn();
  const { request } = begin({ onProgress });
  request.upload.onprogress?.({ loaded: 42, total: 100 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.42);
});

it('takes an empty answer for nothing', async () => {
  const { request, reply } = begin();
  request.answer(204);
  expect(await reply).toBeUndefined();
});

it('is refused with the server’s sentence, code and status, and the number of the request', async () => {
  const { request, failure } = begin();
  request.headers = { 'x-request-id': '7f3c-91ae' };
  request.answer(413, '{"message":"Too large.","code":"too_large"}', 'Payload Too Large');
  const error = await failure;
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({
    problem: { code: 'too_large', status: 413, message: '413: Too large.' },
    requestId: '7f3c-91ae',
  });
});

it('tells a missing connection from a refusal', async () => {
  const { request, failure } = begin();
  request.onerror?.();
  expect(await failure).toBeInstanceOf(NetworkError);
  expect((await failure).message).toBe(notices.networkError);
});

it('stops when it is told to, also before it began', async () => {
  const stop = new AbortController();
  const { request, failure } = begin({ signal: stop.signal });
  const abort = vi.spyOn(request, 'abort');
  stop.abort();
  expect(abort).toHaveBeenCalledOnce();
  expect((await failure).cause).toMatchObject({ name: 'AbortError' });

  const late = begin({ signal: stop.signal });
  await late.failure;
  expect(late.request.url).toBe('');
});

it('is logged like any other request', async () => {
  const { request, reply } = begin();
  const log = vi.spyOn(console, 'debug');
  request.answer(201, '{"id":3}');
  await reply;
  expect(log.mock.calls.join()).toMatch(/^POST \/api\/diary-entries\/7\/photos 201 \d+ ms$/);
});
