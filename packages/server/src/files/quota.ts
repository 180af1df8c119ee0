import { obstacleToStoring } from '@sitewright/domain/files/quota';
import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import type { StoredFile } from '../platform/files/uploads.ts';
import { organizations } from '../platform/global-tables.ts';
import { lockId } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { files } from './table.ts';

/**
 * `otherSizes` are the columns of other features that count stored bytes. Locks the organisation, so that two uploads cannot both take the last space; rows that only refer
 * to it are not blocked.
 */
export const quotaOf =
  ({ STORAGE_QUOTA_BYTES }: Services['policy'], otherSizes: readonly PgColumn[]) =>
  async (tx: Tx, { organizationId }: Actor, { size }: StoredFile): Promise<void> => {
    await lockId(tx, organizations, organizationId, 'no key update');
    refuseIf(obstacleToStoring(size, await countBytes(tx, otherSizes), STORAGE_QUOTA_BYTES));
  };

/** Files in the bin can be restored, so their bytes still count. */
async function countBytes(tx: Tx, otherSizes: readonly PgColumn[]): Promise<number> {
  const sums = [files.size, ...otherSizes].map(
    (size) => sql`(select coalesce(sum(${size}), 0) from ${size.table})`,
  );
  const { rows } = await tx.execute<{ used: string }>(sql`
    select ${sql.join(sums, sql` + `)}
      + (select coalesce(sum((metadata ->> 'bytes')::bigint), 0) from ${recycleBin}
         where not is_restored) as used`);
  return Number(rows[0]?.used);
}
