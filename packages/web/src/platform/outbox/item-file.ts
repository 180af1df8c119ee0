import { readKey } from '../offline/database.ts';
import type { OutboxItem } from './item.ts';
import { fileOf } from './send-item.ts';
import { readBytes } from './store.ts';

/** The file that waits, with its name and its bytes; undefined where the item has none. */
export async function fileOfItem({ seq, file }: OutboxItem): Promise<File | undefined> {
  const held = await readKey();
  const bytes = held && (await readBytes(held, seq));
  return file && bytes && fileOf(file, bytes);
}
