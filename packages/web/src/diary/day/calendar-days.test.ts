import { expect, it } from 'vitest';
import { stripDays, weekAround } from './calendar-days.ts';

const today = '2026-11-12';

it('shows the fifteen days up to today', () => {
  const days = stripDays(today, today);
  expect([days.length, days[0], days.at(-1)]).toEqual([15, '2026-10-29', today]);
});

it('stays where it is while the chosen day is among them', () => {
  expect(stripDays('2026-10-29', today)).toEqual(stripDays(today, today));
});

it.each(['2026-10-28', '2026-11-13', '2025-02-28'])('puts %s in the middle', (date) => {
  expect(stripDays(date, today)[7]).toBe(date);
});

it('begins the week on Monday', () => {
  expect(weekAround('2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(weekAround('2026-11-09')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});
