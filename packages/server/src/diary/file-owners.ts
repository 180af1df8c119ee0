import { isSignedOff } from '@sitewright/domain/diary/day-status';
import {
  obstacleToCommentPhoto,
  obstacleToEntryPhoto,
  type PhotoOwner,
} from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { eq } from 'drizzle-orm';
import type { FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import { findRow, lockId, lockRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockDay } from './lock-day.ts';
import { diaryComments, diaryEntries } from './table.ts';

/**
 * Locks the day first, as every writer does, and then the entry, so that two users cannot both add
 * the last photo.
 */
export async function lockEntryForPhoto(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<PhotoOwner & { projectId: number }> {
  const { projectId, date } = await findRow(tx, diaryEntries, id);
  const isDaySignedOff = isSignedOff(await lockDay(tx, projectId, date, actor));
  await lockId(tx, diaryEntries, id);
  const photos = await tx.$count(files, eq(files.diaryEntryId, id));
  return { projectId, photos, isDaySignedOff };
}

export async function lockCommentForPhoto(tx: Tx, id: number) {
  const { projectId } = await lockRow(tx, diaryComments, id);
  return { projectId, photos: await tx.$count(files, eq(files.diaryCommentId, id)) };
}

async function lockDayOfComment(tx: Tx, id: number, actor: Actor) {
  const { projectId, date } = await findRow(tx, diaryComments, id);
  return { isDaySignedOff: isSignedOff(await lockDay(tx, projectId, date, actor)) };
}

export const entryFiles: FileOwner = {
  lockDay: lockEntryForPhoto,
  obstacleToRestoring: async (tx, id, actor) =>
    obstacleToEntryPhoto(await lockEntryForPhoto(tx, id, actor)),
};

export const commentFiles: FileOwner = {
  lockDay: lockDayOfComment,
  obstacleToRestoring: async (tx, id) => obstacleToCommentPhoto(await lockCommentForPhoto(tx, id)),
};
