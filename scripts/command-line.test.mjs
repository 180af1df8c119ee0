import { expect, it } from 'vitest';
import { duration } from './command-line.mjs';

it.each([
  [4_230, '4.2 s'],
  [99_940, '99.9 s'],
  [100_000, '1 min 40 s'],
  [419_600, '7 min 0 s'],
])('says how long %i milliseconds are', (milliseconds, words) => {
  expect(duration(0, milliseconds)).toBe(words);
});
