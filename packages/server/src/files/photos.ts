import type { Photo } from '@sitewright/domain/files/photo';
import { eq } from 'drizzle-orm';
import { discard } from '../platform/discard.ts';
import type { Tx } from '../platform/tenancy.ts';
import { files } from './table.ts';

/** What a file may belong to, besides its contract. */
export type Owner = 'diaryEntryId' | 'diaryCommentId' | 'journalMessageId';

export const contentUrl = (id: number): string => `/api/files/${id}/content`;

export const toPhoto = (row: typeof files.$inferSelect): Photo => ({
  id: row.id,
  url: contentUrl(row.id),
  filename: row.filename,
  size: row.size,
  type: row.mimetype as Photo['type'],
  uploadedAt: row.createdAt.toISOString(),
});

/** For a record that is deleted for good, or whose picture is replaced: the bytes go as well. */
export async function deleteFilesOf(tx: Tx, owner: Owner, id: number): Promise<void> {
  const gone = await tx.delete(files).where(eq(files[owner], id)).returning();
  for (const { path, thumbnail } of gone) {
    await discard(tx, path);
    await discard(tx, thumbnail);
  }
}
