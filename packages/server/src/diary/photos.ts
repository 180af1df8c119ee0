import type { Photo } from '@sitewright/domain/files/photo';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';

type Row = Omit<Photo, 'url'> & { ownerId: number };
type Owner = 'diary_entry_id' | 'diary_comment_id';

/** The photos of all these records, read at once; tells those of each. */
export async function photosOf(tx: Tx, owner: Owner, records: readonly { id: number }[]) {
  const text = `select ${owner} as "ownerId", id, filename, size, mimetype as type,
    created_at as "uploadedAt" from files
    where ${owner} = any($1) and mimetype like 'image/%' order by id`;
  const ids = records.map(({ id }) => id);
  const rows = ids.length > 0 ? await rowsOf<Row>(tx, text, [ids]) : [];
  const photos = new Map<number, Photo[]>(ids.map((id) => [id, []]));
  for (const { ownerId, ...photo } of rows)
    photos.get(ownerId)?.push({ ...photo, url: `/api/files/${photo.id}/content` });
  return ({ id }: { id: number }): Photo[] => photos.get(id) ?? [];
}
