import { projectsApi } from '@sitewright/domain/projects/api';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { callPath } from './call.ts';
import { query, queryAll } from './query.ts';
import { makeQueryClient } from './query-client.ts';
import { rememberAnswers } from './remember-answers.ts';
import { setSessionUser } from './session.ts';
import { isOnline } from './use-online.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server with one answer, which it sends only to those who do not have it. */
function aServer(state = { rows: ['Mill Lane'] }) {
  const asked: string[] = [];
  const client = makeQueryClient();
  stop = rememberAnswers(client);
  fakeFetch((_path, init) => {
    const headers = { etag: `W/"${state.rows.join()}"` };
    const tag = new Headers(init?.headers).get('if-none-match');
    asked.push(tag ?? 'nothing');
    if (tag === headers.etag) return new Response(null, { status: 304, headers });
    return Response.json(state.rows, { headers });
  });
  return { asked, client, state };
}
const contracts = query(projectsApi.list, { query: {} });

it('an answer that is the same does not travel again, and one that has changed does', async () => {
  const { asked, client, state } = aServer();
  const read = () => client.fetchQuery({ ...contracts, staleTime: 0 });
  expect([await read(), await read()]).toEqual([['Mill Lane'], ['Mill Lane']]);
  state.rows = ['Mill Lane', 'Quay Street'];
  expect([await read(), await read()]).toEqual([state.rows, state.rows]);
  expect(asked).toEqual(['nothing', 'W/"Mill Lane"', 'W/"Mill Lane"', 'W/"Mill Lane,Quay Street"']);
});

it('an answer that the screen has changed meanwhile is as the server sent it', async () => {
  const { client } = aServer();
  const read = () =>
    client.fetchQuery({ ...queryAll(projectsApi.list, { query: {} }), staleTime: 0 });
  await read();
  client.setQueryData(contracts.queryKey, []);
  expect(await read()).toEqual(['Mill Lane']);
});

it('nothing is remembered without its query, for another person or after the end', async () => {
  const { asked, client } = aServer();
  const { queryKey } = contracts;
  const read = () => client.fetchQuery({ ...contracts, staleTime: 0 });
  await read();
  client.removeQueries({ queryKey });
  await read();
  setSessionUser(client, null);
  await read();
  await callPath('/api/by-itself');
  await callPath('/api/by-itself');
  stop();
  await read();
  expect(asked).toEqual(Array(6).fill('nothing'));
});

it('without an answer for 4 seconds there is no signal, until the server answers again', async () => {
  vi.useFakeTimers();
  stop = rememberAnswers(makeQueryClient());
  let isThere = false;
  fakeFetch(() => (isThere ? Response.json(null) : Promise.reject(new TypeError('No answer'))));
  await callPath('/api/projects').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(true);
});
