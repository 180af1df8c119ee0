import { sql } from 'drizzle-orm';
import type { Tx } from './tenancy.ts';

/** For long work between two statements, such as reading from the store: the database would end the idle transaction. */
export const allowIdleTransaction = (tx: Tx) =>
  tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
