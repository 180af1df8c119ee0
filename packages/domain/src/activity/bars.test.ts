import { expect, it } from 'vitest';
import { slotsOf, spanOf } from './bars.ts';

const today = '2026-11-16';

it('is the last thirty days, unless others are asked for', () => {
  expect(spanOf({}, today)).toEqual({ per: 'day', days: { from: '2026-10-18', to: today } });
  expect(spanOf({ to: '2026-03-31' }, today).days).toEqual({
    from: '2026-03-02',
    to: '2026-03-31',
  });
  expect(spanOf({ from: '2026-11-01', to: '2030-01-01' }, today).days.to).toBe(today);
});

it('is a year at most', () => {
  expect(spanOf({ from: '1999-01-01' }, today).days.from).toBe('2025-11-16');
});

it('is drawn by the hour for a day or two', () => {
  const one = spanOf({ from: today }, today);
  expect(slotsOf(one)).toHaveLength(24);
  expect(slotsOf(one).slice(8, 10)).toEqual([`${today}T08:00`, `${today}T09:00`]);
  expect(slotsOf(spanOf({ from: '2026-11-15' }, today))).toHaveLength(48);
  expect(slotsOf(spanOf({ from: '2026-11-14' }, today))).toHaveLength(3);
});

it('has no slots when it ends before it begins', () => {
  expect(slotsOf(spanOf({ from: '2026-11-10', to: '2026-11-01' }, today))).toEqual([]);
});
