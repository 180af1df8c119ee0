import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { daysBetween, londonDay } from '../kernel/calendar.ts';
import { badRequest, conflict, type Problem } from '../kernel/problem.ts';
import type { DataBackup, TableReport } from './data-backup.ts';

/** How long a backup can be downloaded and restored. */
export const backupRetentionDays = 7;
/** Older than this, the last good one is too old. */
export const staleAfterDays = 7;
/** A running backup writes a heartbeat every few seconds; without one for this long it has failed. */
export const heartbeatTimeout = 45_000;

export const backupAlreadyRunning = conflict(
  'backup.is_running',
  'A backup is already running. Wait for it to finish, or cancel it.',
);
export const backupNotRunning = conflict('backup.is_not_running', 'This backup is not running.');
export const backupIncomplete = conflict(
  'backup.is_not_complete',
  'This backup is incomplete and cannot be used.',
);
export const restoreInProgress = conflict(
  'backup.is_busy',
  'A restore is already running. Wait for it to finish.',
);
export const reservedForUndo = conflict(
  'backup.safety_copy',
  'This backup is kept to undo a restore and cannot be downloaded.',
);
export const nothingToUndo = conflict('backup.nothing_to_undo', 'There is nothing to undo.');
export const dependantsAddedSince = conflict(
  'backup.records_added_since',
  'Records have been added to the restored ones, and undoing the restore would delete them too. Delete the added records first.',
);
export const tooManyUploads = conflict(
  'backup.upload_in_progress',
  'Other backups are being uploaded. Wait for them to finish, or cancel them.',
);
export const previousPieceMissing = conflict(
  'backup.piece_is_missing',
  'The previous part has not arrived. Please upload the parts in order.',
);
export const safetyBackupMissing = conflict(
  'backup.safety_is_gone',
  'The backup made before the restore has expired, so the restore can no longer be undone.',
);
export const passphraseRequired = badRequest(
  'backup.needs_passphrase',
  'Please enter the passphrase for this backup.',
);
export const wrongPassphrase = badRequest(
  'backup.wrong_passphrase',
  'Wrong passphrase for this backup.',
);
export const archiveDamaged = conflict(
  'backup.is_damaged',
  'This file is not a backup from this installation, or it has been altered or damaged. Nothing was changed.',
);
export const backupOfAnotherCompany = conflict(
  'backup.other_company',
  'This backup belongs to another company and cannot be used here. Nothing was changed.',
);
export const backupOfLaterVersion = conflict(
  'backup.is_of_later_version',
  'This backup was made by a newer version and cannot be read. Nothing was changed.',
);
export const cancelledMessage = 'Cancelled.';
export const heartbeatLostMessage = 'The server stopped during the backup. Please make another.';

type Backup = Pick<DataBackup, 'status' | 'backupType' | 'restoration'>;

const isUnderWay = ({ restoration }: Backup): boolean =>
  ['waiting', 'working', 'undoing'].includes(restoration?.status ?? '');

const obstacleOfState = (backup: Backup): Problem | undefined => {
  if (isUnderWay(backup)) return restoreInProgress;
  return backup.status === 'completed' ? undefined : backupIncomplete;
};

export const obstacleToMaking = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup', 'X', 'make a backup');

export const obstacleToDownloading = (backup: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup', 'X', 'download a backup') ??
  (backup.status === 'completed' ? undefined : backupIncomplete) ??
  (backup.backupType === 'safety' ? reservedForUndo : undefined);

export const obstacleToVerifying = (backup: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup', 'X', 'verify a backup') ?? obstacleOfState(backup);

export const obstacleToCancelling = ({ status }: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup', 'X', 'cancel a backup') ??
  (status === 'in_progress' ? undefined : backupNotRunning);

export const obstacleToRemoving = (backup: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup', 'X', 'delete a backup') ??
  (backup.status === 'in_progress' || backup.status === 'verifying'
    ? backupAlreadyRunning
    : undefined) ??
  (isUnderWay(backup) ? restoreInProgress : undefined);

export const obstacleToRestoringBackup = (backup: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup.restore', 'A', 'restore a backup') ?? obstacleOfState(backup);

export const obstacleToUndoing = (backup: Backup, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'dataBackup.restore', 'A', 'undo a restore') ??
  (backup.restoration?.status === 'done' ? undefined : nothingToUndo);

/** All tables together. */
export const sumReports = (tables: readonly TableReport[]): Omit<TableReport, 'table'> => {
  const sum = (key: keyof Omit<TableReport, 'table'>) =>
    tables.reduce((all, table) => all + table[key], 0);
  return {
    fresh: sum('fresh'),
    same: sum('same'),
    changed: sum('changed'),
    conflicting: sum('conflicting'),
  };
};

/** How many days ago the last good one was made, by the calendar; undefined where there is none. */
export const backupAgeDays = (
  backups: readonly Pick<DataBackup, 'status' | 'backupType' | 'completedAt' | 'isUploaded'>[],
  today: string,
): number | undefined => {
  const times = backups
    .filter(({ status, backupType, isUploaded }) => isGood(status, backupType) && !isUploaded)
    .map(({ completedAt }) => Date.parse(completedAt ?? ''));
  return times.length === 0
    ? undefined
    : daysBetween(londonDay(new Date(Math.max(...times))), today);
};

const isGood = (status: DataBackup['status'], type: DataBackup['backupType']): boolean =>
  type === 'full' && (status === 'completed' || status === 'expired');
