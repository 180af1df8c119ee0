import { describe, expect, it } from 'vitest';
import { isLate, percentGone } from './programme.ts';

describe('the time gone', () => {
  const dates = { startDate: '2026-01-01', finishDate: '2026-04-11', status: 'active' } as const;

  it.each([
    ['2025-12-01', 0],
    ['2026-01-01', 0],
    ['2026-02-20', 50],
    ['2026-04-11', 100],
    ['2026-04-16', 105],
  ])('is counted from the start to the finish: on %s it is %i %%', (today, percent) => {
    expect(percentGone(dates, today)).toBe(percent);
  });

  it('stops once the contract is over', () => {
    expect(percentGone({ ...dates, status: 'completed' }, '2026-04-16')).toBe(100);
  });

  it('is not known without both dates', () => {
    expect(percentGone({ ...dates, startDate: null }, '2026-02-20')).toBeUndefined();
    expect(percentGone({ ...dates, finishDate: null }, '2026-02-20')).toBeUndefined();
  });

  it('is a matter of one day where the work is', () => {
    const day = { ...dates, finishDate: '2026-01-01' };
    expect(percentGone(day, '2026-01-01')).toBe(0);
    expect(percentGone(day, '2026-01-02')).toBe(100);
  });
});

it('is late after its finish, unless it is over', () => {
  const late = { finishDate: '2026-04-11', status: 'active' } as const;
  expect(isLate(late, '2026-04-11')).toBe(false);
  expect(isLate(late, '2026-04-12')).toBe(true);
  expect(isLate({ ...late, status: 'completed' }, '2026-04-12')).toBe(false);
  expect(isLate({ ...late, finishDate: null }, '2026-04-12')).toBe(false);
});
