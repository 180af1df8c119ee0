import { expect, it } from 'vitest';
import { barsOf, targetPerMonth, unitOf } from './months.ts';

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

it('spreads the target over the months of the contract', () => {
  const year = { startDate: '2026-01-01', finishDate: '2027-01-01' };
  expect(targetPerMonth('1200000', year)).toBeCloseTo(100_068, 0);
  expect(targetPerMonth(null, year)).toBeUndefined();
  expect(targetPerMonth('1200000', { ...year, finishDate: null })).toBeUndefined();
});
