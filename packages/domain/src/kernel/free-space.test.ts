import { expect, it } from 'vitest';
import { freePercent, lowVolumes, obstacleToServing, type Volume } from './free-space.ts';

const aVolume = (free: number): Volume => ({ name: 'files', free });

it.each([
  [0.5, false, false],
  [0.1, false, false],
  [0.0999, true, false],
  [0.01, true, false],
  [0.0099, true, true],
  [0, true, true],
])('%s free: low is %s, full is %s', (free, isLow, isFull) => {
  expect(lowVolumes([aVolume(free)]).length > 0).toBe(isLow);
  expect(obstacleToServing([aVolume(0.6), aVolume(free)]) !== undefined).toBe(isFull);
});

it('names the full disk, and never overstates the free share', () => {
  expect(obstacleToServing([{ name: 'database', free: 0.00599 }])?.message).toBe(
    'The disk of the database is full: 0.5% free. Please free up space.',
  );
  expect(freePercent(aVolume(0.0999))).toBe('9.9%');
});
