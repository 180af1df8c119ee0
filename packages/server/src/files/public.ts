import type { Photo } from '@sitewright/domain/files/photo';
import { plausibleTime } from '@sitewright/domain/files/taken';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found, type Problem } from '@sitewright/domain/kernel/problem';
import type { PhotoStage } from '@sitewright/domain/site-issues/issue-values';
import { eq } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { discard } from '../platform/discard.ts';
import { rowsOf } from '../platform/prepared.ts';
import { columnName, type Tx } from '../platform/tenancy.ts';
import type { Stored } from '../platform/uploads.ts';
import { files } from './table.ts';

/** What a file may belong to besides its contract. */
export type Owner =
  | 'diaryEntryId'
  | 'diaryCommentId'
  | 'journalMessageId'
  | 'deliveryId'
  | 'carbonEntryId'
  | 'siteIssueId';

/** What a record says of its files; `app.ts` hands the owners of all features to the routes. */
export type FileOwner = {
  /** Locks the diary day of the record: the files of a signed-off day stay as they are. */
  lockDay?: (tx: Tx, id: number, actor: Actor) => Promise<{ isDaySignedOff: boolean }>;
  /** Locks the record; why it takes no further file, if so. */
  obstacleToRestoring: (tx: Tx, id: number, actor: Actor) => Promise<Problem | undefined>;
};

type Belonging = { projectId: number; stage?: PhotoStage } & Partial<Record<Owner, number>>;
type TakenAt = { takenAt?: string | undefined };

export const contentUrl = (id: number): string => `/api/files/${id}/content`;

export async function insertFile(tx: Tx, belonging: Belonging, stored: Stored, actor: Actor) {
  const { key: path, type: mimetype, ...about } = stored;
  const [row] = await tx
    .insert(files)
    .values({ ...belonging, ...about, path, mimetype, ...createdBy(actor) })
    .returning();
  return found(row);
}

/** The camera's time first; a browser that resized the picture sends the time it read. */
export const dated = (stored: Stored, { takenAt }: TakenAt, now: Date): Stored => ({
  ...stored,
  takenAt: plausibleTime([stored.takenAt, takenAt ? new Date(takenAt) : null], now),
});

/** A new photo as shown in its record. */
export const toPhoto = (row: typeof files.$inferSelect): Photo => ({
  id: row.id,
  url: contentUrl(row.id),
  filename: row.filename,
  size: row.size,
  type: row.mimetype as Photo['type'],
  uploadedAt: row.createdAt.toISOString(),
});

type Row = Omit<Photo, 'url'> & { ownerId: number };

/** Loads the photos of all records at once; returns a lookup by record. */
export async function photosOf(tx: Tx, owner: Owner, records: readonly { id: number }[]) {
  const column = columnName(files[owner]);
  const text = `select ${column} as "ownerId", id, filename, size, mimetype as type,
    created_at as "uploadedAt" from files
    where ${column} = any($1) and mimetype like 'image/%' order by id`;
  const ids = records.map(({ id }) => id);
  const rows = ids.length > 0 ? await rowsOf<Row>(tx, text, [ids]) : [];
  const photos = new Map<number, Photo[]>(ids.map((id) => [id, []]));
  for (const { ownerId, ...photo } of rows)
    photos.get(ownerId)?.push({ ...photo, url: contentUrl(photo.id) });
  return ({ id }: { id: number }): Photo[] => photos.get(id) ?? [];
}

/** For a record that is deleted for ever, or a replaced picture: the bytes are deleted too. */
export async function deleteFilesOf(tx: Tx, owner: Owner, id: number): Promise<void> {
  const gone = await tx.delete(files).where(eq(files[owner], id)).returning();
  for (const { path, thumbnail } of gone) {
    await discard(tx, path);
    await discard(tx, thumbnail);
  }
}
