import { expect, it } from 'vitest';
import { byDay, dayName } from './by-day.ts';
import { aJournalMessage } from './journal-message.fixture.ts';

it('puts each message under its day on site, also in summer', () => {
  const messages = [
    aJournalMessage({ id: 3, createdAt: '2026-07-01T08:00:00.000Z' }),
    aJournalMessage({ id: 2, createdAt: '2026-06-30T23:30:00.000Z' }),
    aJournalMessage({ id: 1, createdAt: '2026-06-30T22:30:00.000Z' }),
  ];
  expect(
    byDay(messages).map(({ date, messages: ofDay }) => [date, ofDay.map(({ id }) => id)]),
  ).toEqual([
    ['2026-07-01', [3, 2]],
    ['2026-06-30', [1]],
  ]);
});

it.each([
  ['2026-11-15', 'Today'],
  ['2026-11-14', 'Yesterday'],
  ['2026-11-12', 'Thu 12 Nov 2026'],
])('calls %s %s', (date, name) => {
  expect(dayName(date, '2026-11-15')).toBe(name);
});
