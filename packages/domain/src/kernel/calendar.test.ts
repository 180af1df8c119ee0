import { expect, it } from 'vitest';
import {
  daysAfter,
  daysBetween,
  formatDate,
  formatDateTime,
  formatFullDate,
  londonDay,
  londonInstant,
  londonTime,
  startOfDay,
} from './calendar.ts';

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
])('at %s the time on site is %s', (instant, time) => {
  expect(londonTime(new Date(instant))).toBe(time);
});

it.each([
  ['2026-01-10T09:30:00Z', '2026-01-10T09:30:00.000Z'],
  ['2026-07-10T09:30:00Z', '2026-07-10T08:30:00.000Z'],
  ['2026-07-01T00:15:00Z', '2026-06-30T23:15:00.000Z'],
  ['2026-03-29T00:59:59Z', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T01:30:00Z', '2026-03-29T01:30:00.000Z'], // left out
  ['2026-03-29T02:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T00:30:00Z', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T01:30:00Z', '2026-10-25T00:30:00.000Z'], // comes twice
  ['2026-10-25T02:00:00Z', '2026-10-25T02:00:00.000Z'],
])('the clock on site shows %s at %s', (shown, instant) => {
  expect(londonInstant(new Date(shown)).toISOString()).toBe(instant);
});

const hoursOf = (date: string) => {
  const [begin, end] = [startOfDay(date), startOfDay(daysAfter(date, 1))];
  return (end.getTime() - begin.getTime()) / 3_600_000;
};

it.each([
  ['2026-03-28', '2026-03-28T00:00:00.000Z', 24],
  ['2026-03-29', '2026-03-29T00:00:00.000Z', 23],
  ['2026-03-30', '2026-03-29T23:00:00.000Z', 24],
  ['2026-10-25', '2026-10-24T23:00:00.000Z', 25],
  ['2026-10-26', '2026-10-26T00:00:00.000Z', 24],
])('%s begins at %s and has %d hours', (date, begin, hours) => {
  expect(startOfDay(date).toISOString()).toBe(begin);
  expect(hoursOf(date)).toBe(hours);
});

it.each(['2026-03-29', '2026-10-25'])('counts every hour of %s into that day', (date) => {
  const begin = startOfDay(date).getTime();
  const days = Array.from({ length: hoursOf(date) }, (_, hour) =>
    londonDay(new Date(begin + hour * 3_600_000)),
  );
  expect(new Set(days)).toEqual(new Set([date]));
});

it('formats a full date', () => {
  expect(formatFullDate('2026-11-12')).toBe('Thursday 12 November 2026');
});

it('formats a day and an instant in British format', () => {
  expect(formatDate('2026-11-05')).toBe('05/11/2026');
  expect(formatDateTime(new Date('2026-06-30T23:15:00Z'))).toBe('01/07/2026 00:15');
});
