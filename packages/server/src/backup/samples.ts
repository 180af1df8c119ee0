import type { contract } from '../contract.ts';
import type { Samples } from '../testing/world.ts';

/** The name of every company in the tests. */
const organizationName = 'Quay Street Ltd';

export const samples: Samples<typeof contract.backup> = {
  listBin: () => ({ query: {} }),
  restore: ({ binItemId }) => ({ params: { binItemId }, body: {} }),
  previewItem: ({ binItemId }) => ({ params: { binItemId } }),
  restoreSeveral: ({ binItemId }) => ({ body: { ids: [binItemId] } }),
  purge: ({ spareBinItemId: binItemId }) => ({
    params: { binItemId },
    body: { organizationName },
  }),
  hold: ({ binItemId }) => ({ params: { binItemId }, body: { reason: 'Claim 17' } }),
  liftHold: ({ binItemId }) => ({ params: { binItemId } }),
  expiry: () => ({}),
  setExpiry: () => ({ body: { days: 90 } }),
  listDeletable: ({ projectId }) => ({ query: { recordType: 'diary', projectId } }),
  previewDeletion: ({ spareMaterialId }) => ({
    body: { recordType: 'material', ids: [spareMaterialId] },
  }),
  deleteRecords: ({ spareMaterialId }) => ({
    body: { recordType: 'material', ids: [spareMaterialId], organizationName },
  }),
  undoDeletion: ({ batch }) => ({ params: { batch } }),
  listBackups: () => ({ query: {} }),
  readBackup: ({ backupId }) => ({ params: { backupId } }),
  makeBackup: ({ projectId }) => ({ body: { backupType: 'contract', projectIds: [projectId] } }),
  cancelBackup: ({ uploadedBackupId }) => ({ params: { backupId: uploadedBackupId } }),
  verifyBackup: ({ backupId }) => ({ params: { backupId } }),
  downloadBackup: ({ backupId }) => ({ params: { backupId } }),
  removeBackup: ({ backupId }) => ({ params: { backupId } }),
  compareBackup: ({ backupId }) => ({ params: { backupId }, body: { mode: 'overwrite' } }),
  restoreBackup: ({ backupId }) => ({ params: { backupId }, body: { organizationName } }),
  undoRestoration: ({ restoredBackupId }) => ({ params: { backupId: restoredBackupId } }),
  startUpload: () => ({ body: { fileName: 'backup.zip', fileSize: 1000 } }),
  sendPiece: ({ uploadedBackupId }) => ({
    params: { backupId: uploadedBackupId, place: 0 },
    body: { bytes: Buffer.alloc(120).toString('base64') },
  }),
  finishUpload: ({ uploadedBackupId }) => ({ params: { backupId: uploadedBackupId } }),
  exportMyData: () => ({}),
  readSchedule: () => ({}),
  setSchedule: () => ({ body: { frequency: 'weekly', keep: 4, includesFiles: true } }),
};
