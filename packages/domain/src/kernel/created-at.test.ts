import { expect, it } from 'vitest';
import { createdAtOf } from './created-at.ts';

const now = new Date('2026-11-19T00:03:00Z');

it.each([
  ['nothing', undefined, '2026-11-19T00:03:00.000Z'],
  ['a time before midnight', '2026-11-18T23:55:00Z', '2026-11-18T23:55:00.000Z'],
  ['a time to come', '2026-11-19T09:00:00Z', '2026-11-19T00:03:00.000Z'],
  ['a time of last year', '2025-11-19T00:03:00Z', '2026-08-21T00:03:00.000Z'],
])('keeps %s between 90 days ago and now', (_, reported, at) => {
  expect(createdAtOf(reported, now).toISOString()).toBe(at);
});
