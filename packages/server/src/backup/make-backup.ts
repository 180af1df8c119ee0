import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { archiveDamaged } from '@sitewright/domain/backup/data-backup-rules';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { activityHeads } from '../activity/table.ts';
import { findCompanyName } from '../organizations/public.ts';
import { allowIdleTransaction } from '../platform/allow-idle-transaction.ts';
import { fileKeysIn } from '../platform/bin/recycle.ts';
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
import { enqueueRemoval } from './backup-job.ts';
import { type Catalogue, readCatalogue, type SecretsMode } from './catalogue.ts';
import { expiryOf, findBackup, type StoredBackup, saveBackup } from './data-backups.ts';
import {
  format,
  formatVersion,
  type Lock,
  type Manifest,
  type Part,
  schemaOf,
  sealManifest,
} from './manifest.ts';
import { newLock, type PassphraseCipher } from './passphrase.ts';
import { checkSeal, openArchive } from './read-archive.ts';
import { scopeOf } from './scope.ts';
import { encryptLine } from './sealed-lines.ts';
import { peoplePart, SnapshotReader, snapshotLines } from './snapshot.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

type BackupRequest = { backupId: number; passphrase?: string | undefined };

/** Makes the requested backup and verifies it; ends complete or failed, with the reason. */
export const makeBackup = (backupContext: BackupContext, request: BackupRequest) =>
  withHeartbeat(backupContext, request.backupId, () => runBackup(backupContext, request));

export async function runBackup(
  backupContext: BackupContext,
  { backupId, passphrase }: BackupRequest,
) {
  const row = await backupContext.inOrganization((tx) => findBackup(tx, backupId));
  if (row.status !== 'in_progress') return;
  try {
    await write(backupContext, row, passphrase);
    await backupContext.inOrganization((tx) => saveBackup(tx, backupId, { status: 'verifying' }));
    await completeBackup(backupContext, backupId);
  } catch (error) {
    await failBackup(backupContext, row, error);
    if (!isExpected(error)) throw error;
  }
}

export async function failBackup(
  backupContext: BackupContext,
  row: Pick<StoredBackup, 'id' | 'filePath'>,
  error: unknown,
): Promise<void> {
  const problem = userMessageOf(error);
  await backupContext.inOrganization(async (tx) => {
    await saveBackup(tx, row.id, { status: 'failed', problem, progress: null, fileSize: null });
    await enqueueRemoval(tx, row);
  });
}

/** Verifies the stored archive by reading all of it. */
export async function completeBackup(
  backupContext: BackupContext,
  backupId: number,
): Promise<void> {
  const row = await backupContext.inOrganization((tx) => findBackup(tx, backupId));
  const manifest = await verifyArchive(backupContext, row);
  const now = backupContext.now();
  await backupContext.inOrganization((tx) =>
    saveBackup(tx, backupId, {
      status: 'completed',
      progress: null,
      problem: null,
      verifiedAt: now,
      completedAt: row.completedAt ?? now,
      expiresAt: row.expiresAt ?? expiryOf(row, now),
      backupType: manifest.backupType,
      projectIds: manifest.projectIds,
      includesFiles: manifest.includesFiles,
      metadata: { ...row.metadata, ...countsOf(manifest), secrets: manifest.secrets },
    }),
  );
}

export async function verifyArchive(
  backupContext: BackupContext,
  row: StoredBackup,
): Promise<Manifest> {
  const { filePath, fileSize, organizationId } = row;
  if (!filePath || !fileSize) throw new Refused(archiveDamaged);
  const stored = { filePath, fileSize, organizationId };
  const reportProgress = progressReporter(backupContext, row.id);
  let done = 0;
  const onBytes = async (bytes: number) => {
    done += bytes;
    const all = Math.ceil((2 * fileSize) / pieceBytes);
    await reportProgress({
      part: 'verifying',
      done: Math.min(all, Math.floor(done / pieceBytes)),
      all,
    });
  };
  await checkSeal(backupContext, stored, onBytes);
  const archive = await openArchive(backupContext, stored);
  await archive.check(onBytes);
  return archive.manifest;
}

const countsOf = ({ parts }: Manifest) => ({
  rows: parts
    .filter(({ name }) => name.startsWith('data/'))
    .reduce((sum, { rows }) => sum + (rows ?? 0), 0),
  files: parts.filter(({ name }) => name.startsWith('files/')).length,
});

type Locked = { cipher: PassphraseCipher; lock: Lock } | undefined;

