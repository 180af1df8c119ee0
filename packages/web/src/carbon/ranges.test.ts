import { expect, it } from 'vitest';
import { namedRanges, rangeText } from './ranges.ts';

it('names the months and the year that today is in', () => {
  expect(namedRanges('2026-03-12')).toEqual([
    { label: 'This month', from: '2026-03-01', to: '2026-03-12' },
    { label: 'Last month', from: '2026-02-01', to: '2026-02-28' },
    { label: 'This year', from: '2026-01-01', to: '2026-03-12' },
  ]);
});

it.each([
  [{}, 'Contract to date'],
  [{ from: '2026-02-01', to: '2026-02-28' }, 'Last month'],
  [{ from: '2026-02-03', to: '2026-02-28' }, '03/02/2026 to 28/02/2026'],
  [{ from: '2026-02-03' }, 'Since 03/02/2026'],
  [{ to: '2026-02-03' }, 'Until 03/02/2026'],
])('%o is %s', (days, words) => {
  expect(rangeText(days, 'Contract to date', '2026-03-12')).toBe(words);
});
