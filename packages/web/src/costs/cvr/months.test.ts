import { expect, it } from 'vitest';
import { monthsToOpen } from './months.ts';

const from = (startDate: string | null) => ({ startDate, actual: '0.00' });

it('offers the months after the latest that is there, up to this one', () => {
  const there = [{ month: '2026-09-01' }, { month: '2026-08-01' }];
  expect(monthsToOpen(there, from('2026-02-23'), '2026-11-15')).toEqual([
    '2026-11-01',
    '2026-10-01',
  ]);
  expect(monthsToOpen([{ month: '2026-11-01' }], from(null), '2026-11-15')).toEqual([]);
});

it('looks back a year where there is none', () => {
  const months = monthsToOpen([], from(null), '2026-02-15');
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-02-01', '2025-03-01', 12]);
});

it("offers none before the contract's start", () => {
  expect(monthsToOpen([], from('2026-01-20'), '2026-02-15')).toEqual(['2026-02-01', '2026-01-01']);
  expect(monthsToOpen([], from('2026-03-01'), '2026-02-15')).toEqual([]);
});

it('offers this month for costs that are booked before the start', () => {
  const early = { startDate: '2026-04-01', actual: '120.00' };
  expect(monthsToOpen([], early, '2026-02-15')).toEqual(['2026-02-01']);
});
