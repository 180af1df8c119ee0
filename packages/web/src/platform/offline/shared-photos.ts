import { openDatabase, readKey } from './database.ts';
import { sealBytes, unsealBytes } from './sealing.ts';

type StoredPhoto = { name: string; type: string; lastModified: number; sealed: ArrayBuffer };

const name = 'shared photos';
/** The maximum for one entry. */
const most = 20;

/** Photos that another app on this phone has shared, until the next page asks where to put them; none while signed out. */
export async function keepShared(files: readonly File[]): Promise<void> {
  const held = await readKey();
  if (!held) return;
  const photos = files.filter(({ type }) => type.startsWith('image/')).slice(0, most);
  const stored = await Promise.all(
    photos.map(async (photo): Promise<StoredPhoto> => {
      const sealed = await sealBytes(held.key, await photo.arrayBuffer());
      return { name: photo.name, type: photo.type, lastModified: photo.lastModified, sealed };
    }),
  );
  await (await openDatabase()).put('meta', stored, name);
}

/** They are given once: afterwards they are with the page only. */
export async function takeShared(): Promise<File[]> {
  const held = await readKey();
  const database = await openDatabase();
  const stored = ((await database.get('meta', name)) as StoredPhoto[] | undefined) ?? [];
  await database.delete('meta', name);
  if (!held) return [];
  return Promise.all(
    stored.map(
      async ({ sealed, name: fileName, ...about }) =>
        new File([await unsealBytes(held.key, sealed)], fileName, about),
    ),
  );
}
