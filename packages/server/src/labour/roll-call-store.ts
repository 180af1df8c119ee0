import type { RollCallTick } from '@sitewright/domain/labour/roll-call-api';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { rollCallTicks } from './roll-call-table.ts';

/** Who is accounted for at the roll call of a contract on a day. */
export async function listRollCallTicks(
  tx: Tx,
  projectId: number,
  date: string,
): Promise<(RollCallTick & { date: string })[]> {
  const isOfDay = and(eq(rollCallTicks.projectId, projectId), eq(rollCallTicks.date, date));
  const rows = await tx.select().from(rollCallTicks).where(isOfDay).orderBy(asc(rollCallTicks.id));
  return rows.map((row) => ({ ...toTick(row), date: row.date }));
}

export const toTick = (row: typeof rollCallTicks.$inferSelect): RollCallTick => ({
  ...row,
  accountedAt: row.accountedAt.toISOString(),
});
