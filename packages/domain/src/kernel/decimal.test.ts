import { expect, it } from 'vitest';
import { decimalOf, plainDecimal, rounded, scaled } from './decimal.ts';
import { decimal } from './decimal-field.ts';

it.each([
  ['12.5', 3, 12_500n, '12.500'],
  ['0', 2, 0n, '0.00'],
  ['-0.05', 2, -5n, '-0.05'],
  ['7', 0, 7n, '7'],
])('%s with %i places is %s, and back', (text, places, size, back) => {
  expect(scaled(text, places)).toBe(size);
  expect(decimalOf(size, places)).toBe(back);
});

it.each([
  [25n, 10n, 3n],
  [24n, 10n, 2n],
  [-25n, 10n, -3n],
])('%s tenths are %s / 10 rounded to %s', (size, by, whole) => {
  expect(rounded(size, by)).toBe(whole);
});

it.each([
  ['12.500', '12.5'],
  ['12.000', '12'],
  ['100', '100'],
])('%s is read as %s', (long, short) => {
  expect(plainDecimal(long)).toBe(short);
});

const quantity = decimal('Quantity', { places: 3, least: '0.001', most: '999999' });

it.each([
  [2, '2.000'],
  [' 1.25 ', '1.250'],
  ['1.2500', '1.250'],
])('takes %j as %s', (given, taken) => {
  expect(quantity.parse(given)).toBe(taken);
});

it.each([
  ['1,000', 'Quantity must be a number'],
  ['1e3', 'Quantity must be a number'],
  [Number.NaN, 'Quantity must be a number'],
  [true, 'Quantity must be a number'],
  ['1.2345', 'Quantity must have at most 3 decimals'],
  ['0', 'Quantity must be at least 0.001'],
  ['1000000', 'Quantity cannot be more than 999,999'],
])('refuses %j: %s', (given, fault) => {
  expect(quantity.safeParse(given).error?.issues[0]?.message).toBe(fault);
});
