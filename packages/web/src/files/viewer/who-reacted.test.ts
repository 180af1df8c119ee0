import { expect, it } from 'vitest';
import { howMany, whoReacted } from './who-reacted.ts';

const others = { count: 2, isMine: false, names: ['Tom Day', 'Ann Ray'] };
const mine = { count: 3, isMine: true, names: ['Tom Day', 'Ann Ray', 'Ann Ray'] };

it.each([
  [others, '2 people'],
  [{ ...others, count: 1 }, '1 person'],
  [{ ...mine, count: 1 }, 'You'],
  [{ ...mine, count: 2 }, 'You and 1 other'],
  [mine, 'You and 2 others'],
])('counts %j', (reaction, words) => {
  expect(howMany(reaction)).toBe(words);
});

it('names everybody, and the reader first', () => {
  expect(whoReacted(others, 'Ann Ray')).toBe('Tom Day and Ann Ray');
  expect(whoReacted(mine, 'Ann Ray')).toBe('You, Tom Day and Ann Ray');
});
