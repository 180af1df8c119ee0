import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { needsDirectorToChange, nextStatuses, obstacleToStatus } from './status.ts';

const buyer = anActor({ role: 'Buyer' });
const director = anActor({ role: 'Director' });

it('is set up once, and held or let go at any time', () => {
  expect(nextStatuses('pending')).toContain('active');
  expect(obstacleToStatus({ status: 'active' }, 'pending', director)?.message).toBe(
    'You cannot change a supplier from active to being set up.',
  );
  expect(obstacleToStatus({ status: 'active' }, 'on_hold', buyer)).toBeUndefined();
  expect(obstacleToStatus({ status: 'on_hold' }, 'active', buyer)).toBeUndefined();
  expect(obstacleToStatus({ status: 'inactive' }, 'preferred', buyer)?.code).toBe(
    'supplier.invalid_status_change',
  );
});

it('is blocked and unblocked by a director or an administrator only', () => {
  for (const [present, status] of [
    ['active', 'blocked'],
    ['blocked', 'active'],
  ] as const) {
    expect(obstacleToStatus({ status: present }, status, buyer)).toBe(needsDirectorToChange);
    expect(obstacleToStatus({ status: present }, status, director)).toBeUndefined();
    const administrator = anActor({ role: 'Buyer', isOrganizationAdmin: true });
    expect(obstacleToStatus({ status: present }, status, administrator)).toBeUndefined();
  }
  expect(obstacleToStatus({ status: 'blocked' }, 'blocked', buyer)).toBeUndefined();
});
