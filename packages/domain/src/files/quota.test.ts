import { expect, it } from 'vitest';
import { obstacleToStoring } from './quota.ts';

const quota = 5_000_000_000;

it('the last byte of a quota may be used, and no other', () => {
  expect(obstacleToStoring(10, quota - 10, quota)).toBeUndefined();
  expect(obstacleToStoring(10, quota - 9, quota)?.status).toBe(409);
});

it.each([
  [quota, 'limit of 5 GB.'],
  [1_500_000, 'limit of 1.5 MB.'],
])('at a quota of %i the message has the size and what to do', (most, words) => {
  const message = obstacleToStoring(1, most, most)?.message;
  expect(message).toContain(words);
  expect(message).toContain('after 30 days');
});
