import { expect, it } from 'vitest';
import { londonDay } from '../kernel/calendar.ts';
import { dateWindow, obstacleToDate, outsideWindow } from './date-window.ts';
import { aDiaryEntryDraft } from './diary-entry.fixture.ts';
import { DiaryEntryDraft } from './diary-entry.ts';

it.each([
  ['2025-11-14', outsideWindow],
  ['2025-11-15', undefined],
  ['2026-11-15', undefined],
  ['2026-12-15', undefined],
  ['2026-12-16', outsideWindow],
])('on 15 November 2026 accepts %s or gives a reason', (date, obstacle) => {
  expect(obstacleToDate(date, '2026-11-15')).toBe(obstacle);
});

it('reaches back from a leap day to the 28th', () => {
  expect(dateWindow('2028-02-29')).toEqual({ from: '2027-02-28', to: '2028-03-30' });
});

it.each([
  ['2026-03-29T00:30:00Z', '2026-03-29'],
  ['2026-03-29T23:30:00Z', '2026-03-30'],
  ['2026-10-24T23:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-25'],
  ['2026-07-01T23:59:59Z', '2026-07-02'],
  ['2026-07-02T00:30:00+01:00', '2026-07-02'],
])('reads %s as the London day %s', (sent, day) => {
  expect(londonDay(new Date(sent))).toBe(day);
  expect(DiaryEntryDraft.parse({ ...aDiaryEntryDraft(), date: sent }).date).toBe(day);
});

it.each(['yesterday', '2026-02-30', '15/11/2026', '2026-11-15T25:00:00Z'])(
  'does not take %s for a date',
  (date) => {
    const { error } = DiaryEntryDraft.safeParse({ ...aDiaryEntryDraft(), date });
    expect(error?.issues).toMatchObject([
      { path: ['date'], message: 'Date must be a date, such as 15/11/2026' },
    ]);
  },
);
