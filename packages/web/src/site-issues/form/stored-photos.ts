import { dropDraft, keepDraft, readDraft } from '../../platform/draft.ts';
import { shrinkPhoto } from '../../platform/shrink-photo.ts';

type StoredPhoto = { name: string; type: string; lastModified: number; bytes: string };

/** Photos beside a draft, made small first; a browser that has no more room keeps the words alone. */
export async function keepPhotos(key: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) return dropDraft(key);
  keepDraft(key, { photos: await Promise.all(files.map(toStoredPhoto)) }, new Date());
}

export const readPhotos = (key: string): File[] =>
  readDraft(key, ({ photos }) => (photos as StoredPhoto[]).map(asFile))?.values ?? [];

async function toStoredPhoto(file: File): Promise<StoredPhoto> {
  const { name, lastModified } = file;
  const small = await shrinkPhoto(file);
  const bytes = new Uint8Array(await small.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { name, lastModified, type: small.type, bytes: btoa(letters) };
}

const asFile = ({ bytes, name, ...about }: StoredPhoto): File =>
  new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, about);
