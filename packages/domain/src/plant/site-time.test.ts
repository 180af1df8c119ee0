import { expect, it } from 'vitest';
import { instantOf, siteTimeOf } from './site-time.ts';

it.each([
  ['2026-01-15', '07:30', '2026-01-15T07:30:00.000Z'],
  ['2026-07-15', '07:30', '2026-07-15T06:30:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'], // left out
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'], // comes twice
])('takes %s %s on site for %s', (date, time, instant) => {
  expect(instantOf(date, time)).toBe(instant);
});

it('knows no instant of what is no date or no time', () => {
  expect(instantOf('2026-02-31x', '08:00')).toBeUndefined();
  expect(instantOf('2026-02-03', 'eight')).toBeUndefined();
});

it('reads the clock on site', () => {
  expect(siteTimeOf('2026-06-30T23:30:00.000Z')).toEqual({ date: '2026-07-01', time: '00:30' });
});
