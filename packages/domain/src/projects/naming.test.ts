import { expect, it } from 'vitest';
import { nextCode } from './naming.ts';

it.each([
  [[], 'Northgate Construction', 'NC-001'],
  [[], "J. O'Brien & Sons (Leeds) Ltd", 'JOB-001'],
  [[], '建設', 'C-001'],
  [['NC-2041', 'NC-2053', 'NC-2029'], 'Northgate', 'NC-2054'],
  [['NC-099'], 'Northgate', 'NC-100'],
  [['HOLLIN', 'NC-7'], 'Northgate', 'NC-8'],
  [['HOLLIN'], 'Northgate', 'N-001'],
])('after %j of %s comes %s', (taken, company, code) => {
  expect(nextCode(taken, company)).toBe(code);
});
