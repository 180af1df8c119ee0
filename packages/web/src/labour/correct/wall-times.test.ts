import { expect, it } from 'vitest';
import { instantAt, instantInShift } from './wall-times.ts';

it.each([
  ['in winter', '2026-11-12', '07:30', '2026-11-12T07:30:00.000Z'],
  ['in summer', '2026-07-01', '07:30', '2026-07-01T06:30:00.000Z'],
  ['in the hour that the clocks repeat', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['that is no time', '2026-11-12', 'noon', 'noon'],
])('reads a time %s', (_, date, time, expected) => {
  expect(instantAt({ date, time })).toBe(expected);
});

it('keeps the second of two hours if that was shown', () => {
  const second = '2026-10-25T01:30:00.000Z';
  expect(instantAt({ date: '2026-10-25', time: '01:30' }, [second])).toBe(second);
});

it.each([
  // 22:00 to 06:00 on the two nights on which the clocks change.
  ['2026-03-28', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24', '2026-10-25T06:00:00.000Z'],
])('goes over midnight in a shift of %s', (date, expected) => {
  expect(instantInShift({ date, time: '22:00' }, '06:00')).toBe(expected);
});
