import type { Comparison, RestoreMode } from '@sitewright/domain/backup/data-backup';
import { isNotComplete, needsPassphrase } from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { entities } from '@sitewright/domain/webhooks/webhook';
import { addUpAgain } from '../costs/public.ts';
import { announce } from '../platform/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import { sealerOfOrganization } from '../workforce/public.ts';
import {
  type BackupContext,
  isExpected,
  mayIdle,
  sentenceOf,
  type Tell,
  teller,
  watched,
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
import { erasedIn } from './erased.ts';
import { putFilesBack } from './files-back.ts';
import { checkWhole, makeBackupNow } from './make-backup.ts';
import { openLock } from './passphrase.ts';
import { rangesOf } from './ranges.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { type Opener, type Restored, restoreTables } from './restore-tables.ts';

export type RestoreAsked = {
  backupId: number;
  mode: RestoreMode;
  passphrase?: string | undefined;
};
type RestoreOrdered = RestoreAsked & { actor: Actor };

/** Makes the safety backup, checks the archive, and restores it. It ends done or failed, with the reason. */
export const restoreBackup = (backupContext: BackupContext, asked: RestoreOrdered) =>
  watched(backupContext, asked.backupId, async () => {
    const row = await backupContext.inOrganization((tx) => findBackup(tx, asked.backupId));
    if (row.metadata.restoration?.status !== 'waiting') return;
    const put: string[] = [];
    try {
      const safetyId = await makeSafety(backupContext, asked.actor);
      await note(backupContext, row.id, { status: 'working', safetyId });
      await checkWhole(backupContext, row);
      const archive = await archiveOf(backupContext, row);
      await backupContext.inOrganization((tx) =>
        restoreAll(tx, backupContext, { row, archive, asked, put }),
      );
    } catch (error) {
      for (const key of put) await backupContext.storage.remove(key);
      await note(backupContext, row.id, { status: 'failed', problem: sentenceOf(error) });
      if (!isExpected(error)) throw error;
    }
  });

type Noted = Partial<NonNullable<StoredBackup['metadata']['restoration']>>;

export const note = (backupContext: BackupContext, id: number, changes: Noted) =>
  backupContext.inOrganization((tx) => noteIn(tx, id, changes));

export async function noteIn(tx: Tx, id: number, changes: Noted): Promise<void> {
  const { metadata } = await lockBackup(tx, id);
  if (!metadata.restoration) return;
  const restoration = { ...metadata.restoration, ...changes };
  await saveBackup(tx, id, { metadata: { ...metadata, restoration }, progress: null });
}

/** Without files: restoring never takes one away. */
async function makeSafety(backupContext: BackupContext, actor: Actor): Promise<number> {
  const asked = { backupType: 'safety', includesFiles: false } as const;
  const { id } = await backupContext.inOrganization((tx) =>
    insertBackup(tx, { ...asked, metadata: { secrets: 'kept' } }, actor, backupContext.now()),
  );
  await makeBackupNow(backupContext, { backupId: id });
  const safety = await backupContext.inOrganization((tx) => findBackup(tx, id));
  if (safety.status !== 'completed') throw new Refused(isNotComplete);
  return id;
}

export function archiveOf(backupContext: BackupContext, row: StoredBackup): Promise<Archive> {
  const { filePath, fileSize, organizationId } = row;
  if (!filePath || !fileSize) throw new Refused(isNotComplete);
  return openArchive(backupContext, { filePath, fileSize, organizationId });
}

type Whole = { row: StoredBackup; archive: Archive; asked: RestoreAsked; put: string[] };

async function restoreAll(
  tx: Tx,
  backupContext: BackupContext,
  { row, archive, asked, put }: Whole,
) {
  const tell = teller(backupContext, row.id);
  const restored = await restoreRows(tx, backupContext, archive, asked, tell);
  await putFilesBack(backupContext.storage, archive, restored, put);
  await noteIn(tx, row.id, {
    status: 'done',
    tables: restored.tables,
    files: put.length,
    added: rangesOf(restored.added),
    overwritten: rangesOf(restored.overwritten),
  });
  await announceAll(tx);
}

async function restoreRows(
  tx: Tx,
  backupContext: Pick<BackupContext, 'secrets'>,
  archive: Archive,
  { mode, passphrase }: Omit<RestoreAsked, 'backupId'>,
  tell: Tell,
): Promise<Restored> {
  await mayIdle(tx);
  const all = archive.manifest.parts.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  const onTable = counting(all, tell);
  const catalogue = await readCatalogue(tx);
  if (mode === 'copy') return copyContracts({ tx, archive, catalogue, onTable });
  const opener = await openerOf(tx, backupContext, archive, passphrase);
  const erased = await erasedIn(tx);
  const restored = await restoreTables({ tx, archive, mode, catalogue, opener, erased, onTable });
  // All other sums the database keeps by itself.
  await addUpAgain(tx, [...(restored.added.get('cost_rows') ?? [])]);
  return restored;
}

/** How many rows so far, of all tables together. */
function counting(all: number, tell: Tell) {
  let before = 0;
  let last = { table: '', rows: 0 };
  return async (table: string, rows: number) => {
    if (table !== last.table) before += last.rows;
    last = { table, rows };
    await tell({ part: table, done: Math.min(all, before + rows), all });
  };
}

async function openerOf(
  tx: Tx,
  { secrets }: Pick<BackupContext, 'secrets'>,
  { manifest }: Archive,
  passphrase: string | undefined,
): Promise<Opener> {
  if (manifest.secrets === 'kept') return 'kept';
  if (manifest.secrets === 'none' || !manifest.lock) return;
  if (passphrase === undefined) throw refusedAt('passphrase', needsPassphrase);
  const smith = await openLock(manifest.lock, passphrase);
  return { smith, sealer: await sealerOfOrganization(tx, secrets) };
}

/** Whoever has a page open reads it again. */
export async function announceAll(tx: Tx): Promise<void> {
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

/** Restores it and takes everything back again: what it tells is what would happen, to the row. */
export async function tryRestoring(
  backupContext: BackupContext,
  asked: RestoreAsked,
): Promise<Comparison> {
  const row = await backupContext.inOrganization((tx) => findBackup(tx, asked.backupId));
  const archive = await archiveOf(backupContext, row);
  try {
    return await backupContext.inOrganization(async (tx) => {
      const tried = await restoreRows(tx, backupContext, archive, asked, async () => {});
      const { tables, differences, copies } = tried;
      throw new RolledBack({ tables, differences, files: new Set(tried.files).size + copies.size });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.comparison;
    throw error;
  }
}
