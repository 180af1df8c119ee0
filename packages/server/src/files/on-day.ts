import type { DayStatus } from '@sitewright/domain/diary/day';
import type { ProjectFile } from '@sitewright/domain/files/file';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDay } from '../diary/days.ts';
import { diaryComments } from '../diary/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockEntryForPhoto } from './add-file.ts';
import { findFile, lockFile } from './store.ts';

/** A file with the day that it is part of, held in the order in which everybody holds them: the day first. */
export async function lockFileOnDay(tx: Tx, id: number, actor: Actor) {
  const dayStatus = await lockDayOf(tx, await findFile(tx, id), actor);
  return { file: await lockFile(tx, id), dayStatus };
}

async function lockDayOf(tx: Tx, file: ProjectFile, actor: Actor): Promise<DayStatus | undefined> {
  const { diaryEntryId, diaryCommentId } = file;
  if (diaryEntryId) return (await lockEntryForPhoto(tx, diaryEntryId, actor)).dayStatus;
  if (!diaryCommentId) return;
  const isIt = eq(diaryComments.id, diaryCommentId);
  const [comment] = await tx.select().from(diaryComments).where(isIt);
  const { projectId, date } = found(comment);
  return (await lockDay(tx, projectId, date, actor)).status;
}
