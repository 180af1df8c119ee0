import { expect, it } from 'vitest';
import { formatWeight, weightText, weightTexts, weightUnit } from './weight-text.ts';

it.each([
  ['612400.000000', '612.40 t'],
  ['999.949999', '999.9 kg'],
  ['1000.000000', '1.00 t'],
  ['-1234.500000', '−1.23 t'],
  ['0', '0.0 kg'],
  ['0.012000', '<0.1 kg'],
])('%s kilograms are %s', (kilograms, words) => {
  expect(weightText(kilograms)).toBe(words);
});

it('adds nothing to a figure by rounding it twice', () => {
  expect(formatWeight('1204567.499999', 't')).toBe('1,204.57');
  expect(formatWeight('44.999999', 't', 1)).toBe('<0.1');
  expect(formatWeight('-1999.949999', 'kg')).toBe('−1,999.9');
});

it('shows a column in one unit with one number of decimals', () => {
  const column = ['12940.000000', '333.300000', '3.000000', '0.000000'];
  expect(column.map(weightTexts(column))).toEqual(['12.94 t', '0.33 t', '<0.01 t', '0.00 t']);
  expect(weightUnit(['999.999999', '-1000.000000'])).toBe('t');
  expect(weightUnit([])).toBe('kg');
});
