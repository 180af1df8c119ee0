import { expect, it } from 'vitest';
import { FactorValue, obstacleToZero, roundedFactor, roundingNote } from './factor-value.ts';
import { kilogramsEmitted } from './kilograms.ts';

it.each([
  ['0.13170731707317074', '0.131707317073'],
  // The thirteenth significant digit is 5: half up
  ['1.2345678901235', '1.23456789012'],
  ['1.23456789012500', '1.23456789013'],
  ['12345678.123456789', '12345678.1235'],
  // Twelve decimals at most, although only four digits are significant
  ['0.0000000012345', '0.000000001235'],
  ['1.3170731707317074e-7', '0.000000131707'],
  ['2.5e3', '2500'],
  ['1e-13', '0'],
  ['0.9999999999999', '1'],
  ['-0.13170731707317074', '-0.131707317073'],
  ['118.75127', '118.75127'],
  ['412.5000', '412.5'],
  ['0', '0'],
  ['about 3', 'about 3'],
])('%s is %s', (text, value) => {
  expect(roundedFactor(text)).toBe(value);
});

it('says what it was rounded to, and only where something is lost', () => {
  expect(roundingNote('0.13170731707317074')).toBe('Rounded to 0.131707317073');
  expect(roundingNote('412.50000000000000000')).toBeUndefined();
  expect(roundingNote('about 3')).toBeUndefined();
});

it.each([
  [0.13170731707317074, '0.131707317073'],
  [' 0.13170731707317074 ', '0.131707317073'],
  [2.5e-7, '0.000000250000'],
  ['412.5', '412.500000000000'],
])('takes %j as %s', (given, value) => {
  expect(FactorValue.parse(given)).toBe(value);
});

it.each([
  ['', 'Factor is required'],
  ['1,5', 'Factor must be a number'],
  ['-0.1', 'Factor cannot be negative'],
  ['100000000', 'Factor cannot be more than 99,999,999'],
])('refuses %j: %s', (given, message) => {
  expect(FactorValue.safeParse(given).error?.issues[0]?.message).toBe(message);
});

it('multiplies all twelve decimals', () => {
  // 1,000,000 × 0.131707317073 = 131,707.317073, and 10^-12 × 10^6 is a milligram
  expect(kilogramsEmitted('1000000', '0.131707317073')).toBe('131707.317073');
  expect(kilogramsEmitted('1000000', '0.000000000001')).toBe('0.000001');
});

it.each([
  ['0.000000000000', undefined, 'carbon_factor.is_zero'],
  ['0.000000000000', false, 'carbon_factor.is_zero'],
  ['0.000000000000', true, undefined],
  ['0.000000000001', undefined, undefined],
  [undefined, undefined, undefined],
])('%s with the tick %s is refused by %s', (value, isZeroByDefinition, code) => {
  expect(obstacleToZero({ value, isZeroByDefinition })?.code).toBe(code);
});
