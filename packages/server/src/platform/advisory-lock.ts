import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/** Of those in one organisation who do the same at once, one after the other, each until its commit. */
export const advisoryLock = (tx: Tx, at: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${at}), current_setting('app.org')::int)`);
