import { expect, it } from 'vitest';
import { targetPerMonth } from './target-per-month.ts';

it('spreads the target over the months of the contract', () => {
  const year = { startDate: '2026-01-01', finishDate: '2026-12-31' };
  expect(targetPerMonth('1200000', year)).toBe('100068.493151');
  expect(targetPerMonth('1200', { ...year, finishDate: '2026-01-09' })).toBe('1200.000000');
  expect(targetPerMonth(null, year)).toBeUndefined();
  expect(targetPerMonth('1200000', { ...year, finishDate: null })).toBeUndefined();
});
