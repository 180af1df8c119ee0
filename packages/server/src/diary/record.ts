import { diaryApi } from '@sitewright/domain/diary/api';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import { diaryCommentRecord } from '@sitewright/domain/diary/diary-comment.record';
import { diaryEntryRecord } from '@sitewright/domain/diary/diary-entry.record';
import type { Actor } from '@sitewright/domain/kernel/access';
import { conflict, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { requireEntry } from './comments.ts';
import { markDays } from './days.ts';
import { lockDay } from './lock-day.ts';

const dayIsSealed = conflict(
  'bin.day_is_signed_off',
  'The day has since been signed off. The entry cannot be restored.',
);

const entryIsGone = conflict(
  'bin.entry_is_gone',
  'The diary entry of this comment has been deleted. Restore the entry first.',
);

type OnDay = Row & { project_id: number; date: string };

async function lockOpenDay(tx: Tx, { project_id, date }: OnDay, actor: Actor) {
  const day = await lockDay(tx, project_id, date, actor);
  refuseIf(isSignedOff(day) ? dayIsSealed : undefined);
  return day;
}

/** An entry can be restored unless its day is signed off. */
async function restoreHook(tx: Tx, record: Row, actor: Actor): Promise<void> {
  await markDays(tx, [await lockOpenDay(tx, record as OnDay, actor)], null, actor);
}

/** So can a comment, if the entry that it was on exists. */
async function commentRestoreHook(tx: Tx, record: Row, actor: Actor): Promise<void> {
  const { project_id, record_id } = record as OnDay & { record_id: number | null };
  await lockOpenDay(tx, record as OnDay, actor);
  if (record_id)
    await requireEntry(tx, project_id, record_id).catch((error: Error) => {
      throw error instanceof Refused ? new Refused(entryIsGone) : error;
    });
}

export const diaryServerRecord: ServerRecord = {
  type: diaryEntryRecord.type,
  removal: diaryApi.remove,
  restoreHook,
};

export const diaryCommentServerRecord: ServerRecord = {
  type: diaryCommentRecord.type,
  removal: diaryApi.removeComment,
  restoreHook: commentRestoreHook,
};
