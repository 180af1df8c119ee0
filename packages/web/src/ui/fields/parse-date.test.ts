import { describe, expect, it } from 'vitest';
import { formatDate, formatLongDate, isDate, parseDate } from './parse-date.ts';

const sunday = '2026-11-15';

describe('typed text', () => {
  it.each([
    ['15/11/2026', '2026-11-15'],
    ['15/11/26', '2026-11-15'],
    ['5/1/27', '2027-01-05'],
    ['15.11.2026', '2026-11-15'],
    ['15-11-2026', '2026-11-15'],
    ['15 11 2026', '2026-11-15'],
    ['15112026', '2026-11-15'],
    ['151126', '2026-11-15'],
    ['15 nov', '2026-11-15'],
    ['15nov26', '2026-11-15'],
    ['15 Sept 2026', '2026-09-15'],
    ['15 November 2026', '2026-11-15'],
    ['15 November, 2026', '2026-11-15'],
    ['Sun 15 Nov 2026', '2026-11-15'],
    ['Sunday, 15 November 2026', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    [' 15/11/2026 ', '2026-11-15'],
    ['t', '2026-11-15'],
    ['Today', '2026-11-15'],
    ['y', '2026-11-14'],
    ['yesterday', '2026-11-14'],
    ['+28', '2026-12-13'],
    ['-3', '2026-11-12'],
    ['+0', '2026-11-15'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/49', '2049-12-31'],
    ['01/01/50', '1950-01-01'],
    ['01/01/00', '2000-01-01'],
    ['01/01/99', '1999-01-01'],
  ])('%j is %s', (text, date) => {
    expect(parseDate(text, sunday)).toBe(date);
  });

  it.each([
    '',
    '15',
    '1511',
    'nov',
    '15 no',
    '15 smarch',
    '31/02/2026',
    '29/02/2026',
    '29/02/1900',
    '29 feb',
    '31/04',
    '32/01/2026',
    '00/01/2026',
    '01/00/2026',
    '01/13/2026',
    '15/11/026',
    '15/11/0026',
    '15/11/20266',
    '2026-02-30',
    '+',
    '+99999',
    '++1',
    'tomorrowish',
  ])('%j is no date', (text) => {
    expect(parseDate(text, sunday)).toBeUndefined();
  });
});

describe('a day without a year is the nearest', () => {
  it.each([
    ['28 dec', '2027-01-05', '2026-12-28'],
    ['3 jan', '2026-12-28', '2027-01-03'],
    ['15/11', '2026-11-16', '2026-11-15'],
    ['29 feb', '2027-12-01', '2028-02-29'],
  ])('%s on %s is %s', (text, today, date) => {
    expect(parseDate(text, today)).toBe(date);
  });
});

it('shows a date in figures and in words, and leaves the rest as it was typed', () => {
  expect(formatDate('2026-11-05')).toBe('05/11/2026');
  expect(formatDate('31/02/2026')).toBe('31/02/2026');
  expect(formatDate('')).toBe('');
  expect(formatLongDate('2026-11-15')).toBe('Sun 15 Nov 2026');
  expect(formatLongDate('2026-09-15')).toBe('Tue 15 Sep 2026');
});

it('recognises a valid ISO date', () => {
  expect(['2026-11-15', '2026-02-30', '15/11/2026', ''].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
