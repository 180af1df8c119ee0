import type { Actor } from '@sitewright/domain/kernel/access';
import type { Pool } from 'pg';
import type { BackupContext } from '../backup/backup-context.ts';
import { insertBackup, saveBackup } from '../backup/data-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { Secrets } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';

type Tools = { pool: Pool; storage: Storage; secrets: Secrets };

/** Makes and restores backups of an organisation without a queue. */
export const backupContextOf = (
  { pool, storage, secrets }: Tools,
  organizationId: number,
): BackupContext => ({
  storage,
  secrets,
  inOrganization: (work) => asOrganization(pool, organizationId, work),
  now: () => new Date(),
});

/** A small complete backup, one that was restored, and one that is being uploaded. */
export async function backupsOf(tools: Tools, actor: Actor) {
  const backupContext = backupContextOf(tools, actor.organizationId);
  const aBackup = async () => {
    const scope = { backupType: 'module' as const, tables: ['labour_gangs'] };
    const draft = { ...scope, includesFiles: false };
    const { id } = await backupContext.inOrganization((tx) =>
      insertBackup(tx, draft, actor, backupContext.now()),
    );
    await makeBackup(backupContext, { backupId: id });
    return id;
  };
  const [backupId, restoredBackupId] = [await aBackup(), await aBackup()];
  return backupContext.inOrganization(async (tx) => {
    const restoration = { ...done, at: backupContext.now().toISOString(), safetyId: backupId };
    await saveBackup(tx, restoredBackupId, { metadata: { restoration } });
    const upload = { fileSize: 120, metadata: { isUploaded: true } };
    const draft = { backupType: 'full', ...upload } as const;
    const { id: uploadedBackupId } = await insertBackup(tx, draft, actor, backupContext.now());
    return { backupId, restoredBackupId, uploadedBackupId };
  });
}

const done = {
  mode: 'missing' as const,
  status: 'done' as const,
  byName: 'Ann Ray',
  problem: null,
  tables: [],
  files: 0,
  added: {},
  overwritten: {},
};
