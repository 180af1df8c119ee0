import type { Actor } from '@sitewright/domain/kernel/access';
import type { LabourCorrection, SessionTimes } from '@sitewright/domain/labour/correction';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { timesOf } from '@sitewright/domain/labour/session-times';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { labourCorrections } from './table.ts';

/** Stores the original next to the corrected values. */
export async function insertCorrection(
  tx: Tx,
  before: LabourSession,
  after: LabourSession,
  { reason, actor, now }: { reason: string; actor: Actor; now: Date },
): Promise<void> {
  await tx.insert(labourCorrections).values({
    sessionId: after.id,
    reason,
    before: timesOf(before),
    after: timesOf(after),
    createdAt: now,
    ...createdBy(actor),
  });
}

/** Newest first. */
export async function listCorrections(tx: Tx, sessionId: number): Promise<LabourCorrection[]> {
  const rows = await tx
    .select({ ...getTableColumns(labourCorrections), correctedByName: users.name })
    .from(labourCorrections)
    .leftJoin(users, eq(users.id, labourCorrections.createdBy))
    .where(eq(labourCorrections.sessionId, sessionId))
    .orderBy(desc(labourCorrections.id));
  return rows.map(({ createdAt, before, after, ...row }) => ({
    ...row,
    // Written by `insertCorrection` alone.
    before: before as SessionTimes,
    after: after as SessionTimes,
    correctedAt: createdAt.toISOString(),
  }));
}
