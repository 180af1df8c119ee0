import { expect, it } from 'vitest';
import { dayText, momentText, recentText } from './date-time.ts';

it('formats the day and the time in UK local time, also in summer', () => {
  expect(momentText('2026-11-15T14:02:59.000Z')).toBe('15/11/2026 14:02');
  expect(momentText('2026-06-30T23:30:00.000Z')).toBe('01/07/2026 00:30');
  expect(dayText('2026-06-30T23:30:00.000Z')).toBe('01/07/2026');
});

it('shows the time of today, and the date of earlier days', () => {
  const today = '2026-11-15';
  expect(recentText('2026-11-15T09:05:00.000Z', today)).toBe('Today 09:05');
  expect(recentText('2026-11-14T23:59:00.000Z', today)).toBe('14/11/2026');
});
