import { expect, it } from 'vitest';
import { daysAfter } from '../kernel/calendar.ts';
import {
  averageWeek,
  countOverAverageLimit,
  fatigueByWeek,
  hoursWatch,
  type Shift,
} from './hours.ts';

const hour = 60 * 60 * 1000;

/** Eight hours from seven o'clock with half an hour's break, unless it says otherwise. */
function aShift(
  day: string,
  over: { from?: number; hours?: number; rest?: number; workerId?: number } = {},
): Shift {
  const { from = 7, hours = 8.5, rest = 0.5, workerId = 1 } = over;
  const startedAt = Date.parse(day) + from * hour;
  return {
    workerId,
    day,
    startedAt,
    endedAt: startedAt + hours * hour,
    worked: (hours - rest) * hour,
    longestBreak: rest * hour,
  };
}

const monday = '2026-11-09';
const inARow = (days: number, over = {}) =>
  Array.from({ length: days }, (_, i) => aShift(daysAfter(monday, i), over));

const weekOf = (...shifts: Shift[]) => fatigueByWeek(shifts, [monday])[0];
const none = { longShifts: 0, shortRests: 0, missedBreaks: 0, longRuns: 0 };

it('finds nothing in an ordinary week', () => {
  expect(weekOf(...inARow(5))).toEqual({ week: monday, ...none });
});

it.each([
  [12, 0],
  [12.1, 1],
])('counts %d hours as %d long shifts', (hours, longShifts) => {
  expect(weekOf(aShift(monday, { hours }))).toMatchObject({ longShifts });
});

it.each([
  [10.5, 0],
  [10, 1],
])('a start at %d after a late finish makes %d short rests', (from, shortRests) => {
  const late = aShift(monday, { from: 15, hours: 8.5 });
  expect(weekOf(late, aShift(daysAfter(monday, 1), { from }))).toMatchObject({ shortRests });
});

it.each([
  [6, 0, 0],
  [6.5, 0, 1],
  [8, 0.25, 1],
  [8, 0.5, 0],
])('%d hours with a break of %d miss %d breaks', (hours, rest, missedBreaks) => {
  expect(weekOf(aShift(monday, { hours, rest }))).toMatchObject({ missedBreaks });
});

it('counts the seventh day in a row once, and of one worker alone', () => {
  expect(weekOf(...inARow(6))).toMatchObject({ longRuns: 0 });
  expect(weekOf(...inARow(7))).toMatchObject({ longRuns: 1 });
  const two = [
    ...inARow(4),
    ...inARow(7)
      .slice(4)
      .map((shift) => ({ ...shift, workerId: 2 })),
  ];
  expect(weekOf(...two)).toMatchObject({ longRuns: 0 });
});

it('averages over the weeks since the first shift, seventeen at most', () => {
  const today = daysAfter(monday, 6);
  expect(averageWeek(inARow(5), today)).toBe(40);
  const long = Array.from({ length: 17 * 7 }, (_, i) => aShift(daysAfter(today, -i)));
  expect(averageWeek(long, today)).toBe(56);
  expect(countOverAverageLimit([...long, ...inARow(5, { workerId: 2 })], today)).toBe(1);
});

it('shows workers their own week', () => {
  expect(hoursWatch(inARow(5), daysAfter(monday, 4))).toEqual({
    weekHours: 40,
    averageHours: 40,
    ...none,
  });
});
