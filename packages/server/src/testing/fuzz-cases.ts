import { type Ask, type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import type { InjectOptions } from 'fastify';
import type { Chance } from './chance.ts';
import { fittingAsk } from './fitting-values.ts';
import {
  hostileQueries,
  hostileSteps,
  hostileValuesFor,
  jsonOfHostile,
  uninvitedKeys,
} from './hostile-values.ts';
import { askParts, inputOf, type Place, type Schema, withValueAt } from './places.ts';

/** One thing to send. `leadsElsewhere`: the path may name another endpoint, or none. */
export type FuzzCase = {
  kind: 'fitting' | 'hostile' | 'transport';
  request: InjectOptions;
  leadsElsewhere?: boolean;
};

type Base = { endpoint: Endpoint; sample: Ask<Endpoint>; stranger: number; chance: Chance };
type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const json = { 'content-type': 'application/json' };

/** Two fifths fit, two fifths have one value at fault, one fifth is not even a proper request. */
export function fuzzCase(base: Base, index: number): FuzzCase {
  const { endpoint, sample, chance } = base;
  const turn = index % 5;
  if (turn === 4) return { kind: 'transport', ...transportCase(base) };
  const ask = fittingAsk(endpoint, sample, chance);
  if (turn < 2) return { kind: 'fitting', request: requestOf(endpoint, ask) };
  return { kind: 'hostile', ...hostileCase({ ...base, sample: ask }) };
}

function requestOf(endpoint: Endpoint, ask: Ask<Endpoint>, step = encoded): InjectOptions {
  const { params = {}, query = {}, body } = ask as Loose;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => step(params[name]));
  const search = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .join('&');
  const url = search ? `${path}?${search}` : path;
  const request = { method: endpoint.method, url };
  return body === undefined ? request : { ...request, headers: json, payload: jsonOfHostile(body) };
}

/** As a browser would write it; what cannot be written, as the bytes that were meant. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? jsonOfHostile(value) : String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text.replaceAll(/[\uE000\uE001]/g, ''))
    : '%ED%A0%80';
}

function hostileCase(base: Base): Omit<FuzzCase, 'kind'> {
  const { endpoint, sample, chance } = base;
  const ways = [
    ...fieldsOf(endpoint).map((field) => () => ({ request: withHostileValue(base, field) })),
    ...(endpoint.params ? [() => withHostileStep(base)] : []),
    ...(endpoint.body ? [() => ({ request: withUninvitedKey(base) })] : []),
    () => {
      const request = requestOf(endpoint, sample);
      const [path] = String(request.url).split('?');
      return { request: { ...request, url: `${path}?${pick(hostileQueries, chance)}` } };
    },
  ];
  return pick(ways, chance)();
}

type Field = { place: Place; schema: Schema };

/** Every field of the query and the body, and the body as a whole. */
const fieldsOf = (endpoint: Endpoint): Field[] =>
  askParts
    .filter((part) => part !== 'params')
    .flatMap((part) => {
      const schema = endpoint[part];
      return schema ? fieldsIn(inputOf(schema), [part]) : [];
    });

function fieldsIn(schema: Schema, place: Place): Field[] {
  const own = place.length > 1 || place[0] === 'body' ? [{ place, schema }] : [];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    fieldsIn(child as Schema, [...place, name]),
  );
  const { items } = schema;
  const inside = typeof items === 'object' ? fieldsIn(items as Schema, [...place, '0']) : [];
  return [...own, ...below, ...inside];
}

function withHostileValue({ endpoint, sample, chance }: Base, { place, schema }: Field) {
  // Gone altogether, now and then.
  const value = chance.is(0.1) ? undefined : pick(hostileValuesFor(schema), chance);
  return requestOf(endpoint, withValueAt(sample, place, value));
}

function withHostileStep({ endpoint, sample, chance }: Base) {
  return {
    request: requestOf(endpoint, sample, () => pick(hostileSteps, chance)),
    leadsElsewhere: true,
  };
}

/** In the body, and the same key twice: before and after. */
function withUninvitedKey({ endpoint, sample, stranger, chance }: Base): InjectOptions {
  const { body } = sample as Loose;
  const [key, value] = pick(uninvitedKeys(stranger), chance);
  const uninvited = `${JSON.stringify(key)}:${jsonOfHostile(value)}`;
  const inner = jsonOfHostile(body ?? {}).slice(1, -1);
  const payload = `{${[uninvited, inner, chance.is(0.5) ? uninvited : ''].filter(Boolean).join(',')}}`;
  return { ...requestOf(endpoint, sample), headers: json, payload };
}

/** What is wrong before any field is read: type, encoding, size, depth, headers. */
function transportCase({ endpoint, sample, chance }: Base): Omit<FuzzCase, 'kind'> {
  const proper = requestOf(endpoint, sample);
  const own = String(proper.payload ?? '{}');
  const sent = (payload: string | Buffer, type = 'application/json') => ({
    request: { ...proper, payload, headers: { 'content-type': type } },
  });
  const headed = (headers: Record<string, string>) => ({
    request: { ...proper, headers: { ...json, ...headers }, payload: own },
  });
  const bodies = [
    () => sent(own, 'text/plain'),
    () => sent(own, 'application/x-www-form-urlencoded'),
    () => sent(own, 'multipart/form-data; boundary=x'),
    () => sent(own, 'application/json; charset=utf-16'),
    () => sent(own, 'application/json;;;'),
    () => sent(own, 'nonsense'),
    () => sent(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    () => sent(`\uFEFF${own}`),
    () => sent(Buffer.from(own, 'utf16le')),
    () => sent(`{"a":"${'x'.repeat(1_048_576 + 1 - 8)}"}`),
    () => sent(own.slice(0, -1)),
    () => sent(`${own}${own}`),
    () => sent(''),
    () => sent('null'),
    () => sent('[]'),
    () => sent('"text"'),
    () => sent('1'),
    () => sent('NaN'),
    () => sent('['.repeat(500_000)),
    () => sent(`{"a":${'{"a":'.repeat(39)}1${'}'.repeat(39)}}`),
    () => sent(`[${'0,'.repeat(10_001)}0]`),
    () => sent(`{${Array.from({ length: 10_001 }, (_, i) => `"k${i}":1`).join(',')}}`),
    () => headed({ 'content-encoding': 'gzip' }),
    () => headed({ 'idempotency-key': 'x'.repeat(201) }),
    () => headed({ 'idempotency-key': ' ' }),
    () => headed({ 'idempotency-key': '\u00ff' }),
    () => headed({ origin: 'https://elsewhere.example' }),
    () => headed({ origin: 'null' }),
    () => headed({ 'x-http-method-override': 'DELETE' }),
    () => headed({ accept: 'application/xml', 'user-agent': 'x'.repeat(10_000) }),
  ];
  // A read has no body to spoil: half as often, then, its headers and its address.
  return pick(
    isCommand(endpoint) ? bodies : [...bodies.slice(-8), ...bodies.slice(0, 8)],
    chance,
  )();
}

function pick<T>(items: readonly T[], chance: Chance): T {
  const [first] = items;
  if (first === undefined) throw new Error('Nothing to pick from');
  return items[chance.below(items.length)] ?? first;
}
