import { expect, it } from 'vitest';
import { hourOf, hourOnSite, isWorkingHour } from './site-day.ts';

it('has the hours of the site clock, one of them twice when it is put back', () => {
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
