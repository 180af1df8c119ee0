import { type Endpoint, type Input, isCommand } from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { fileForm } from '@sitewright/domain/kernel/request';
import type { InjectOptions } from 'fastify';
import { type Chance, shuffled } from './chance.ts';
import type { CheckSize } from './check-size.ts';
import type { FuzzCase } from './fuzz-faults.ts';
import {
  hostileQueries,
  hostileSteps,
  hostileValuesFor,
  jsonOfHostile,
  uninvitedKeys,
  worstSteps,
  worstValues,
} from './hostile-values.ts';
import { fieldsOf, type Place, withValueAt } from './places.ts';

type Base = { endpoint: Endpoint; sample: Input<Endpoint>; stranger: number };
type Way = (base: Base) => FuzzCase;
type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
};

const json = { 'content-type': 'application/json' };

type SweepSize = Pick<CheckSize, 'sweptOneIn' | 'worstValues' | 'worstSteps'> & { seed: number };

/** Some of the worst values in the selected places, different ones from place to place. */
export function sweepOf(endpoint: Endpoint, size: SweepSize): Way[] {
  const fields = fieldsOf(endpoint).map(
    ({ place }, index) =>
      () =>
        take(worstValues, size.worstValues, size.seed + index).map((value) =>
          withValue(place, value),
        ),
  );
  const steps = () => take(worstSteps, size.worstSteps, size.seed).map(withStep);
  return [...fields, ...(paramsOf(endpoint) ? [steps] : [])]
    .filter((_, index) => (size.seed + index) % size.sweptOneIn === 0)
    .flatMap((ways) => ways());
}

/** `count` items from `start` on, wrapping around. */
const take = <T>(items: readonly T[], count: number, start: number): T[] =>
  items.map((_, index) => items[(start + index) % items.length] as T).slice(0, count);

/**
 * At most `count` random cases without duplicates: two of three have one wrong value, the third is not
 * even a well-formed request.
 */
export function hostileWaysOf(endpoint: Endpoint, count: number, chance: Chance): Way[] {
  const faults = shuffled(faultsFor(endpoint), chance);
  const spoils = shuffled(
    isCommand(endpoint) ? [...spoiltBodies, ...oddHeaders] : oddHeaders,
    chance,
  );
  const third = Math.floor((count + chance.below(3)) / 3);
  return [...faults.slice(0, count - third), ...spoils.slice(0, third)];
}

function requestOf(endpoint: Endpoint, ask: Input<Endpoint>, step = encoded): InjectOptions {
  const { params = {}, query = {}, body, file } = ask as Loose;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => step(params[name]));
  const search = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .join('&');
  const url = search ? `${path}?${search}` : path;
  const request = { method: endpoint.method, url };
  if (file) return { ...request, payload: fileForm(file) };
  return body === undefined ? request : { ...request, headers: json, payload: jsonOfHostile(body) };
}

/** Encoded as a browser would; if that is impossible, as raw bytes. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? jsonOfHostile(value) : String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text.replaceAll(/[\uE000\uE001]/g, ''))
    : '%ED%A0%80';
}

/** One wrong value: of a field, of a path segment, of the query, or an additional key. */
const faultsFor = (endpoint: Endpoint): Way[] => [
  ...fieldsOf(endpoint).flatMap(({ place, schema }) =>
    [undefined, ...hostileValuesFor(schema)].map((value): Way => withValue(place, value)),
  ),
  ...(paramsOf(endpoint) ? hostileSteps.map(withStep) : []),
  ...(endpoint.body ? uninvitedKeys.map(withKey) : []),
  ...hostileQueries.map(withQuery),
];

const withValue =
  (place: Place, value: unknown): Way =>
  ({ endpoint, sample }) => ({ request: requestOf(endpoint, withValueAt(sample, place, value)) });

const withStep =
  (step: string): Way =>
  ({ endpoint, sample }) => ({
    request: requestOf(endpoint, sample, () => step),
    leadsElsewhere: true,
  });

const withQuery =
  (query: string): Way =>
  ({ endpoint, sample }) => {
    const request = requestOf(endpoint, sample);
    const [path] = String(request.url).split('?');
    return { request: { ...request, url: `${path}?${query}` } };
  };

/** A duplicate key, because parsers may keep the first or the last. */
const withKey =
  ([key, valueFor]: (typeof uninvitedKeys)[number]): Way =>
  ({ endpoint, sample, stranger }) => {
    const uninvited = `${JSON.stringify(key)}:${jsonOfHostile(valueFor(stranger))}`;
    const own = jsonOfHostile((sample as Loose).body ?? {}).slice(1, -1);
    const payload = `{${[uninvited, own, uninvited].filter(Boolean).join(',')}}`;
    return { request: { ...requestOf(endpoint, sample), headers: json, payload } };
  };

/** Faults before any field is read: content type, encoding, size, depth. */
const spoilt =
  (spoil: (own: string) => string | Buffer, type = 'application/json'): Way =>
  ({ endpoint, sample }) => {
    const request = requestOf(endpoint, sample);
    const payload = spoil(String(request.payload ?? '{}'));
    return { request: { ...request, payload, headers: { 'content-type': type } } };
  };

const spoiltBodies: Way[] = [
  spoilt((own) => own, 'text/plain'),
  spoilt((own) => own, 'application/x-www-form-urlencoded'),
  spoilt((own) => own, 'multipart/form-data; boundary=x'),
  spoilt((own) => own, 'application/json; charset=utf-16'),
  spoilt((own) => own, 'application/json;;;'),
  spoilt((own) => own, 'nonsense'),
  spoilt(() => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  spoilt((own) => `\uFEFF${own}`),
  spoilt((own) => Buffer.from(own, 'utf16le')),
  spoilt(() => `{"a":"${'x'.repeat(1_048_576 + 1 - 8)}"}`),
  spoilt((own) => own.slice(0, -1)),
  spoilt((own) => own + own),
  ...['', 'null', '[]', '"text"', '1', 'NaN', '{"a":1e400}'].map((text) => spoilt(() => text)),
  spoilt(() => '['.repeat(500_000)),
  spoilt(() => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
  spoilt(() => `[${'0,'.repeat(10_001)}0]`),
  spoilt(() => `{${Array.from({ length: 10_001 }, (_, i) => `"k${i}":1`).join(',')}}`),
];

const oddHeaders: Way[] = [
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': '\u00ff' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { authorization: 'Basic x' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer \u00ff' },
  { 'if-none-match': '\u00ff' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'application/xml', 'user-agent': 'x'.repeat(10_000) },
  { cookie: `sitewright_session=${'x'.repeat(100_000)}` },
  { cookie: ';;;=;sitewright_session' },
].map((headers) => ({ endpoint, sample }) => {
  const request = requestOf(endpoint, sample);
  return { request: { ...request, headers: { ...request.headers, ...headers } } };
});
