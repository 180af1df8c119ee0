import { found } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/** The organisation of the transaction, for code that has nothing else. */
export async function organizationOf(tx: Tx): Promise<{ organizationId: number }> {
  const { rows } = await tx.execute<{ organizationId: number }>(
    sql`select current_setting('app.org')::int as "organizationId"`,
  );
  return found(rows[0]);
}
