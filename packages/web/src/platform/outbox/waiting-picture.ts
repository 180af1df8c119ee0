import type { Photo } from '@sitewright/domain/files/photo';
import { readKey } from '../offline/database.ts';
import { type OutboxItem, serverTimeOf, shownId } from './item.ts';
import { changeSnapshot, outboxSnapshot, subscribeToOutbox } from './snapshot.ts';
import { readBytes } from './store.ts';

const urls = new Map<number, string>();

/** A photo that waits, as the record that it belongs to shows it. */
export const asPhoto = (item: OutboxItem): Photo => ({
  id: shownId(item),
  url: item.accepted?.url ?? urlOf(item),
  filename: item.file?.name ?? '',
  size: Math.max(1, item.size),
  type: (item.file?.type || 'image/jpeg') as Photo['type'],
  uploadedAt: serverTimeOf(item),
});

/** Empty until it has been unsealed; then it is shown. */
function urlOf({ seq, file }: OutboxItem): string {
  const known = urls.get(seq);
  if (known === undefined) {
    urls.set(seq, '');
    void load(seq, file?.type ?? '');
  }
  return known ?? '';
}

async function load(seq: number, type: string): Promise<void> {
  const held = await readKey();
  const bytes = held && (await readBytes(held, seq));
  if (!bytes) return;
  urls.set(seq, URL.createObjectURL(new Blob([bytes], { type })));
  changeSnapshot({});
}

subscribeToOutbox(() => {
  const waiting = new Set(outboxSnapshot().items.map(({ seq }) => seq));
  for (const [seq, url] of urls) {
    if (waiting.has(seq)) continue;
    URL.revokeObjectURL(url);
    urls.delete(seq);
  }
});
