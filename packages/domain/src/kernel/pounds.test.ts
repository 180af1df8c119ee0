import { expect, it } from 'vitest';
import { formatPounds, formatShortPounds, formatUnitPrice } from './pounds.ts';

it.each([
  ['8420000.00', '£8,420,000.00'],
  ['0.00', '£0.00'],
  ['-4500.00', '−£4,500.00'],
  ['99999999999999999.99', '£99,999,999,999,999,999.99'],
])('writes %s in full, to the penny', (amount, text) => {
  expect(formatPounds(amount)).toBe(text);
});

it.each([
  ['0.00', '£0'],
  ['950.40', '£950'],
  ['684999.99', '£685k'],
  ['8420000.00', '£8.42m'],
  ['35628799.99', '£35.6m'],
  ['1234567890.12', '£1.23bn'],
  ['-4500.00', '−£4.5k'],
])('cuts %s short', (amount, text) => {
  expect(formatShortPounds(amount)).toBe(text);
});

it.each([
  ['0.0425', '£0.0425'],
  ['118.5000', '£118.50'],
  ['12345.6780', '£12,345.678'],
])('writes %s as the price of one, with no more decimals than it has', (price, text) => {
  expect(formatUnitPrice(price)).toBe(text);
});
