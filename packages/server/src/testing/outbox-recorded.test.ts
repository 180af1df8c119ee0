import { readFile } from 'node:fs/promises';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

type Part = 'params' | 'query' | 'body';
type Recorded = Record<string, Partial<Record<Part, unknown>>>;

/**
 * What the phones of each release send late, by release and endpoint. A release adds its own and changes no other;
 * one may be deleted 90 days after the next.
 */
const releases: Record<string, Recorded> = JSON.parse(
  await readFile(new URL('outbox-recorded.json', import.meta.url), 'utf8'),
);

const offline = endpoints.map(({ endpoint }) => endpoint).filter((one) => one.offline);

it('has a request of the latest release for every endpoint that a phone may call late', () => {
  const latest = Object.values(releases).at(-1) ?? {};
  expect(Object.keys(latest).sort()).toEqual(offline.map(endpointName).sort());
});

const sent = Object.entries(releases).flatMap(([release, requests]) =>
  Object.entries(requests).map(([name, request]) => ({ release, name, request })),
);

/** 'browserInfo.language': a field that is dropped or renamed would be lost without a refusal. */
const fieldsOf = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        prefix + key,
        ...fieldsOf(part, `${prefix}${key}.`),
      ])
    : [];

it.each(sent)('$name, as release $release sends it, is understood', ({ name, request }) => {
  const endpoint = offline.find((one) => endpointName(one) === name);
  expect(endpoint, 'This endpoint is gone, or takes nothing late any more.').toBeDefined();
  if (!endpoint) return;
  const { query, body } = endpoint;
  const schemas = { params: paramsOf(endpoint), query, body };
  for (const part of ['params', 'query', 'body'] as const) {
    // As the server does: a request without a body has an empty one.
    const value = request[part] ?? {};
    const parsed = schemas[part]?.parse(value) ?? {};
    expect(fieldsOf(parsed)).toEqual(expect.arrayContaining(fieldsOf(value)));
  }
});
