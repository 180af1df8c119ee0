import { expect, it } from 'vitest';
import { addMonths, daysOfMonth, monthText, weekdayOf } from './months.ts';

it('knows the months, also over the new year and in a leap year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOfMonth('2026-10')).toHaveLength(31);
});

it('counts the week from Monday, and writes the month in words', () => {
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-15')]).toEqual([1, 7]);
  expect(monthText('2026-11-15')).toBe('November 2026');
});
