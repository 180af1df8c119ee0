import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import {
  backupNotRunning,
  cancelledMessage,
  obstacleToCancelling,
  obstacleToDownloading,
  obstacleToRemoving,
  obstacleToRestoringBackup,
  obstacleToUndoing,
  obstacleToVerifying,
  previousPieceMissing,
} from '@sitewright/domain/backup/data-backup-rules';
import { invalid, Refused, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { findUserName } from '../platform/audit.ts';
import { concurrencyLimit } from '../platform/concurrency-limit.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Storage } from '../platform/files/storage.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { InOrganization, RunInOrganization } from '../platform/tenancy.ts';
import { enqueueBackupJob, enqueueRemoval } from './backup-job.ts';
import { refuseUnlessNamed } from './bin-store.ts';
import {
  deleteBackup,
  findBackup,
  findSchedule,
  insertBackup,
  listBackups,
  lockBackup,
  refuseIfBackupRuns,
  refuseIfUploadsTooLarge,
  refuseUnlessContractsExist,
  type StoredBackup,
  saveBackup,
  saveSchedule,
  toDataBackup,
  touchUpload,
} from './data-backups.ts';
import { myDataRoutes } from './my-data.ts';
import { hasPiece, putPiece, readArchiveStream, removePiece } from './pieces.ts';
import { dryRunRestore, saveRestoration } from './restore-backup.ts';

type Tools = Pick<Services, 'secrets'> & { storage: Storage; within: RunInOrganization };

export function dataBackupRoutes(serve: Serve, tools: Tools) {
  makingRoutes(serve, tools);
  archiveRoutes(serve, tools);
  restoringRoutes(serve, tools);
  uploadRoutes(serve, tools);
  myDataRoutes(serve);
  serve(dataBackupApi.readSchedule, ({ tx }) => findSchedule(tx));
  serve(dataBackupApi.setSchedule, ({ tx, body, actor }) => saveSchedule(tx, body, actor));
}

function makingRoutes(serve: Serve, { secrets }: Tools) {
  serve(dataBackupApi.listBackups, ({ tx, query }) => listBackups(tx, query));
  serve(dataBackupApi.readBackup, async ({ tx, params }) =>
    toDataBackup(await findBackup(tx, params.backupId)),
  );
  serve(dataBackupApi.makeBackup, async ({ tx, body, actor, now }) => {
    const { includesSecrets = false, passphrase, ...draft } = body;
    await refuseUnlessConfirmed(tx, actor);
    await refuseUnlessContractsExist(tx, draft.projectIds ?? []);
    await refuseIfBackupRuns(tx);
    const metadata = { secrets: includesSecrets ? 'locked' : 'none' } as const;
    const row = await insertBackup(tx, { ...draft, metadata }, actor, now);
    const sealed = includesSecrets && passphrase ? { passphrase: secrets.seal(passphrase) } : {};
    await enqueueBackupJob(tx, { action: 'make', backupId: row.id, ...sealed });
    return toDataBackup(row);
  });
  serve(dataBackupApi.cancelBackup, async ({ tx, params, actor }) => {
    const row = await lockBackup(tx, params.backupId);
    refuseIf(obstacleToCancelling(toDataBackup(row), actor));
    // A job that makes a backup notices the cancellation and stops; an upload has no job.
    const { isUploaded } = row.metadata;
    if (isUploaded) await enqueueRemoval(tx, row);
    const cancelled = { status: 'failed', problem: cancelledMessage } as const;
    const changes = { isCancelled: true, ...(isUploaded && cancelled) };
    return toDataBackup(await saveBackup(tx, row.id, changes));
  });
}

function archiveRoutes(serve: Serve, { secrets }: Tools) {
  serve(dataBackupApi.verifyBackup, async ({ tx, params, actor }) => {
    const row = await lockBackup(tx, params.backupId);
    refuseIf(obstacleToVerifying(toDataBackup(row), actor));
    await enqueueBackupJob(tx, { action: 'verify', backupId: row.id });
    return toDataBackup(await saveBackup(tx, row.id, { status: 'verifying' }));
  });
  serve(dataBackupApi.downloadBackup, async ({ tx, params, actor }) => {
    const row = await findBackup(tx, params.backupId);
    refuseIf(obstacleToDownloading(toDataBackup(row), actor));
    await refuseUnlessConfirmed(tx, actor);
    return new Download({
      make: async (storage) => readArchiveStream({ storage, secrets }, String(row.filePath)),
      type: 'application/zip',
      name: row.fileName,
    });
  });
  serve(dataBackupApi.removeBackup, async ({ tx, params, actor }) => {
    const row = await lockBackup(tx, params.backupId);
    refuseIf(obstacleToRemoving(toDataBackup(row), actor));
    await deleteBackup(tx, row.id);
    await enqueueRemoval(tx, row);
  });
}

/** A dry run costs as much as a restore: one at a time, with a short queue. */
const oneDryRunAtATime = concurrencyLimit(1, 8);

function restoringRoutes(serve: Serve, { within, storage, secrets }: Tools) {
  serve(
    dataBackupApi.compareBackup,
    async ({ params: { backupId }, body: { mode = 'missing', passphrase }, actor, now }) => {
      const { organizationId } = actor;
      const inOrganization: InOrganization = (work) => within(organizationId, work);
      const row = await inOrganization((tx) => findBackup(tx, backupId));
      refuseIf(obstacleToRestoringBackup(toDataBackup(row), actor));
      const backupContext = { storage, secrets, inOrganization, now: () => now };
      return oneDryRunAtATime(() => dryRunRestore(backupContext, { backupId, mode, passphrase }));
    },
    async ({ prepared }) => prepared,
  );
  serve(dataBackupApi.restoreBackup, async ({ tx, params, body, actor, now }) => {
    const { mode = 'missing', passphrase, organizationName } = body;
    await refuseUnlessConfirmed(tx, actor);
    const row = await lockBackup(tx, params.backupId);
    refuseIf(obstacleToRestoringBackup(toDataBackup(row), actor));
    await refuseIfBackupRuns(tx);
    await refuseUnlessNamed(tx, actor, organizationName);
    const sealed = passphrase === undefined ? {} : { passphrase: secrets.seal(passphrase) };
    await enqueueBackupJob(tx, { action: 'restore', backupId: row.id, mode, actor, ...sealed });
    const start = { mode, byName: await findUserName(tx, actor), at: now.toISOString() };
    const metadata = { ...row.metadata, restoration: { ...newRestoration, ...start } };
    return toDataBackup(await saveBackup(tx, row.id, { metadata }));
  });
  serve(dataBackupApi.undoRestoration, async ({ tx, params, actor }) => {
    await refuseUnlessConfirmed(tx, actor);
    const row = await lockBackup(tx, params.backupId);
    refuseIf(obstacleToUndoing(toDataBackup(row), actor));
    await refuseIfBackupRuns(tx);
    await enqueueBackupJob(tx, { action: 'undo', backupId: row.id });
    await saveRestoration(tx, row.id, { status: 'undoing', problem: null });
    return toDataBackup(await findBackup(tx, row.id));
  });
}

/** The initial state of a restoration. */
export const newRestoration = {
  status: 'waiting' as const,
  problem: null,
  safetyId: null,
  tables: [],
  files: 0,
  added: {},
  overwritten: {},
};

function uploadRoutes(serve: Serve, { within, storage, secrets }: Tools) {
  serve(dataBackupApi.startUpload, async ({ tx, body, actor, now }) => {
    await refuseIfUploadsTooLarge(tx, body.fileSize);
    const metadata = { isUploaded: true };
    const draft = { ...body, backupType: 'full', metadata } as const;
    return toDataBackup(await insertBackup(tx, draft, actor, now));
  });
  serve(
    dataBackupApi.sendPiece,
    async ({ params: { backupId, place }, body, actor }) => {
      const row = await within(actor.organizationId, (tx) => findBackup(tx, backupId));
      const bytes = Buffer.from(body.bytes, 'base64');
      const { last, length } = expectedAt(row, place);
      if (bytes.length !== length) throw refusedAt('bytes', { ...invalid, message: wrongLength });
      const key = String(row.filePath);
      // `removePieces` would not find a piece behind a gap.
      const follows = place === 0 || (await hasPiece({ storage, secrets }, key, place - 1));
      refuseIf(follows ? undefined : previousPieceMissing);
      await putPiece({ storage, secrets }, key, { place, bytes, isLast: place === last });
      if (await within(actor.organizationId, (tx) => touchUpload(tx, backupId))) return;
      // Cancelled meanwhile; the other pieces are already removed.
      await removePiece({ storage, secrets }, key, place);
      throw new Refused(backupNotRunning);
    },
    async ({ params: { place } }) => ({ place }),
  );
  serve(dataBackupApi.finishUpload, async ({ tx, params }) => {
    const row = await lockBackup(tx, params.backupId);
    expectedAt(row, 0);
    await enqueueBackupJob(tx, { action: 'verify', backupId: row.id });
    return toDataBackup(await saveBackup(tx, row.id, { status: 'verifying' }));
  });
}

const wrongLength = 'This part has the wrong length.';

/** Checks that the upload is running; every piece is full except the last. */
function expectedAt({ status, isCancelled, metadata, fileSize }: StoredBackup, place: number) {
  if (status !== 'in_progress' || isCancelled || !metadata.isUploaded)
    throw new Refused(backupNotRunning);
  const size = fileSize ?? 0;
  const last = Math.max(0, Math.ceil(size / pieceBytes) - 1);
  return {
    last,
    length: place < last ? pieceBytes : place === last ? size - last * pieceBytes : -1,
  };
}
