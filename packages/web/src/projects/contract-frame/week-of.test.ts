import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

const dates = { startDate: '2026-02-23', finishDate: '2027-04-23', status: 'active' } as const;

it.each([
  ['2026-02-23', 'Week 1 of 61'],
  ['2026-03-01', 'Week 1 of 61'],
  ['2026-03-02', 'Week 2 of 61'],
  ['2026-11-12', 'Week 38 of 61'],
  ['2027-05-03', 'Week 63 of 61'],
])('on %s it is %s', (today, week) => {
  expect(weekOf(dates, today)).toBe(week);
});

it('counts on without a finish', () => {
  expect(weekOf({ ...dates, finishDate: null }, '2026-03-09')).toBe('Week 3');
});

it('says nothing before the start, or without one', () => {
  expect(weekOf(dates, '2026-02-22')).toBeUndefined();
  expect(weekOf({ ...dates, startDate: null, finishDate: null }, '2026-03-09')).toBeUndefined();
});

it.each(['completed', 'cancelled'] as const)('stops counting once a contract is %s', (status) => {
  expect(weekOf({ ...dates, status }, '2026-11-12')).toBeUndefined();
});

it('counts on while a contract is on hold', () => {
  expect(weekOf({ ...dates, status: 'on-hold' }, '2026-11-12')).toBe('Week 38 of 61');
});
