import type { DiaryEntry, DiaryEntryDraft } from '@sitewright/domain/diary/diary-entry';
import { obstacleToLinking, unknownPhoto } from '@sitewright/domain/files/rules';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { inArray, sql } from 'drizzle-orm';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findEntry } from './entries.ts';

const { id, projectId, mimetype, diaryEntryId } = files;

/** A file of the contract that no record owns. */
const isFree = sql<boolean>`num_nonnulls(${files.diaryEntryId}, ${files.diaryCommentId},
  ${files.journalMessageId}, ${files.deliveryId}, ${files.carbonEntryId}, ${files.siteIssueId}) = 0`;

/** Photos that were uploaded to the contract become those of the entry. */
export async function linkPhotos(
  tx: Tx,
  entry: DiaryEntry,
  photos: DiaryEntryDraft['photos'],
  isDaySignedOff: boolean,
): Promise<DiaryEntry> {
  const ids = [...new Set(photos?.map((photo) => photo.id))];
  if (ids.length === 0) return entry;
  const linked = await tx
    .select({ id, projectId, mimetype, diaryEntryId, isFree })
    .from(files)
    .where(inArray(id, ids))
    .for('update');
  if (linked.length < ids.length) throw refusedAt('photos', unknownPhoto);
  const owner = { photos: entry.photos.length, isDaySignedOff };
  const obstacle = obstacleToLinking(linked, entry, owner);
  if (obstacle) throw refusedAt('photos', obstacle);
  await tx.update(files).set({ diaryEntryId: entry.id }).where(inArray(id, ids));
  return findEntry(tx, entry.id);
}