async function write(
  backupContext: BackupContext,
  row: StoredBackup,
  passphrase: string | undefined,
) {
  const locked = passphrase === undefined ? undefined : await newLock(passphrase);
  const reportProgress = progressReporter(backupContext, row.id);
  const archive = writeArchive(backupContext, String(row.filePath));
  try {
    const snapshot = await backupContext.inOrganization((tx) =>
      writeRows(tx, backupContext, { row, archive, locked, reportProgress }),
    );
    const { parts, missingFiles } = await writeFiles(backupContext, {
      archive,
      reportProgress,
      ...snapshot,
    });
    const manifest = sealManifest(
      { ...snapshot.about, missingFiles, parts: [...snapshot.parts, ...parts] },
      backupContext.secrets,
    );
    const fileSize = await archive.finish(JSON.stringify(manifest, null, 1));
    await backupContext.inOrganization((tx) => saveBackup(tx, row.id, { fileSize }));
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

type WriteContext = {
  row: StoredBackup;
  archive: ArchiveWriter;
  locked: Locked;
  reportProgress: ReportProgress;
};

async function writeRows(tx: Tx, { secrets }: BackupContext, writing: WriteContext) {
  const { row, archive, locked, reportProgress } = writing;
  await allowIdleTransaction(tx);
  const secretsMode = row.metadata.secrets ?? 'none';
  const catalogue = await readCatalogue(tx);
  const scope = scopeOf(catalogue, row, secretsMode);
  const about = await manifestHeader(tx, row, catalogue, {
    secrets: secretsMode,
    lock: locked?.lock ?? null,
  });
  const sealer = locked && (await sealerOfOrganization(tx, secrets));
  const lines = new SnapshotReader(snapshotLines(tx, catalogue, scope, secretsMode));
  await lines.open();
  const all = Object.values(lines.counts).reduce((sum, count) => sum + count, 0);
  const files = new Set<string>();
  let done = 0;
  async function* linesOf(table: string) {
    for await (const line of lines.linesOf(table)) {
      await reportProgress({ part: table, done: done++, all });
      if (row.includesFiles) for (const key of filesOf(table, line)) files.add(key);
      yield locked && sealer ? encryptLine(table, line, sealer, locked.cipher) : line;
    }
  }
  const parts: Part[] = [];
  for (const { table } of scope) {
    const part = await archive.addLines(`data/${table}.ndjson`, linesOf(table));
    if (part.rows !== lines.counts[table])
      throw new Error(`${table} has ${lines.counts[table]} rows, and ${part.rows} were written.`);
    parts.push(part);
  }
  const people = await archive.addLines('people.ndjson', lines.linesOf(peoplePart));
  // A company always has members: none means that row security hid everything.
  if (people.rows === 0) throw new Error('The company could not be read.');
  return { about, parts: [...parts, people], files: [...files].sort() };
}

const filesOf = (table: string, line: string): string[] =>
  fileKeysIn({ [table]: [JSON.parse(line)] });

type ManifestHeader = Omit<Manifest, 'seal' | 'parts' | 'missingFiles'>;

async function manifestHeader(
  tx: Tx,
  row: StoredBackup,
  catalogue: Catalogue,
  locks: { secrets: SecretsMode; lock: Lock | null },
): Promise<ManifestHeader> {
  const [head] = await tx.select().from(activityHeads);
  return {
    format,
    version: formatVersion,
    schema: schemaOf(catalogue),
    organization: { id: row.organizationId, name: await findCompanyName(tx, row) },
    backupType: row.backupType,
    projectIds: row.projectIds,
    includesFiles: row.includesFiles,
    ...locks,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    log: head ? { position: head.position, hash: head.hash } : null,
  };
}

type Files = { archive: ArchiveWriter; reportProgress: ReportProgress; files: string[] };

/** A file may have been deleted since the snapshot of the rows, with its record. */
async function writeFiles({ storage }: BackupContext, { archive, reportProgress, files }: Files) {
  const parts: Part[] = [];
  const missingFiles: string[] = [];
  for (const [done, key] of files.entries()) {
    await reportProgress({ part: 'files', done, all: files.length });
    const bytes = await storage.read(key).catch(unlessMissing);
    if (bytes) parts.push(await archive.addFile(`files/${key}`, bytes));
    else missingFiles.push(key);
  }
  return { parts, missingFiles };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Refused) || error.problem !== notFound) throw error;
}
