import type { Holder } from '@sitewright/domain/files/rules';
import { believedTime } from '@sitewright/domain/files/taken';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDay } from '../diary/days.ts';
import { diaryComments, diaryEntries } from '../diary/table.ts';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Stored } from '../platform/uploads.ts';
import type { Owner } from './photos.ts';
import { files } from './table.ts';

type Belonging = { projectId: number } & Partial<Record<Owner, number>>;
type Told = { takenAt?: string | undefined };

export async function insertFile(tx: Tx, belonging: Belonging, stored: Stored, actor: Actor) {
  const { key: path, type: mimetype, ...about } = stored;
  const [row] = await tx
    .insert(files)
    .values({ ...belonging, ...about, path, mimetype, ...createdBy(actor) })
    .returning();
  return found(row);
}

/** The camera's own word first; a browser that made the picture smaller tells what it read there. */
export const dated = (stored: Stored, { takenAt }: Told, now: Date): Stored => ({
  ...stored,
  takenAt: believedTime([stored.takenAt, takenAt ? new Date(takenAt) : null], now),
});

/**
 * Its day is locked first, as whoever writes or signs it off does; then the entry, so that of two who
 * add the last photo one waits and is told.
 */
export async function lockEntryForPhoto(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<Holder & { projectId: number }> {
  const isIt = eq(diaryEntries.id, id);
  const [entry] = await tx.select().from(diaryEntries).where(isIt);
  const { projectId, date } = found(entry);
  const { status } = await lockDay(tx, projectId, date, actor);
  await tx.select({ id: diaryEntries.id }).from(diaryEntries).where(isIt).for('update');
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
