import { expect, it } from 'vitest';
import { readJson } from './json.ts';

it('reads what JSON.parse reads', () => {
  const value = { labour: ['a "quoted \\ {[ text"', 1, null], constructor: 'Quay Street Ltd' };
  expect(readJson(JSON.stringify(value))).toEqual(value);
  expect(readJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

it('counts brackets, not text that looks like them', () => {
  expect(readJson(JSON.stringify('['.repeat(1000)))).toHaveLength(1000);
  expect(() => readJson('['.repeat(32) + ']'.repeat(32))).not.toThrow();
  expect(() => readJson('['.repeat(33) + ']'.repeat(33))).toThrow(/deeper than 32/);
  expect(() => readJson('['.repeat(500_000))).toThrow(/deeper than 32/);
});

it.each([
  ['half a text', '{"a":'],
  ['NUL', '{"a":{"b":"x\\u0000"}}'],
  ['half a character', '{"a":"\\ud800"}'],
  ['a prototype', '{"__proto__":{"polluted":1}}'],
  ['a prototype by its constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
  ['a key that cannot be stored', '{"a\\u0000":1}'],
  ['too many keys', JSON.stringify(Array.from({ length: 10_001 }, () => 0))],
])('refuses %s', (_, source) => {
  expect(() => readJson(source)).toThrow(expect.objectContaining({ problem: expect.anything() }));
});

it('names the invalid field', () => {
  expect(() => readJson('{"a":{"b":"x\\u0000"}}')).toThrow(
    expect.objectContaining({ details: { fields: { 'a.b': expect.stringContaining('a.b') } } }),
  );
});
