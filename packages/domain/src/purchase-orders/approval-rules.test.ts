import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { readersOfDiscrepancy, startsWaiting } from './approval-rules.ts';
import { orderStatuses } from './order-status.ts';

it('begins to wait once, and not again while it waits', () => {
  const pending = { status: 'pending' } as const;
  for (const status of orderStatuses) {
    expect(startsWaiting({ status }, pending)).toBe(status !== 'pending');
    if (status !== 'pending') expect(startsWaiting({ status: 'draft' }, { status })).toBe(false);
  }
});

const requester = anActor({ role: 'Contracts Manager', userId: 1 });
const buyers = [anActor({ role: 'Buyer', userId: 2 }), anActor({ role: 'Buyer', userId: 3 })];
const supervisor = anActor({ role: 'Site Supervisor', userId: 4 });
const everybody = [requester, ...buyers, supervisor];

it.each([
  ['the user who submitted it last', { submittedBy: 1, createdBy: 2 }, 4, [1]],
  [
    'the user who raised it, if it was not submitted since',
    { submittedBy: null, createdBy: 1 },
    4,
    [1],
  ],
  ['the buyers, where the requester received it', { submittedBy: 1, createdBy: 1 }, 1, [2, 3]],
  ['the other buyers, where one of them did', { submittedBy: 2, createdBy: 2 }, 2, [3]],
  ['the buyers, where the requester has left', { submittedBy: 9, createdBy: 9 }, 4, [2, 3]],
])('a discrepancy notifies %s', (_, order, userId, readers) => {
  const notified = readersOfDiscrepancy(order, everybody, anActor({ userId }));
  expect(notified.map((reader) => reader.userId)).toEqual(readers);
});
