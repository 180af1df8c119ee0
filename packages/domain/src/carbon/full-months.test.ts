import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../kernel/calendar.ts';
import { fullMonths } from './full-months.ts';

describe('the whole months of some days', () => {
  it.each([
    ['2026-01-01', '2026-03-31', '2026-01-01', '2026-04-01'],
    ['2026-01-02', '2026-03-30', '2026-02-01', '2026-03-01'],
    ['2026-01-31', '2026-02-28', '2026-02-01', '2026-03-01'],
    ['0001-01-01', '2026-11-15', '0001-01-01', '2026-11-01'],
  ])('%s to %s are those from %s until %s', (from, to, first, end) => {
    expect(fullMonths({ from, to })).toEqual({ first, end });
  });

  it.each([
    ['2026-03-05', '2026-03-20'],
    ['2026-03-05', '2026-04-20'],
    ['2026-03-01', '2026-03-01'],
    ['2026-03-31', '2026-03-31'],
  ])('%s to %s are none', (from, to) => {
    const { first, end } = fullMonths({ from, to });
    expect(first).toBe(end);
  });

  it('and the days around them are all of the days, each once', () => {
    const day = fc.integer({ min: 0, max: 1_200 }).map((n) => daysAfter('2024-01-01', n));
    fc.assert(
      fc.property(day, fc.nat(400), day, (from, length, date) => {
        const to = daysAfter(from, length);
        const { first, end } = fullMonths({ from, to });
        const month = `${date.slice(0, 7)}-01`;
        const places = [
          date >= from && date < first,
          month >= first && month < end,
          date >= end && date <= to,
        ];
        expect(places.filter(Boolean)).toHaveLength(date >= from && date <= to ? 1 : 0);
      }),
    );
  });
});
