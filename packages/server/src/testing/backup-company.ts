import { backedUpTables } from '@sitewright/domain/backup/backup-contents';
import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { sql } from 'drizzle-orm';
import { type BackupJob, fromQueuedOrder } from '../backup/backup-job.ts';
import { runBackupOrder } from '../backup/backup-task.ts';
import { findBackup } from '../backup/data-backups.ts';
import { openArchive } from '../backup/read-archive.ts';
import { runInOrganizationWith, type Tx } from '../platform/tenancy.ts';
import type { TestApi } from './api.ts';
import { backupContextOf } from './backups.ts';
import type { Caller } from './caller.ts';
import { type Organization, secrets } from './organization.ts';

type Us = { us: Organization; admin: Caller };

/** A company that makes and restores backups through the API; queued orders run at once. */
export function makeBackupCompany(api: TestApi) {
  const tools = { pool: api.pool, storage: api.storage, secrets };
  const within = runInOrganizationWith(api.pools.app);

  async function workOff(organizationId: number) {
    const { rows } = await api.pools.owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'backup'
         and (j.payload ->> 'organizationId')::int = $1
       returning j.id, j.payload -> 'payload' as asked`,
      [organizationId],
    );
    const backupContext = backupContextOf(tools, organizationId);
    for (const { asked: order } of rows.sort((a, b) => a.id - b.id))
      await runBackupOrder(backupContext, fromQueuedOrder(order as BackupJob));
  }

  const read = ({ admin }: Us, backupId: number) =>
    admin.call(dataBackupApi.readBackup, { params: { backupId } });

  const archiveOf = async ({ us }: Us, backupId: number) => {
    const row = await within(us.id, (tx) => findBackup(tx, backupId));
    const file = { filePath: String(row.filePath), fileSize: Number(row.fileSize) };
    return openArchive(tools, { ...file, organizationId: us.id });
  };

  return {
    within,
    workOff,
    async backedUp(we: Us, over = {}) {
      const body = { backupType: 'full', ...over } as const;
      const { id } = await we.admin.call(dataBackupApi.makeBackup, { body });
      await workOff(we.us.id);
      return read(we, id);
    },
    bytesOf: async (admin: Caller, backupId: number) =>
      (await admin.send(dataBackupApi.downloadBackup, { params: { backupId } })).rawPayload,
    async brought(we: Us, bytes: Buffer) {
      const body = { fileName: 'mine.zip', fileSize: bytes.length };
      const { id: backupId } = await we.admin.call(dataBackupApi.startUpload, { body });
      for (let place = 0; place * pieceBytes < bytes.length; place++) {
        const piece = bytes.subarray(place * pieceBytes, (place + 1) * pieceBytes);
        const sent = { bytes: piece.toString('base64') };
        await we.admin.call(dataBackupApi.sendPiece, { params: { backupId, place }, body: sent });
      }
      await we.admin.call(dataBackupApi.finishUpload, { params: { backupId } });
      await workOff(we.us.id);
      return read(we, backupId);
    },
    async restored(we: Us, backupId: number, over = {}) {
      const body = { organizationName: 'Quay Street Ltd', ...over };
      await we.admin.call(dataBackupApi.restoreBackup, { params: { backupId }, body });
      await workOff(we.us.id);
      return (await read(we, backupId)).restoration;
    },
    partsOf: async (we: Us, backupId: number) => (await archiveOf(we, backupId)).manifest.parts,
    /** The manifest and all rows as text. */
    async wordsOf(we: Us, backupId: number) {
      const archive = await archiveOf(we, backupId);
      const lines: string[] = [JSON.stringify(archive.manifest)];
      for (const table of backedUpTables)
        if (archive.has(`data/${table}.ndjson`))
          for await (const line of archive.linesOf(table)) lines.push(line);
      return lines.join('\n');
    },
    /** Every row that a backup could hold, in its current state. */
    recordsOf: (organizationId: number) =>
      within(organizationId, async (tx) => {
        const records: Record<string, unknown[]> = {};
        for (const table of backedUpTables)
          records[table] = (
            await tx.execute(sql`select * from ${sql.identifier(table)} order by id`)
          ).rows;
        return records;
      }),
    remove: (tx: Tx, table: string) => tx.execute(sql`delete from ${sql.identifier(table)}`),
    /** As if the records had not been changed for so long. */
    age: (organizationId: number, backupId: number, by: string) =>
      within(organizationId, (tx) =>
        tx.execute(sql`
          update data_backups set seen_at = now() - ${by}::interval where id = ${backupId}`),
      ),
  };
}
