import type { Actor } from '@sitewright/domain/kernel/access';
import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { expectRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listGangs as gangs } from './gang-store.ts';
import { listRollCallTicks as ticks } from './roll-call-store.ts';
import { listBoard as board } from './store.ts';
import { labourGangMembers, labourGangs, labourSessions } from './table.ts';

export const listGangs = gangs;

/** Open sessions of a contract, those that finished today, and those of the last days to be checked. */
export const listBoard = board;

/** Who is accounted for at the roll call of a contract on a day. */
export const listRollCallTicks = ticks;

export const expectGang = (tx: Tx, id: number): Promise<void> => expectRow(tx, labourGangs, id);

/** For its next sessions, if it has no rate yet and none of its members has their own. */
export async function keepRateOfGang(
  tx: Tx,
  gangId: number,
  hourlyRate: string,
  actor: Actor,
): Promise<void> {
  const members = tx
    .select({ id: labourGangMembers.id })
    .from(labourGangMembers)
    .where(eq(labourGangMembers.gangId, gangId));
  await tx
    .update(labourGangs)
    .set({ hourlyRate, ...updatedBy(actor) })
    .where(and(eq(labourGangs.id, gangId), isNull(labourGangs.hourlyRate), notExists(members)));
}

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
