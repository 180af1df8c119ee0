import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/** For those whom nobody vouches for, and who learn in mid-transaction whose organisation it is. */
export const enterOrganization = (tx: Tx, organizationId: number) =>
  tx.execute(sql`select set_config('app.org', ${String(organizationId)}, true)`);
