import { expect, it } from 'vitest';
import { daysAfter, londonDay } from '../kernel/calendar.ts';
import { hourOf, hourOnSite, isWorkingHour, startOfDay } from './site-day.ts';

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

it('tells what the clock on site says, twice the same when it is put back', () => {
  expect(hourOnSite('2026-10-25T00:00:00Z')).toBe(1);
  expect(hourOnSite('2026-10-25T01:00:00Z')).toBe(1);
  expect(hourOnSite('2026-03-29T00:00:00Z')).toBe(0);
  expect(hourOnSite('2026-03-29T01:00:00Z')).toBe(2);
});

it('works from seven to seven, by the clock on site', () => {
  expect(isWorkingHour('2026-06-30T05:59:00Z')).toBe(false);
  expect(isWorkingHour('2026-06-30T06:00:00Z')).toBe(true);
  expect(isWorkingHour('2026-11-12T18:00:00Z')).toBe(true);
  expect(isWorkingHour('2026-11-12T19:00:00Z')).toBe(false);
});

it('finds the hour of an instant', () => {
  expect(hourOf(new Date('2026-11-12T13:59:59.999Z'))).toBe('2026-11-12T13:00:00.000Z');
});
