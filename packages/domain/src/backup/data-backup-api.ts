import * as z from 'zod';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import {
  BackupDraft,
  BackupQuery,
  BackupSchedule,
  Comparison,
  ComparisonRequest,
  DataBackup,
  Piece,
  RestorationRequest,
  UploadDraft,
} from './data-backup.ts';

const oneBackup = z.object({ backupId: IdInPath });
const place = z.coerce.number<number | string>().int().min(0).max(9_999);
const making = ['dataBackup', 'X'] as const;
const restoring = ['dataBackup.restore', 'A'] as const;

export const dataBackupApi = {
  listBackups: get('/api/backups', making, {
    summary: 'List the backups',
    query: BackupQuery,
    reply: z.array(DataBackup),
  }),
  readBackup: get('/api/backups/:backupId', making, {
    summary: 'Read a backup',
    reply: DataBackup,
  }),
  makeBackup: post('/api/backups', making, {
    summary: 'Make a backup',
    duringSuspension: true,
    body: BackupDraft,
    status: 201,
    reply: DataBackup,
  }),
  cancelBackup: put('/api/backups/:backupId/cancellation', making, {
    summary: 'Cancel a running backup',
    duringSuspension: true,
    reply: DataBackup,
  }),
  verifyBackup: put('/api/backups/:backupId/verification', making, {
    summary: 'Verify a backup',
    duringSuspension: true,
    reply: DataBackup,
  }),
  downloadBackup: get('/api/backups/:backupId/download', making, {
    summary: 'Download a backup',
    sends: 'file',
    isExport: true,
    reply: z.unknown(),
  }),
  removeBackup: del('/api/backups/:backupId', making, {
    summary: 'Delete a backup',
    status: 204,
    reply: z.undefined(),
  }),
  compareBackup: post('/api/backups/:backupId/comparison', restoring, {
    summary: 'Dry-run the restore of a backup',
    body: ComparisonRequest,
    isReadOnly: true,
    reply: Comparison,
  }),
  restoreBackup: put('/api/backups/:backupId/restoration', restoring, {
    summary: 'Restore a backup',
    body: RestorationRequest,
    reply: DataBackup,
  }),
  undoRestoration: del('/api/backups/:backupId/restoration', restoring, {
    summary: 'Undo the restore of a backup',
    reply: DataBackup,
  }),
  startUpload: post('/api/backups/uploads', restoring, {
    summary: 'Upload a downloaded backup',
    body: UploadDraft,
    status: 201,
    reply: DataBackup,
  }),
  sendPiece: put('/api/backups/:backupId/pieces/:place', restoring, {
    summary: 'Upload a part of a backup',
    params: oneBackup.extend({ place }),
    body: Piece,
    maxBytes: 6_000_000,
    // The log has one row at the start and one at the end; a row per part would say nothing.
    isPrivate: true,
    reply: z.object({ place: z.int() }),
  }),
  finishUpload: put('/api/backups/:backupId/arrival', restoring, {
    summary: 'Check an uploaded backup',
    reply: DataBackup,
  }),
  readSchedule: get('/api/backup-schedule', making, {
    summary: 'Read the backup schedule',
    reply: BackupSchedule,
  }),
  setSchedule: put('/api/backup-schedule', making, {
    summary: 'Set the backup schedule',
    body: BackupSchedule,
    reply: BackupSchedule,
  }),
};
