import { describe, expect, it } from 'vitest';
import {
  bankHolidays,
  easterSunday,
  isWorkingDay,
  workingDayBefore,
  workingDaysAfter,
} from './working-days.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('knows when Easter was or will be in %s', (year, sunday) => {
  expect(easterSunday(year)).toBe(sunday);
});

describe('the bank holidays of England', () => {
  it('are eight, as published for 2026, when Boxing Day is a Saturday', () => {
    expect(bankHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-28',
    ]);
  });

  it('move to Monday and Tuesday when Christmas is a Saturday, as in 2027', () => {
    expect(bankHolidays(2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']);
  });

  it('leave Boxing Day where it is when Christmas is a Sunday, as in 2022', () => {
    expect(bankHolidays(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27']);
  });

  it('begin on the third of January when the first is a Saturday, as in 2028', () => {
    expect(bankHolidays(2028)[0]).toBe('2028-01-03');
  });
});

it.each([
  ['a Monday', '2026-03-02', true],
  ['a Saturday', '2026-03-07', false],
  ['a Sunday', '2026-03-08', false],
  ['Good Friday', '2026-04-03', false],
  ['the day after Easter Monday', '2026-04-07', true],
])('knows whether %s is a working day', (_, date, isOne) => {
  expect(isWorkingDay(date)).toBe(isOne);
});

it('finds the working day before over a weekend and over Easter', () => {
  expect(workingDayBefore('2026-03-03')).toBe('2026-03-02');
  expect(workingDayBefore('2026-03-09')).toBe('2026-03-06');
  expect(workingDayBefore('2026-04-07')).toBe('2026-04-02');
});

it.each([
  ['2026-11-09', 7, '2026-11-18'],
  ['2026-11-14', 1, '2026-11-16'], // a Saturday
  ['2026-12-24', 1, '2026-12-29'], // Christmas and its substitute on Monday the 28th
  ['2026-11-14', 0, '2026-11-14'],
])('counts from %s %i working days to %s', (date, count, day) => {
  expect(workingDaysAfter(date, count)).toBe(day);
});
