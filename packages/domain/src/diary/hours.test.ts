import { expect, it } from 'vitest';
import { hoursOfMinutes } from '../kernel/hours.ts';
import { hoursSince, minutesBetween } from './hours.ts';

const day = '2026-03-02';
const hoursOn = (date: string, startTime?: string, finishTime?: string) =>
  hoursOfMinutes(minutesBetween({ startTime, finishTime }, date));

it.each([
  ['08:00', '17:00', '9.0'],
  ['08:00', '16:51', '8.9'],
  ['22:00', '06:00', '8.0'],
  ['23:59', '00:00', '0.0'],
  ['07:30', '12:00', '4.5'],
  ['08:00', '08:20', '0.3'],
  ['08:00', '08:15', '0.3'],
  ['08:00', '08:03', '0.1'],
  ['08:00', '08:02', '0.0'],
  ['08:00', '08:00', '0.0'],
  ['17:00', '08:00', '15.0'],
  ['00:00', '23:59', '24.0'],
])('from %s to %s it is %s hours', (start, finish, hours) => {
  expect(hoursOn(day, start, finish)).toBe(hours);
});

it('rounds each of the 1,440 lengths of a day to the nearest tenth, half up', () => {
  const wrong = Array.from({ length: 1440 }, (_, minutes) => minutes).filter((minutes) => {
    const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
    // A tenth is six minutes; three of them make the next.
    const tenths = Math.floor(rest / 6) + (rest % 6 >= 3 ? 1 : 0);
    const expected = tenths === 10 ? `${whole + 1}.0` : `${whole}.${tenths}`;
    return hoursOfMinutes(minutes) !== expected;
  });
  expect(wrong).toEqual([]);
});

it.each([
  [undefined, '17:00'],
  ['08:00', undefined],
  ['', '17:00'],
  ['08:00', '24:00'],
  ['8:00', '17:00'],
])('is zero while a time is missing or invalid: %s to %s', (start, finish) => {
  expect(hoursOn(day, start, finish)).toBe('0.0');
});

it.each([
  ['the night that summer time ends', '2026-10-24', '22:00', '06:00', '9.0'],
  ['the same shift a week earlier', '2026-10-17', '22:00', '06:00', '8.0'],
  ['the night that summer time begins', '2026-03-28', '22:00', '06:00', '7.0'],
  ['the morning after the clocks went back', '2026-10-25', '08:00', '17:00', '9.0'],
])('counts the hours that passed in %s', (_, date, start, finish, hours) => {
  expect(hoursOn(date, start, finish)).toBe(hours);
});

it.each([
  // 01:45 summer time to 01:15 winter time
  ['01:45', '+01:00', '01:15', '+00:00', 30],
  ['01:15', '+01:00', '01:45', '+00:00', 90],
  ['01:15', '+00:00', '01:45', '+00:00', 30],
  ['00:30', '+01:00', '01:30', '+01:00', 60],
  ['00:30', '+01:00', '01:30', '+00:00', 120],
])(
  'tells the repeated hour apart: %s%s to %s%s',
  (startTime, startOffset, finishTime, finishOffset, minutes) => {
    const times = { startTime, startOffset, finishTime, finishOffset };
    expect(minutesBetween(times, '2026-10-25')).toBe(minutes);
  },
);

it('counts by the clock alone while the date is not known yet', () => {
  expect(hoursOn('', '22:00', '06:00')).toBe('8.0');
});

it('counts the hours since an instant', () => {
  expect(hoursSince('2026-03-02T09:00:00.000Z', '2026-03-03T10:30:00.000Z')).toBe(25.5);
});
