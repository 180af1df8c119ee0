import { expect, it } from 'vitest';
import { dayMark } from './day-mark.ts';

const today = '2026-03-04';
const term = { from: '2026-02-02', to: null };
const blank = { date: '2026-03-03', status: 'draft', isNoWork: false, entries: 0 } as const;

it.each([
  ['a past working day without a word', {}, 'missing'],
  ['a past day with entries', { entries: 2 }, 'draft'],
  ['a submitted day', { entries: 2, status: 'submitted' }, 'submitted'],
  ['an approved day', { entries: 2, status: 'approved' }, 'complete'],
  ['an amended day', { entries: 2, status: 'amended' }, 'complete'],
  ['a day that somebody declared free', { isNoWork: true }, 'no-work'],
  ['a signed day without work', { isNoWork: true, status: 'approved' }, 'no-work'],
  ['a Sunday', { date: '2026-03-01' }, 'no-work'],
  ['a Saturday on which somebody worked', { date: '2026-02-28', entries: 1 }, 'draft'],
  ['today, before anybody wrote', { date: today }, 'draft'],
  ['tomorrow', { date: '2026-03-05' }, 'ahead'],
  ['tomorrow, with a delivery booked', { date: '2026-03-05', entries: 1 }, 'draft'],
  ['the first day of the contract', { date: '2026-02-02' }, 'missing'],
  ['the day before the contract began', { date: '2026-01-30' }, 'no-work'],
] as const)('shows %s', (_, over, mark) => {
  expect(dayMark({ ...blank, ...over }, term, today)).toBe(mark);
});

it('misses nothing on a bank holiday', () => {
  expect(dayMark({ ...blank, date: '2026-04-03' }, term, '2026-05-01')).toBe('no-work');
});

it('misses nothing after a contract is over', () => {
  const over = { ...term, to: '2026-02-27' };
  expect(dayMark({ ...blank, date: '2026-02-27' }, over, today)).toBe('missing');
  expect(dayMark({ ...blank, date: '2026-03-02' }, over, today)).toBe('no-work');
});
