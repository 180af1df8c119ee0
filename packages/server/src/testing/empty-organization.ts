import { backedUpTables } from '@sitewright/domain/backup/backup-contents';
import type { Pool } from 'pg';

/** As if all records of an organisation were lost at once, by direct access to the tables. */
export async function emptyOrganization(owner: Pool, organizationId: number): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; select set_config('app.org', '${organizationId}', true)`);
    for (const table of ['carbon_terms', 'purchase_orders', 'projects', ...backedUpTables])
      await client.query(`delete from ${table}`);
    await client.query('commit');
  } finally {
    client.release();
  }
}
