import { expect, it } from 'vitest';
import { hoursBetween, hoursSince } from './hours.ts';

it.each([
  ['08:00', '17:00', '9.0'],
  ['22:00', '06:00', '8.0'],
  ['23:59', '00:00', '0.0'],
  ['07:30', '12:00', '4.5'],
  ['08:00', '08:20', '0.3'],
  ['08:00', '08:15', '0.3'],
  ['08:00', '08:00', '0.0'],
  ['17:00', '08:00', '15.0'],
  ['00:00', '23:59', '24.0'],
])('from %s to %s it is %s hours', (start, finish, hours) => {
  expect(hoursBetween(start, finish)).toBe(hours);
});

it.each([
  [undefined, '17:00'],
  ['08:00', undefined],
  ['', '17:00'],
  ['08:00', '24:00'],
  ['8:00', '17:00'],
])('is zero while a time is missing or invalid: %s to %s', (start, finish) => {
  expect(hoursBetween(start, finish)).toBe('0.0');
});

it('counts the hours since an instant', () => {
  expect(hoursSince('2026-03-02T09:00:00.000Z', '2026-03-03T10:30:00.000Z')).toBe(25.5);
});
