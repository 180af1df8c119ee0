import type { DayStatus } from '@sitewright/domain/diary/day';
import type { ProjectFile } from '@sitewright/domain/files/file';
import type { Holder } from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDelivery } from '../deliveries/public.ts';
import { lockDay } from '../diary/public.ts';
import { diaryComments, diaryEntries } from '../diary/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findFile, lockFile } from './store.ts';
import { files } from './table.ts';

/**
 * Locks the day first, as every writer does, and then the entry, so that two users cannot both add
 * the last photo.
 */
export async function lockEntryForPhoto(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<Holder & { projectId: number }> {
  const hasId = eq(diaryEntries.id, id);
  const [entry] = await tx.select().from(diaryEntries).where(hasId);
  const { projectId, date } = found(entry);
  const { status } = await lockDay(tx, projectId, date, actor);
  await tx.select({ id: diaryEntries.id }).from(diaryEntries).where(hasId).for('update');
  const photos = await tx.$count(files, eq(files.diaryEntryId, id));
  return { projectId, photos, dayStatus: status };
}

export async function lockDiaryComment(tx: Tx, id: number) {
  const [comment] = await tx
    .select({ projectId: diaryComments.projectId })
    .from(diaryComments)
    .where(eq(diaryComments.id, id))
    .for('update');
  const photos = await tx.$count(files, eq(files.diaryCommentId, id));
  return { ...found(comment), photos };
}

/** A file with its diary day, locked in the common order: the day first. */
export async function lockFileOnDay(tx: Tx, id: number, actor: Actor) {
  const dayStatus = await lockDayOf(tx, await findFile(tx, id), actor);
  return { file: await lockFile(tx, id), dayStatus };
}

async function lockDayOf(tx: Tx, file: ProjectFile, actor: Actor): Promise<DayStatus | undefined> {
  const { diaryEntryId, diaryCommentId } = file;
  const deliveryId = await deliveryOf(tx, file);
  if (deliveryId) return (await lockDelivery(tx, deliveryId, actor)).dayStatus;
  if (diaryEntryId) return (await lockEntryForPhoto(tx, diaryEntryId, actor)).dayStatus;
  if (!diaryCommentId) return;
  const hasId = eq(diaryComments.id, diaryCommentId);
  const [comment] = await tx.select().from(diaryComments).where(hasId);
  const { projectId, date } = found(comment);
  return (await lockDay(tx, projectId, date, actor)).status;
}

/** The delivery whose ticket it shows, if any. */
async function deliveryOf(tx: Tx, { id }: ProjectFile): Promise<number | null> {
  const [row] = await tx.select().from(files).where(eq(files.id, id));
  return found(row).deliveryId;
}
