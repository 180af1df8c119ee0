import { expect, it } from 'vitest';
import { quantityText, signedWeight, weightText } from './labels.ts';

it.each([
  ['612400.000000', '612.40 t'],
  ['999.949999', '999.9 kg'],
  ['1000.000000', '1.00 t'],
  ['-1234.500000', '−1.23 t'],
  ['0', '0.0 kg'],
])('%s kilograms are %s', (kilograms, words) => {
  expect(weightText(kilograms)).toBe(words);
});

it('says which way a figure went', () => {
  expect(signedWeight('340.000000')).toBe('+340.0 kg');
  expect(signedWeight('-340.000000')).toBe('−340.0 kg');
});

it('formats a quantity with its unit, and nothing where there is none', () => {
  expect(quantityText('18.000000', 'm³')).toBe('18 m³');
  expect(quantityText('1840.123456', 't km')).toBe('1,840.123 t km');
  expect(quantityText(null, 't')).toBe('');
});
