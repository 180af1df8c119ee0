import { expect, it } from 'vitest';
import { hoursPerDay, hoursText, topOf } from './hours-per-day.ts';

const entry = (day: string, hours: string, type: 'labour' | 'plant' = 'labour') => ({
  date: `${day}T00:00:00.000Z`,
  hours,
  type,
});

it('adds up the hours of each day by type, over the end of summer time', () => {
  const entries = [
    entry('2026-10-24', '9.0'),
    entry('2026-10-25', '0.1'),
    entry('2026-10-25', '0.2'),
    entry('2026-10-25', '4.5', 'plant'),
    entry('2026-10-27', '8.0'),
  ];
  expect(hoursPerDay(entries, '2026-10-24', '2026-10-26')).toEqual([
    { day: '2026-10-24', labour: 90, plant: 0, material: 0, total: 90 },
    { day: '2026-10-25', labour: 3, plant: 45, material: 0, total: 48 },
    { day: '2026-10-26', labour: 0, plant: 0, material: 0, total: 0 },
  ]);
});

it('shows no day of a range that runs backwards', () => {
  expect(hoursPerDay([], '2026-10-24', '2026-10-20')).toEqual([]);
});

it('writes hours with one decimal', () => {
  expect([hoursText(0), hoursText(12045)]).toEqual(['0.0', '1,204.5']);
});

it.each([
  [0, 100],
  [101, 200],
  [214, 400],
  [2145, 4000],
  [9990, 10000],
])('finds the top of a scale for %d tenths at %d', (total, top) => {
  const [day] = hoursPerDay([], '2026-10-24', '2026-10-24');
  expect(topOf(day ? [{ ...day, total }] : [])).toBe(top);
});
