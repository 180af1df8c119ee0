import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { text: 'Pour bay 3', weather: 'Dry', hours: 8 };

describe('a change on an older state', () => {
  it.each([
    [
      'others changed another field',
      { text: 'Poured bay 3' },
      { ...base, weather: 'Rain' },
      ['text'],
      [],
    ],
    [
      'others changed the same field',
      { text: 'Poured' },
      { ...base, text: 'Bay 3 off' },
      [],
      ['text'],
    ],
    ['both changed it to the same', { text: 'Poured' }, { ...base, text: 'Poured' }, [], []],
    ['I changed nothing', { text: base.text }, { ...base, text: 'Bay 3 off' }, [], []],
    ['I emptied a field', { weather: null }, base, ['weather'], []],
    ['an empty field counts as missing', { note: '' }, base, [], []],
    [
      'one field merges and one does not',
      { text: 'A', hours: 9 },
      { ...base, hours: 7 },
      ['text'],
      ['hours'],
    ],
  ])('%s', (_, mine, theirs, changes, conflicts) => {
    const merged = mergeFields<Record<string, unknown>>(base, mine, theirs);
    expect([Object.keys(merged.changes), merged.conflicts]).toEqual([changes, conflicts]);
  });
});

it('does not mind the order of the keys of an object', () => {
  const before = { weather: { condition: 'Rain', windSpeed: 20 } };
  const theirs = { weather: { windSpeed: 20, condition: 'Rain' } };
  const mine = { weather: { condition: 'Dry', windSpeed: 20 } };
  expect(mergeFields(before, mine, theirs)).toEqual({ changes: mine, conflicts: [] });
});

const plain = (value: unknown) => (value === '' ? null : value);
const value = fc.constantFrom('', 'a', 'b', 'c', null, 0, 4);
const record = fc.record({ one: value, two: value, three: value });

it('never takes back what others changed, and never drops what only I changed', () => {
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { changes, conflicts } = mergeFields(before, mine, theirs);
      const after = { ...theirs, ...changes };
      for (const key of ['one', 'two', 'three'] as const) {
        const [was, wanted, found] = [before[key], mine[key], theirs[key]].map(plain);
        const result = plain(after[key]);
        if (wanted === was || conflicts.includes(key)) expect(result).toBe(found);
        else expect(result).toBe(wanted);
        expect(conflicts.includes(key)).toBe(wanted !== was && found !== was && wanted !== found);
      }
    }),
  );
});
