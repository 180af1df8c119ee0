import { expect, it } from 'vitest';
import { lineDiff } from './line-diff.ts';

const diffOf = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`,
  );

it.each([
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb', 'a\nx', [' a', '-b', '+x']],
  ['', 'a', ['-', '+a']],
  ['same', 'same', [' same']],
])('of %j and %j', (before, after, lines) => {
  expect(diffOf(before, after)).toEqual(lines);
});

it('of two that are very long takes all for new', () => {
  const long = (word: string) => Array.from({ length: 3000 }, () => word).join('\n');
  expect(lineDiff(long('a'), long('b'))).toHaveLength(6000);
});
