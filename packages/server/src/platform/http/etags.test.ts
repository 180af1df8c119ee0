import { projectsApi } from '@sitewright/domain/projects/api';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import type { Caller } from '../../testing/caller.ts';

const api = await testApi();
const rows = Array.from({ length: 50 }, (_, id) => ({ id, name: `Contract ${id}` }));
api.app.get('/api/tagged', async () => rows);
api.app.get('/api/secret', { config: { isSecret: true } }, async () => rows);
api.app.get('/api/short', async () => ({ status: 'done' }));
api.app.get('/api/page', async (_request, reply) =>
  reply.header('link', `</api/page?cursor=${rows.length}>; rel="next"`).send(rows.slice(0, 40)),
);

const get = (url: string, etag?: string) =>
  api.app.inject({ url, headers: { ...(etag && { 'if-none-match': etag }) } });
const etagOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.etag);

/** A company with contracts of the same names; a viewer does not see their money. */
async function aCompany() {
  const company = await api.organization();
  const director = await company.member({ role: 'Managing Director' });
  const create = (name: string) =>
    director.call(projectsApi.create, { body: { name, contractValue: 1000 } });
  for (const name of ['Mill Lane', 'Quay Street', 'Canal Road']) await create(name);
  return { director, viewer: await company.member({ role: 'Viewer' }), create };
}
const us = await aCompany();
const them = await aCompany();

const list = (caller: Caller, etag?: string) =>
  caller.send(projectsApi.list, { query: {} }, { ...(etag && { 'if-none-match': etag }) });

it('is not sent again while it is the same, and is sent after a change', async () => {
  const first = await list(us.director);
  expect(first.statusCode).toBe(200);
  const again = await list(us.director, etagOf(first));
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etagOf(first)]);
  expect(again.headers['cache-control']).toBe('no-store');
  await us.create('Basin Street');
  const changed = await list(us.director, etagOf(first));
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toHaveLength(4);
  expect(etagOf(changed)).not.toBe(etagOf(first));
});

it('is compared with what this user sees, not with what others do', async () => {
  const etag = etagOf(await list(us.director));
  for (const other of [us.viewer, them.director])
    expect(await list(other, etag)).toMatchObject({ statusCode: 200 });
  expect(await list(api.anonymous, etag)).toMatchObject({ statusCode: 401 });
});

it('has the same tag compressed or not', async () => {
  const packed = await api.app.inject({ url: '/api/tagged', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(await get('/api/tagged', etagOf(packed))).toMatchObject({ statusCode: 304 });
  const several = await get('/api/tagged', `W/"other", ${etagOf(packed)}`);
  expect(several).toMatchObject({ statusCode: 304 });
});

it('counts where the next page is as part of the answer', async () => {
  const first = await get('/api/page');
  expect(await get('/api/page', etagOf(first))).toMatchObject({ statusCode: 304 });
  rows.push({ id: rows.length, name: 'One more' });
  expect(await get('/api/page', etagOf(first))).toMatchObject({ statusCode: 200 });
});

it.each(['/api/secret', '/api/short', '/api/missing'])('has no tag at %s', async (url) => {
  expect((await get(url)).headers.etag).toBeUndefined();
});
