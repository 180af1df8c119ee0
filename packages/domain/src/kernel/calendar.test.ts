import { expect, it } from 'vitest';
import { dateInWords, daysAfter, daysBetween, londonDay, londonTime } from './calendar.ts';

it.each([
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T23:30:00Z', '2026-03-30'],
  ['2026-10-25T00:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-25'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
])('at %s it is %s on site', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});

it('counts days, not hours, over the change of the clocks and a leap day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});

it.each([
  ['2026-01-15T08:00:00Z', '08:00'],
  ['2026-07-15T08:00:00Z', '09:00'],
  ['2026-10-25T00:30:00Z', '01:30'],
  ['2026-10-25T01:30:00Z', '01:30'],
  ['2026-03-29T01:00:00Z', '02:00'],
])('at %s the clock on site says %s', (instant, time) => {
  expect(londonTime(new Date(instant))).toBe(time);
});

it('says a date in words', () => {
  expect(dateInWords('2026-11-12')).toBe('Thursday 12 November 2026');
});
