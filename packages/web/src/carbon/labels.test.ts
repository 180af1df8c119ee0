import { expect, it } from 'vitest';
import { quantityText, signedWeight } from './labels.ts';

it('says which way a figure went', () => {
  expect(signedWeight('340.000000')).toBe('+340.0 kg');
  expect(signedWeight('-340.000000')).toBe('−340.0 kg');
});

it('formats a quantity with its unit, and nothing where there is none', () => {
  expect(quantityText('18.000000', 'm³')).toBe('18 m³');
  expect(quantityText('1840.123456', 't km')).toBe('1,840.123 t km');
  expect(quantityText(null, 't')).toBe('');
});
