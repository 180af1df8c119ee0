import type { Actor } from '@sitewright/domain/kernel/access';
import { and, inArray, isNull } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { expectRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { labourGangs, labourSessions } from './table.ts';

export const expectGang = (tx: Tx, id: number): Promise<void> => expectRow(tx, labourGangs, id);

/** Agrees the rate of sessions that have none. */
export async function agreeRate(
  tx: Tx,
  sessionIds: readonly number[],
  hourlyRate: string,
  actor: Actor,
): Promise<void> {
  await tx
    .update(labourSessions)
    .set({ hourlyRate, ...updatedBy(actor) })
    .where(and(inArray(labourSessions.id, [...sessionIds]), isNull(labourSessions.hourlyRate)));
}
