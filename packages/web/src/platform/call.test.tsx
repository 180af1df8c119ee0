import * as notices from '@sitewright/domain/kernel/notices';
import { Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failToConnect, fakeFetch } from '../testing/fake-fetch.ts';
import {
  call,
  callPage,
  callPath,
  detailOf,
  NetworkError,
  userMessage,
  withoutSignal,
} from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete withoutSignal.load;
});

const login = () => call(sessionApi.login, { body: { username: 'ann', password: 'Secret-1' } });
const failureOf = async (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error) => error,
  );

describe('the message of a failed response', () => {
  const json = (body: unknown) => JSON.stringify(body);
  it.each([
    ['the message field', json({ message: 'Wrong.', error: 'other' }), 'Bad Request', 'Wrong.'],
    ['else the error field as text', json({ error: 'Too short.' }), 'Bad Request', 'Too short.'],
    ['also beside an empty message', json({ message: '', error: 'E' }), 'Bad Request', 'E'],
    ['else the error field serialised', json({ error: { a: 1 } }), 'Bad Request', '{"a":1}'],
    ['else the raw body, JSON', json({ reason: 'x' }), 'Bad Request', '{"reason":"x"}'],
    ['also JSON that is no object', 'null', 'Bad Request', 'null'],
    ['else the raw body, text', '<h1>Bad gateway</h1>', 'Bad Request', '<h1>Bad gateway</h1>'],
    ['else the status text', '', 'Bad Request', 'Bad Request'],
    ["else 'Unknown error'", '', '', 'Unknown error'],
  ])('is the status and %s', async (_, body, statusText, detail) => {
    fakeFetch(() => new Response(body, { status: 400, statusText }));
    const error = await failureOf(login());
    expect(error.message).toBe(`400: ${detail}`);
    expect(detailOf(error)).toBe(detail);
  });

  it('keeps a number that the sentence itself begins with', async () => {
    fakeFetch(() => Response.json({ message: '404: gone' }, { status: 409 }));
    const error = await failureOf(login());
    expect(detailOf(error)).toBe('404: gone');
  });
});

it('keeps the code, the status and the fields at fault of a refusal', async () => {
  const fields = { email: 'Taken.' };
  fakeFetch(() => Response.json({ message: 'Taken.', code: 'taken', fields }, { status: 409 }));
  const error = await failureOf(login());
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({
    problem: { code: 'taken', status: 409, message: '409: Taken.' },
    details: { fields },
  });
});

it('tells a missing connection from a refusal', async () => {
  fakeFetch(failToConnect);
  const error = await failureOf(login());
  expect(error).toBeInstanceOf(NetworkError);
  expect(detailOf(error)).toBe(notices.networkError);
});

it('sends the cookie with every request, and a body only when there is one', async () => {
  const sent: RequestInit[] = [];
  fakeFetch((_, init) => {
    sent.push(init);
    return Response.json({});
  });
  await login();
  await callPath('/api/user');
  expect(sent).toEqual([
    {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'idempotency-key': expect.any(String) },
      body: '{"username":"ann","password":"Secret-1"}',
    },
    { method: 'GET', credentials: 'include', headers: {} },
  ]);
});

it('lets a form with a file name its own content type', async () => {
  let sent: RequestInit = {};
  fakeFetch((_, init) => {
    sent = init;
    return Response.json({});
  });
  const file = new File(['pixels'], 'wall.jpg', { type: 'image/jpeg' });
  await call(projectsApi.setPicture, { params: { projectId: 3 }, file });
  expect((sent.body as FormData).get('file')).toMatchObject({ name: 'wall.jpg' });
  expect(sent.headers).not.toHaveProperty('content-type');
});

it('takes an empty answer for nothing', async () => {
  fakeFetch(() => new Response(null, { status: 204 }));
  expect(await callPath('/api/projects/1')).toBeUndefined();
});

it('finds the next page in the Link header', async () => {
  const link = '</api/site-issues?limit=1&cursor=41>; rel="next"';
  fakeFetch(() => Response.json([], { headers: { link } }));
  expect((await callPage(siteIssuesApi.list, { query: {} })).next).toBe(41);
});

it('logs method, path, status and milliseconds, and never a body or a value of the query', async () => {
  const log = vi.spyOn(console, 'debug').mockReturnValue();
  fakeFetch(() => Response.json({ message: 'Secret-2' }, { status: 401 }));
  const password = 'Secret-1';
  await failureOf(
    call(sessionApi.register, {
      query: { invitation: 'Secret-3' },
      body: { email: 'a@b.example', name: 'Ann', role: 'Buyer', password },
    }),
  );
  fakeFetch(failToConnect);
  await failureOf(login());
  const lines = log.mock.calls.map((line) => line.join(' '));
  expect(lines).toEqual([
    expect.stringMatching(/^POST \/api\/register 401 \d+ ms$/),
    expect.stringMatching(/^POST \/api\/login failed \d+ ms$/),
  ]);
});

describe('a failure in words', () => {
  it.each([
    ['Wrong.', '502: Wrong.'],
    ['{"message":"Wrong."}', '502: Wrong.'],
    ['\n<!doctype html>', '502: Bad Gateway'],
    ['{}', '502: Bad Gateway'],
    ['null', '502: Bad Gateway'],
    ['{"error":{"a":1}}', '502: Bad Gateway'],
  ])('the body %j is shown as %s', async (body, text) => {
    fakeFetch(() => new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(userMessage(await failureOf(login()))).toBe(text);
  });

  it('is unknown where there is no status text either', async () => {
    fakeFetch(() => new Response('<p>', { status: 502 }));
    expect(userMessage(await failureOf(login()))).toBe('502: Unknown error');
  });

  it('says of no answer what the error says', async () => {
    fakeFetch(failToConnect);
    expect(userMessage(await failureOf(login()))).toBe(notices.networkError);
  });
});

describe('without signal', () => {
  const stored = (paths: Record<string, unknown>) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answer = async (url: string) => (url in paths ? Response.json(paths[url]) : undefined);
    withoutSignal.load = async () => ({ answer, perform: (_, __, direct) => direct() });
  };

  it('what this phone knows is read without a request that would fail first', async () => {
    const requests = fakeFetch(failToConnect);
    stored({ '/api/user': { name: 'Ann' } });
    expect(await callPath('/api/user')).toEqual({ name: 'Ann' });
    expect(requests).toEqual([]);
  });

  it('asks the server for paths that are not stored on the phone', async () => {
    const requests = fakeFetch(() => Response.json({ name: 'Ann' }));
    stored({});
    expect(await callPath('/api/user')).toEqual({ name: 'Ann' });
    expect(requests).toEqual(['GET /api/user']);
  });

  it('a command goes its own way', async () => {
    const requests = fakeFetch(() => Response.json({}));
    stored({ '/api/login': {} });
    await login();
    expect(requests).toEqual(['POST /api/login']);
  });
});
