import type { Actor } from '@sitewright/domain/kernel/access';
import type { Pool } from 'pg';
import { insertBackup, saveBackup } from '../backup/data-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Workshop } from '../backup/workshop.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Storage } from '../platform/storage.ts';
import { asOrganization } from '../platform/tenancy.ts';

type Tools = { pool: Pool; storage: Storage; secrets: Secrets };

/** Where backups of an organisation are made and restored, without a queue. */
export const workshopOf = (
  { pool, storage, secrets }: Tools,
  organizationId: number,
): Workshop => ({
  storage,
  secrets,
  inOrganization: (work) => asOrganization(pool, organizationId, work),
  now: () => new Date(),
});

/** A small one that is complete, one that was restored, and one that somebody is bringing. */
export async function backupsOf(tools: Tools, actor: Actor) {
  const workshop = workshopOf(tools, actor.organizationId);
  const aBackup = async () => {
    const what = { backupType: 'module' as const, tables: ['labour_gangs'] };
    const asked = { ...what, includesFiles: false };
    const { id } = await workshop.inOrganization((tx) =>
      insertBackup(tx, asked, actor, workshop.now()),
    );
    await makeBackup(workshop, { backupId: id });
    return id;
  };
  const [backupId, restoredBackupId] = [await aBackup(), await aBackup()];
  return workshop.inOrganization(async (tx) => {
    const restoration = { ...done, at: workshop.now().toISOString(), safetyId: backupId };
    await saveBackup(tx, restoredBackupId, { metadata: { restoration } });
    const upload = { fileSize: 120, metadata: { isUploaded: true } };
    const asked = { backupType: 'full', ...upload } as const;
    const { id: uploadedBackupId } = await insertBackup(tx, asked, actor, workshop.now());
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
