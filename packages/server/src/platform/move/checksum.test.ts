import { expect, it } from 'vitest';
import { isSame, reportOf } from './checksum.ts';

const one = { rows: 1_234, checksum: 'a1' };
const same = { table: 'public.users', source: one, target: { ...one } };
const fewer = { table: 'public.projects', source: one, target: { rows: 1_233, checksum: 'a1' } };
const other = { table: 'public.files', source: one, target: { rows: 1_234, checksum: 'b2' } };

it('is the same only with as many rows and the same checksum', () => {
  expect([same, fewer, other].map(isSame)).toEqual([true, false, false]);
});

it('shows both sides of a table that differs', () => {
  expect(reportOf([same, fewer, other])).toEqual([
    'public.users            1,234  a1',
    'public.projects         1,234  a1  DIFFERS from 1,233  a1',
    'public.files            1,234  a1  DIFFERS from 1,234  b2',
  ]);
});
