import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [800, '800 bytes'],
  [1000, '1 KB'],
  [412_345, '412 KB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [3_440_000, '3.4 MB'],
  [20_000_000, '20 MB'],
  [1_500_000_000, '1.5 GB'],
  [2_000_000_000_000, '2000 GB'],
])('%i is %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
