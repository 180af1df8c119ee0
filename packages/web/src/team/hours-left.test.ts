import { expect, it } from 'vitest';
import { hoursLeft } from './hours-left.ts';

it.each([
  ['2026-11-15T10:00:00Z', 24],
  ['2026-11-15T07:00:00Z', 21],
  ['2026-11-14T10:00:00Z', 0],
  ['2026-11-14T07:00:00Z', -3],
])('promised an answer within 24 hours of %s: %i are left', (requestedAt, left) => {
  expect(hoursLeft(requestedAt, new Date('2026-11-15T10:00:00Z'))).toBe(left);
});
