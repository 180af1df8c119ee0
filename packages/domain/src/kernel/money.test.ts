import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { penceOf, poundsOf, sumOf } from './pence.ts';

const read = (amount: unknown) => {
  const { success, data, error } = money('Budget').safeParse(amount);
  return success ? data : error.issues[0]?.message;
};

describe('money', () => {
  it.each([
    [0, '0.00'],
    [1234.5, '1234.50'],
    ['1234.5', '1234.50'],
    [' 8420000 ', '8420000.00'],
    ['007', '7.00'],
    ['-0', '0.00'],
    [999_999_999.99, '999999999.99'],
    ['999999999.99', '999999999.99'],
  ])('reads %j as %s', (given, amount) => {
    expect(read(given)).toBe(amount);
  });

  it.each([
    [-0.01, 'Budget cannot be negative'],
    ['-8420000.00', 'Budget cannot be negative'],
    ['1.005', 'Budget must have at most 2 decimals'],
    [0.1 + 0.2, 'Budget must have at most 2 decimals'],
    ['1000000000', 'Budget cannot be more than 999,999,999.99'],
    ['', 'Budget must be a number'],
    ['12,000', 'Budget must be a number'],
    ['1e5', 'Budget must be a number'],
    ['£5', 'Budget must be a number'],
    ['.5', 'Budget must be a number'],
    [Number.NaN, 'Budget must be a number'],
    [1e21, 'Budget must be a number'],
    [true, 'Budget must be a number'],
  ])('refuses %j: %s', (given, sentence) => {
    expect(read(given)).toBe(sentence);
  });
});

it('adds in pence, where floats would lose one', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(sumOf(['0.10', '0.20', null])).toBe('0.30');
  expect(sumOf(Array(1000).fill('999999999.99'))).toBe('999999999990.00');
});

it('keeps the sign of a debt', () => {
  expect(penceOf('-4500.05')).toBe(-450_005n);
  expect(poundsOf(-5n)).toBe('-0.05');
});
