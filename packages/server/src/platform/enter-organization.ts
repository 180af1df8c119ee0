import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/** For requests that learn in mid-transaction whose organisation it is; null leaves all of them. */
export const enterOrganization = (tx: Tx, organizationId: number | null) =>
  tx.execute(
    sql`select set_config('app.org', ${organizationId ? String(organizationId) : ''}, true)`,
  );
