import { expect, it } from 'vitest';
import { aCostLine } from './cost-line.fixture.ts';
import { postingsFor } from './postings.ts';

const line = aCostLine();

it('a source that the book does not know is entered as it is', () => {
  expect(postingsFor([line], [])).toEqual([line]);
});

it('what the book has already is not entered again, however its decimals are written', () => {
  const same = aCostLine({ quantity: '8', rate: '25', amount: '200' });
  expect(postingsFor([same], [line])).toEqual([]);
});

it('at the same rate one row holds the difference', () => {
  const more = aCostLine({ quantity: '9.500', amount: '237.50' });
  expect(postingsFor([more], [line])).toEqual([aCostLine({ quantity: '1.500', amount: '37.50' })]);
});

it('at another rate the old is taken back and the new entered', () => {
  const moreExpensive = aCostLine({ rate: '30.0000', amount: '240.00' });
  expect(postingsFor([moreExpensive], [line])).toEqual([
    aCostLine({ quantity: '-8.000', amount: '-200.00' }),
    moreExpensive,
  ]);
});

it('a source that is gone is taken back', () => {
  expect(postingsFor([], [line])).toEqual([aCostLine({ quantity: '-8.000', amount: '-200.00' })]);
});

it('what moves to another contract, head, day or reason leaves where it was', () => {
  for (const moved of [
    { projectId: 2 },
    { head: 'other' as const },
    { day: '2026-03-03' },
    { reason: 'weather' },
  ])
    expect(postingsFor([aCostLine(moved)], [line])).toHaveLength(2);
});

it('hours without a price are entered with their hours', () => {
  const unpriced = aCostLine({ rate: null, amount: '0.00' });
  expect(postingsFor([unpriced], [])).toEqual([unpriced]);
});
