import { sql } from 'drizzle-orm';
import type { Tx } from '../tenancy.ts';

/** So few that writing them ends long before the database loses its patience. */
export const rowsAtOnce = 100;

/**
 * While lost tables fill, what the database planned when they were small reads them from end to end
 * for each row; it plans again by what is there.
 */
export const discardCachedPlans = (tx: Tx) => tx.execute(sql`discard plans`);
