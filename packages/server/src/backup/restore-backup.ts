import type { Comparison, RestoreMode } from '@sitewright/domain/backup/data-backup';
import { backupIncomplete, passphraseRequired } from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { webhookEntities } from '@sitewright/domain/webhooks/webhook';
import { recalculateSums } from '../costs/public.ts';
import { allowIdleTransaction } from '../platform/allow-idle-transaction.ts';
import { announce } from '../platform/jobs/live.ts';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  type BackupContext,
  isExpected,
  progressReporter,
  type ReportProgress,
  userMessageOf,
  withHeartbeat,
} from './backup-context.ts';
import { readCatalogue } from './catalogue.ts';
import { copyContracts } from './copy-contracts.ts';
import {
  findBackup,
  insertBackup,
  lockBackup,
  type StoredBackup,
  saveBackup,
} from './data-backups.ts';
import { findErasedWorkers } from './erased-workers.ts';
import { runBackup, verifyArchive } from './make-backup.ts';
import { openLock } from './passphrase.ts';
import { rangesOf } from './ranges.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { restoreFiles } from './restore-files.ts';
import { type FieldDecryption, type Restored, restoreTables } from './restore-tables.ts';

type RestoreRequest = {
  backupId: number;
  mode: RestoreMode;
  passphrase?: string | undefined;
};
type RestoreOrder = RestoreRequest & { actor: Actor };

/** Makes the safety backup, checks the archive, and restores it; ends done or failed, with the reason. */
export const restoreBackup = (backupContext: BackupContext, request: RestoreOrder) =>
  withHeartbeat(backupContext, request.backupId, async () => {
    const row = await backupContext.inOrganization((tx) => findBackup(tx, request.backupId));
    if (row.metadata.restoration?.status !== 'waiting') return;
    const restoredKeys: string[] = [];
    try {
      const safetyId = await makeSafety(backupContext, request.actor);
      await saveRestorationNow(backupContext, row.id, { status: 'working', safetyId });
      await verifyArchive(backupContext, row);
      const archive = await archiveOf(backupContext, row);
      await backupContext.inOrganization((tx) =>
        restoreAll(tx, backupContext, { row, archive, request, restoredKeys }),
      );
    } catch (error) {
      for (const key of restoredKeys) await backupContext.storage.remove(key);
      await saveRestorationNow(backupContext, row.id, {
        status: 'failed',
        problem: userMessageOf(error),
      });
      if (!isExpected(error)) throw error;
    }
  });

type RestorationChanges = Partial<NonNullable<StoredBackup['metadata']['restoration']>>;

export const saveRestorationNow = (
  backupContext: BackupContext,
  id: number,
  changes: RestorationChanges,
) => backupContext.inOrganization((tx) => saveRestoration(tx, id, changes));

export async function saveRestoration(
  tx: Tx,
  id: number,
  changes: RestorationChanges,
): Promise<void> {
  const { metadata } = await lockBackup(tx, id);
  if (!metadata.restoration) return;
  const restoration = { ...metadata.restoration, ...changes };
  await saveBackup(tx, id, { metadata: { ...metadata, restoration }, progress: null });
}

/** Without files: a restore never removes one. */
async function makeSafety(backupContext: BackupContext, actor: Actor): Promise<number> {
  const request = { backupType: 'safety', includesFiles: false } as const;
  const { id } = await backupContext.inOrganization((tx) =>
    insertBackup(tx, { ...request, metadata: { secrets: 'kept' } }, actor, backupContext.now()),
  );
  await runBackup(backupContext, { backupId: id });
  const safety = await backupContext.inOrganization((tx) => findBackup(tx, id));
  if (safety.status !== 'completed') throw new Refused(backupIncomplete);
  return id;
}

