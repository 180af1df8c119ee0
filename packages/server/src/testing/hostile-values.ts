import type { Schema } from './places.ts';

/** JSON text that JavaScript itself would not write. */
const rawJson = (json: string) => `\uE000${json}\uE001`;

/** JSON, with the raw pieces as they are. */
export const jsonOfHostile = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"\uE000(.*?)\uE001"/g, '$1');

const nested = (depth: number): unknown => rawJson('['.repeat(depth) + ']'.repeat(depth));

const texts = [
  '',
  'x',
  ' ',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202Etxt.exe',
  '👷🏽‍♀️',
  "'; drop table users; --",
  '%00',
  '{{constructor}}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nBcc: everybody@quay.example',
  '9999999999.aaaa',
  '2147483648.aaaa',
  '0000-01-01',
  '2026-02-30',
  '1e400',
  'NaN',
  'Infinity',
  '-0',
  'null',
  'x'.repeat(100_000),
];

const others = [
  0,
  -1,
  1.5,
  2_147_483_648,
  rawJson('9007199254740993'),
  rawJson('1e400'),
  rawJson('-1e400'),
  rawJson('-0'),
  null,
  true,
  [],
  [1],
  ['x', 'y'],
  {},
  { length: 1_000_000_000 },
  { toString: 1, valueOf: 1 },
  nested(20),
  nested(40),
];

/** Values that cause an error in PostgreSQL unless they are refused first. */
export const worstValues: unknown[] = [
  'a\0b',
  '\ud800',
  2_147_483_648,
  rawJson('1e400'),
  '0000-01-01',
  'x'.repeat(100_000),
];
export const worstSteps = ['0', '-1', '%00', '2147483648', '99999999999999999999'];

/** Unexpected values for this field; first its own limit, and one beyond it. */
export const hostileValuesFor = ({ maxLength = 50 }: Schema): unknown[] => [
  'x'.repeat(maxLength),
  'x'.repeat(maxLength + 1),
  '\u{1F477}'.repeat(Math.ceil(maxLength / 2)),
  ...texts,
  ...others,
];

/** Additional keys and their values; none of them may take effect. */
export const uninvitedKeys: [string, (foreignOrganization: number) => unknown][] = [
  ['organizationId', (id) => id],
  ['organization_id', (id) => String(id)],
  ['isOrganizationAdmin', () => 'yes'],
  ['role', () => 'admin'],
  ['id', () => 1],
  ['createdBy', () => 1],
  ['status', () => 'suspended'],
  ['__proto__', () => ({ polluted: 'yes' })],
  ['constructor', () => ({ prototype: { polluted: 'yes' } })],
  ['constructor', () => 'x'],
  ['toString', () => null],
  ['hasOwnProperty', () => 1],
];

/** Replacements for an id in the path; some match another endpoint. */
export const hostileSteps = [
  '0',
  '-1',
  '1e3',
  '1.0',
  '+1',
  '0x10',
  '%00',
  '%0a',
  '%20',
  '%zz',
  '%ED%A0%80',
  '%D9%A3',
  '..',
  '%2e%2e',
  '..%2f..%2fuser',
  '..%5c',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1;drop',
  "1'--",
  '1,2',
  '[object%20Object]',
  'a'.repeat(99),
  'a'.repeat(101),
  'a'.repeat(10_000),
];

export const hostileQueries = [
  'a=1&a=2',
  '__proto__=1',
  '__proto__[polluted]=yes',
  'constructor[prototype][polluted]=yes',
  'a[b][c]=1',
  '%00=%00',
  '%ED%A0%80=%ED%A0%80',
  '%zz',
  '&&&=&',
  '?',
  `a=${'x'.repeat(100_000)}`,
  Array.from({ length: 2000 }, (_, i) => `k${i}=1`).join('&'),
];
