import type { Photo } from '@sitewright/domain/files/photo';
import { eq } from 'drizzle-orm';
import { discard } from '../platform/files/discard.ts';
import { asJpeg } from '../platform/files/images.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { Picture } from '../platform/pdf/print.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { columnName, type Tx } from '../platform/tenancy.ts';
import type { OwnerRules } from './owners.ts';
import {
  deleteReaction as deleteReactionIn,
  insertReaction as insertReactionIn,
  withReactionsIn as reactionsIn,
} from './reactions.ts';
import {
  withTakenAt as dateOf,
  insertFile as insert,
  type Owner,
  contentUrl as urlOf,
} from './store.ts';
import { files } from './table.ts';

/** What a record type defines for its files. */
export type FileOwner = OwnerRules;

export const contentUrl = urlOf;

export const insertFile = insert;

/** For comments of other features, whose reactions are in a table of their own. */
export const insertReaction = insertReactionIn;
export const deleteReaction = deleteReactionIn;
export const withReactionsIn = reactionsIn;

/** The camera's time first; a browser that resized the picture sends the time it read. */
export const withTakenAt = dateOf;

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
  const rows = ids.length > 0 ? await queryRows<Row>(tx, text, [ids]) : [];
  const photos = new Map<number, Photo[]>(ids.map((id) => [id, []]));
  for (const { ownerId, ...photo } of rows)
    photos.get(ownerId)?.push({ ...photo, url: contentUrl(photo.id) });
  return ({ id }: { id: number }): Photo[] => photos.get(id) ?? [];
}

type PrintPhoto = { ownerId: number; key: string; caption: string };

/** Of each record its first photos, for a print; `caption` is SQL. */
export async function listPrintPhotos(
  tx: Tx,
  owner: Owner,
  records: readonly { id: number }[],
  { caption, most }: { caption: string; most: number },
): Promise<PrintPhoto[]> {
  const column = columnName(files[owner]);
  const text = `select ${column} as "ownerId", coalesce(thumbnail, path) as key, ${caption} as caption
    from (select *, row_number() over (partition by ${column} order by id) as place from files
      where ${column} = any($1) and mimetype like 'image/%') files
    where place <= ${most} order by id`;
  return queryRows<PrintPhoto>(tx, text, [records.map(({ id }) => id)]);
}

/** The photos as pictures of a print, by their record. */
export async function readPictures(photos: readonly PrintPhoto[], storage: Storage) {
  const pictures = new Map<number, Picture[]>();
  for (const { ownerId, key, caption } of photos) {
    const bytes = await asJpeg(Buffer.concat(await (await storage.read(key)).toArray()));
    pictures.set(ownerId, [...(pictures.get(ownerId) ?? []), { bytes, caption }]);
  }
  return pictures;
}

/** For a record that is deleted permanently, or a replaced picture: the bytes are deleted too. */
export async function deleteFilesOf(tx: Tx, owner: Owner, id: number): Promise<void> {
  const gone = await tx.delete(files).where(eq(files[owner], id)).returning();
  for (const { path, thumbnail } of gone) {
    await discard(tx, path);
    await discard(tx, thumbnail);
  }
}
