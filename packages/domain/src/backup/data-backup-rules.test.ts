import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { BackupDraft } from './data-backup.ts';
import {
  backupAgeDays,
  backupAlreadyRunning,
  backupIncomplete,
  backupNotRunning,
  nothingToUndo,
  obstacleToCancelling,
  obstacleToDownloading,
  obstacleToRemoving,
  obstacleToRestoringBackup,
  obstacleToUndoing,
  reservedForUndo,
  restoreInProgress,
  sumReports,
} from './data-backup-rules.ts';

const admin = anActor({ role: 'Managing Director', isOrganizationAdmin: true });
const director = anActor({ role: 'Managing Director' });
const buyer = anActor({ role: 'Buyer' });
const complete = { status: 'completed', backupType: 'full', restoration: null } as const;
const restoration = {
  mode: 'missing',
  byName: 'Ann Ray',
  at: '2026-11-15T10:00:00.000Z',
  problem: null,
  safetyId: 7,
  tables: [],
  files: 0,
} as const;
const restoredOnce = {
  ...complete,
  restoration: { ...restoration, tables: [], status: 'done' },
} as const;
const atWork = {
  ...complete,
  restoration: { ...restoration, tables: [], status: 'working' },
} as const;

describe('a backup', () => {
  it('leaves for who may take it, when it is complete, and never where it is for undoing', () => {
    expect(obstacleToDownloading(complete, director)).toBeUndefined();
    expect(obstacleToDownloading(complete, buyer)?.status).toBe(403);
    expect(obstacleToDownloading({ ...complete, status: 'expired' }, admin)).toBe(backupIncomplete);
    expect(obstacleToDownloading({ ...complete, backupType: 'safety' }, admin)).toBe(
      reservedForUndo,
    );
  });

  it('is restored by an administrator, one at a time, and undone once', () => {
    expect(obstacleToRestoringBackup(complete, admin)).toBeUndefined();
    expect(obstacleToRestoringBackup(complete, director)?.status).toBe(403);
    expect(obstacleToRestoringBackup(atWork as never, admin)).toBe(restoreInProgress);
    expect(obstacleToUndoing(restoredOnce as never, admin)).toBeUndefined();
    expect(obstacleToUndoing(complete, admin)).toBe(nothingToUndo);
  });

  it('is cancelled while it runs, and deleted when it does not', () => {
    const running = { ...complete, status: 'in_progress' } as const;
    expect(obstacleToCancelling(running, director)).toBeUndefined();
    expect(obstacleToCancelling(complete, director)).toBe(backupNotRunning);
    expect(obstacleToRemoving(running, director)).toBe(backupAlreadyRunning);
    expect(obstacleToRemoving(complete, director)).toBeUndefined();
  });
});

it('knows how old the last good one of everything is', () => {
  const today = '2026-11-15';
  const at = (completedAt: string, over = {}) => ({
    status: 'completed' as const,
    backupType: 'full' as const,
    isUploaded: false,
    completedAt,
    ...over,
  });
  expect(backupAgeDays([], today)).toBeUndefined();
  expect(backupAgeDays([at('2026-11-15T01:00:00Z', { status: 'failed' })], today)).toBeUndefined();
  expect(
    backupAgeDays([at('2026-11-15T01:00:00Z', { backupType: 'contract' })], today),
  ).toBeUndefined();
  expect(backupAgeDays([at('2026-11-01T12:00:00Z'), at('2026-11-07T12:00:00Z')], today)).toBe(8);
  // Counted in UK calendar days, not in hours.
  expect(backupAgeDays([at('2026-11-14T22:00:00Z')], today)).toBe(1);
  expect(backupAgeDays([at('2026-07-14T23:30:00Z')], '2026-07-15')).toBe(0);
});

it('adds up what would happen', () => {
  const of = (table: string) => ({ table, fresh: 1, same: 2, changed: 3, conflicting: 4 });
  expect(sumReports([of('projects'), of('files')])).toEqual({
    fresh: 2,
    same: 4,
    changed: 6,
    conflicting: 8,
  });
});

it('asks for what a kind of backup needs', () => {
  const faultsOf = (body: unknown) =>
    BackupDraft.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faultsOf({ backupType: 'full' })).toEqual([]);
  expect(faultsOf({ backupType: 'contract' })).toEqual(['projectIds']);
  expect(faultsOf({ backupType: 'module', tables: ['users'] })).toEqual(['tables.0']);
  expect(faultsOf({ backupType: 'module' })).toEqual(['tables']);
  expect(faultsOf({ backupType: 'full', includesSecrets: true })).toEqual(['passphrase']);
});
