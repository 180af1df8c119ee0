import { expect, it } from 'vitest';
import { workerIdsAfter } from './worker-id.ts';

it.each([
  ['no one', [], 'W-0001'],
  ['ids without a number', ['Joy', 'Dan'], 'W-0001'],
  ['our own scheme', ['W-0001', 'W-0041', 'W-0007'], 'W-0042'],
  ['a scheme of the company', ['NC-W-001', 'NC-W-036', 'NC-W-002'], 'NC-W-037'],
  ['a number that needs one digit more', ['A-98', 'A-99'], 'A-100'],
  ['numbers alone', ['10451', '10452'], '10453'],
  ['two schemes of which the later has the higher number', ['NC-W-001', 'W-9', 'W-0008'], 'W-10'],
  ['the prefix that most have', ['W-0900', 'NC-W-001', 'NC-W-002'], 'NC-W-003'],
  ['two schemes used equally', ['W-0900', 'NC-W-001'], 'NC-W-002'],
  ['a year before the number', ['2026/07', '2026/08'], '2026/09'],
  ['a number too long to count', ['1234567890123456'], '1234567890123457'],
])('continues %s', (_, ids, next) => {
  expect(workerIdsAfter(ids)()).toBe(next);
});

it('gives each number once', () => {
  const next = workerIdsAfter(['NC-W-036']);
  expect([next(), next()]).toEqual(['NC-W-037', 'NC-W-038']);
});
