import { describe, expect, it } from 'vitest';
import {
  isOver,
  nextStatuses,
  obstacleToAnotherContract,
  obstacleToStatus,
  overStatuses,
  storedStatuses,
} from './status.ts';

const settled = { openIssues: 0 };

describe('the status of a contract', () => {
  // biome-ignore format: a table is read by its columns
  it.each([
    ['Open',      ['planning', 'active', 'on-hold', 'completed', 'cancelled']],
    ['planning',  ['active', 'cancelled']],
    ['active',    ['on-hold', 'completed', 'cancelled']],
    ['on-hold',   ['active', 'completed', 'cancelled']],
    ['completed', []],
    ['cancelled', []],
  ] as const)('%s may become %j', (status, allowed) => {
    const isFree = (next: (typeof storedStatuses)[number]) =>
      next !== status && !obstacleToStatus({ status }, next, settled);
    expect(storedStatuses.filter(isFree)).toEqual(allowed);
    expect(nextStatuses(status)).toEqual(allowed);
  });

  it.each(storedStatuses)('%s may stay as it is', (status) => {
    expect(obstacleToStatus({ status }, status, { openIssues: 9 })).toBeUndefined();
  });

  it('has a message for each refusal', () => {
    const why = (...ask: Parameters<typeof obstacleToStatus>) => obstacleToStatus(...ask)?.message;
    expect(why({ status: 'planning' }, 'completed', settled)).toBe(
      'A contract that is in planning cannot become completed.',
    );
    expect(why({ status: 'cancelled' }, 'active', settled)).toBe(
      'This contract is cancelled. Its status can no longer change.',
    );
    expect(why({ status: 'active' }, 'completed', { openIssues: 3 })).toBe(
      'This contract has 3 open issues. Close them first.',
    );
    expect(why({ status: 'on-hold' }, 'completed', { openIssues: 1 })).toBe(
      'This contract has an open issue. Close it first.',
    );
    expect(why({ status: 'active' }, 'completed', { openIssues: 0, openCrews: 2 })).toBe(
      'People are still working on this contract. Stop all crews first.',
    );
    expect(why({ status: 'active' }, 'completed', { openIssues: 0, plantOnHire: 1 })).toBe(
      'There is still plant on hire on this contract. Off-hire and return it first.',
    );
    expect(why({ status: 'active' }, 'on-hold', { openIssues: 3 })).toBeUndefined();
  });
});

it('is over once it is completed or cancelled', () => {
  expect(storedStatuses.filter(isOver)).toEqual(['completed', 'cancelled']);
  expect(overStatuses).toEqual(['completed', 'cancelled']);
});

describe('the plan', () => {
  it('is full when the last place is taken', () => {
    expect(obstacleToAnotherContract(4, 5)).toBeUndefined();
    expect(obstacleToAnotherContract(1, 1)?.message).toMatch(/^Your plan allows 1 open contract\./);
    expect(obstacleToAnotherContract(5, 5)?.message).toBe(
      'Your plan allows 5 open contracts. Close one, or see Company Profile, Plan, for a higher limit.',
    );
  });
});
