import { editBeforeSignOff } from '@sitewright/domain/diary/amended-fields';
import type { StoredDay } from '@sitewright/domain/diary/day';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { amendableContent } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { desc, eq } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Reason } from './days.ts';
import { diaryAmendments } from './table.ts';

type Amended = { before: DiaryEntry | null; after: DiaryEntry; reason: Reason };

/** On a signed day both versions are stored, with the author and the reason. */
export async function saveAmendment(
  tx: Tx,
  days: readonly StoredDay[],
  { before, after, reason }: Amended,
  actor: Actor,
): Promise<void> {
  if (!reason || !days.some(isSignedOff)) return;
  await tx.insert(diaryAmendments).values({
    diaryEntryId: after.id,
    reason,
    before: before && { ...amendableContent(before), ...editBeforeSignOff(before) },
    after: amendableContent(after),
    amendedBy: actor.userId,
    amendedByName: await findUserName(tx, actor),
  });
}

export async function listAmendments(tx: Tx, { id }: DiaryEntry): Promise<Amendment[]> {
  const rows = await tx
    .select()
    .from(diaryAmendments)
    .where(eq(diaryAmendments.diaryEntryId, id))
    .orderBy(desc(diaryAmendments.id));
  return rows.map((row) => ({ ...row, amendedAt: row.amendedAt.toISOString() }));
}