export function archiveOf(backupContext: BackupContext, row: StoredBackup): Promise<Archive> {
  const { filePath, fileSize, organizationId } = row;
  if (!filePath || !fileSize) throw new Refused(backupIncomplete);
  return openArchive(backupContext, { filePath, fileSize, organizationId });
}

type RestoreJob = {
  row: StoredBackup;
  archive: Archive;
  request: RestoreRequest;
  restoredKeys: string[];
};

async function restoreAll(
  tx: Tx,
  backupContext: BackupContext,
  { row, archive, request, restoredKeys }: RestoreJob,
) {
  const reportProgress = progressReporter(backupContext, row.id);
  const restored = await restoreRows(tx, backupContext, archive, request, reportProgress);
  await restoreFiles(backupContext.storage, archive, restored, restoredKeys);
  await saveRestoration(tx, row.id, {
    status: 'done',
    tables: restored.tables,
    files: restoredKeys.length,
    added: rangesOf(restored.added),
    overwritten: rangesOf(restored.overwritten),
  });
  await announceRestore(tx);
}

async function restoreRows(
  tx: Tx,
  backupContext: Pick<BackupContext, 'secrets'>,
  archive: Archive,
  { mode, passphrase }: Omit<RestoreRequest, 'backupId'>,
  reportProgress: ReportProgress,
): Promise<Restored> {
  await allowIdleTransaction(tx);
  const all = archive.manifest.parts.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  const onTable = counting(all, reportProgress);
  const catalogue = await readCatalogue(tx);
  if (mode === 'copy') return copyContracts({ tx, archive, catalogue, onTable });
  const opener = await openerOf(tx, backupContext, archive, passphrase);
  const erased = await findErasedWorkers(tx);
  const restored = await restoreTables({ tx, archive, mode, catalogue, opener, erased, onTable });
  // Triggers maintain all other sums.
  await recalculateSums(tx, [...(restored.added.get('cost_rows') ?? [])]);
  return restored;
}

/** Number of rows so far, over all tables. */
function counting(all: number, reportProgress: ReportProgress) {
  let before = 0;
  let last = { table: '', rows: 0 };
  return async (table: string, rows: number) => {
    if (table !== last.table) before += last.rows;
    last = { table, rows };
    await reportProgress({ part: table, done: Math.min(all, before + rows), all });
  };
}

async function openerOf(
  tx: Tx,
  { secrets }: Pick<BackupContext, 'secrets'>,
  { manifest }: Archive,
  passphrase: string | undefined,
): Promise<FieldDecryption> {
  if (manifest.secrets === 'kept') return 'kept';
  if (manifest.secrets === 'none' || !manifest.lock) return;
  if (passphrase === undefined) throw refusedAt('passphrase', passphraseRequired);
  const cipher = await openLock(manifest.lock, passphrase);
  return { cipher, sealer: await sealerOfOrganization(tx, secrets) };
}

/** Users who have a page open reload it. */
export async function announceRestore(tx: Tx): Promise<void> {
  const entities = webhookEntities.map(({ entity }) => entity);
  for (const entity of [...entities, 'costAnalysis', 'companyProfile'])
    await announce(tx, { entity, id: null, action: 'PUT' });
}

class RolledBack extends Error {
  readonly comparison: Comparison;
  constructor(comparison: Comparison) {
    super('Rolled back.');
    this.comparison = comparison;
  }
}

/** Restores it and rolls back: the report is exactly what would happen. */
export async function dryRunRestore(
  backupContext: BackupContext,
  request: RestoreRequest,
): Promise<Comparison> {
  const row = await backupContext.inOrganization((tx) => findBackup(tx, request.backupId));
  const archive = await archiveOf(backupContext, row);
  try {
    return await backupContext.inOrganization(async (tx) => {
      const tried = await restoreRows(tx, backupContext, archive, request, async () => {});
      const { tables, differences, copies } = tried;
      throw new RolledBack({ tables, differences, files: new Set(tried.files).size + copies.size });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.comparison;
    throw error;
  }
}
