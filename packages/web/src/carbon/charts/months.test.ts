import { expect, it } from 'vitest';
import { barsOf, monthNames, unitOf } from './months.ts';

const month = (total: string) => ({
  month: '2026-03-01',
  total,
  categories: [{ category: 'materials' as const, kilograms: total }],
});

it('draws tonnes as soon as a month comes to one, else kilograms', () => {
  expect(unitOf([month('999.000000')])).toBe('kg');
  expect(unitOf([month('12.000000'), month('1000.000000')])).toBe('t');
  expect(barsOf([month('32940.000000')], 't')[0]).toMatchObject({
    materials: 32.94,
    plant: 0,
    words: '32.9',
  });
});

it('draws the last two years of a long contract', () => {
  const months = Array.from({ length: 30 }, () => month('1.000000'));
  expect(barsOf(months, 'kg')).toHaveLength(24);
});

it('names the year of a month only where there are several', () => {
  const [before, now] = [{ month: '2025-10-01' }, { month: '2026-10-01' }];
  expect(monthNames([now])(now.month)).toBe('Oct');
  expect([before, now].map(({ month: day }) => monthNames([before, now])(day))).toEqual([
    'Oct 25',
    'Oct 26',
  ]);
});
