import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { notAllowed } from '../kernel/problem.ts';
import { alreadyRestored, obstacleToRestoring, restorePeriodOver } from './rules.ts';

const metadata = { children: {}, batch: null, hold: null };
const expiresAt = '2026-12-15T10:00:00.000Z';
const item = { recordType: 'project', deletedBy: 9, isRestored: false, expiresAt, metadata };
const director = anActor({ role: 'Director' });
const now = '2026-11-15T10:00:00.000Z';

it('is restored by a user who may create such a record, once, and in time', () => {
  expect(obstacleToRestoring(item, director, now)).toBeUndefined();
  expect(obstacleToRestoring(item, anActor({ role: 'Viewer' }), now)?.message).toContain(
    'can restore it.',
  );
  expect(obstacleToRestoring({ ...item, recordType: 'riddle' }, director, now)).toBe(notAllowed);
  expect(obstacleToRestoring({ ...item, isRestored: true }, director, now)).toBe(alreadyRestored);
  expect(obstacleToRestoring(item, director, expiresAt)).toBe(restorePeriodOver);
  const hold = { reason: 'Claim 17', byName: 'Ann Ray', since: now };
  const held = { ...item, metadata: { ...metadata, hold } };
  expect(obstacleToRestoring(held, director, expiresAt)).toBeUndefined();
});

it('is restored on site by the person who deleted it', () => {
  const entry = { ...item, recordType: 'diary' };
  const supervisor = anActor({ userId: 9, role: 'Site Supervisor' });
  expect(obstacleToRestoring(entry, supervisor, now)).toBeUndefined();
  const other = anActor({ userId: 8, role: 'Site Supervisor' });
  expect(obstacleToRestoring(entry, other, now)?.code).toBe('bin.not_deleted_by_you');
});
