import { expect, it } from 'vitest';
import { affectedRowsIn, rangesOf, spansOf } from './ranges.ts';

it('stores many ids as ranges, and reads them back', () => {
  const touched = new Map([['workers', new Set([7, 1, 3, 2])]]);
  expect(rangesOf(touched)).toEqual({
    workers: [
      [1, 3],
      [7, 7],
    ],
  });
  expect(affectedRowsIn(rangesOf(touched))).toEqual(new Map([['workers', new Set([1, 2, 3, 7])]]));
});

it('splits long ranges into short ones, without gaps or duplicates', () => {
  const ends: [number, number][] = [
    [1, 250],
    [300, 300],
    [401, 500],
  ];
  expect(spansOf(ends, 100)).toEqual([
    [1, 100],
    [101, 200],
    [201, 250],
    [300, 300],
    [401, 500],
  ]);
});
