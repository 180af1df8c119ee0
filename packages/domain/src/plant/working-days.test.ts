import { expect, it } from 'vitest';
import { weekdaysBetween, workingDaysBetween } from './working-days.ts';

it.each([
  ['2026-11-13', '2026-11-16', 1], // Friday alone
  ['2026-11-14', '2026-11-16', 0], // a weekend
  ['2026-11-09', '2026-11-23', 10],
  ['2026-11-16', '2026-11-16', 0],
])('counts the weekdays from %s up to %s as %i', (from, until, days) => {
  expect(weekdaysBetween(from, until)).toBe(days);
});

it.each([
  ['2026-04-02', '2026-04-08', 2], // Thursday and Tuesday around Easter
  ['2026-12-24', '2027-01-05', 5], // 24, 29, 30, 31 December and 4 January
  ['2026-11-16', '2026-11-12', -2],
])('leaves out the bank holidays from %s up to %s: %i', (from, until, days) => {
  expect(workingDaysBetween(from, until)).toBe(days);
});
