import 'fake-indexeddb/auto';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { act } from '@testing-library/react';
import { afterAll, beforeEach, vi } from 'vitest';
import { keptCommands } from '../diary/waiting.ts';
import { keptCommands as ofFiles } from '../files/waiting.ts';
import { openDatabase, storeKey } from '../platform/offline/database.ts';
import { personOf } from '../platform/offline/person.ts';
import { importKey } from '../platform/offline/sealing.ts';
import type { ItemHead } from '../platform/offline/stored-item.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { loadOutbox } from '../platform/outbox/outbox.ts';
import { addItem } from '../platform/outbox/store.ts';
import { aSessionUser } from '../testing/a-session-user.ts';

export const ann = aSessionUser();
const keyText = 'A'.repeat(43);

/** A phone with a real outbox, on which Ann is signed in. */
export function preparePhoneOfAnn(): void {
  const locks = { request: (_name: string, run: () => Promise<void>) => run() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  registerCommands([...keptCommands, ...ofFiles]);
  beforeEach(async () => {
    const database = await openDatabase();
    for (const store of database.objectStoreNames) await database.clear(store);
    await signInOnPhone(ann);
  });
  // Other files of the same worker have a browser that keeps nothing.
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    Reflect.deleteProperty(navigator, 'locks');
  });
}

export async function signInOnPhone(user: typeof ann): Promise<void> {
  await storeKey({ person: personOf(user), key: await importKey(keyText) });
  await load();
}

const load = () => act(loadOutbox);

/** From now on nothing can be stored, until the mocks are restored. */
export function failToWrite(message: string): void {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error(message);
  });
}

/** An entry that waits; its first words are the text. */
export async function keepEntry(
  workSummary: string,
  over: Partial<ItemHead> = {},
  content: Pick<OutboxItem, 'trouble'> = {},
): Promise<OutboxItem> {
  return keep({
    ...{ endpoint: endpointName(diaryApi.create), ...over },
    input: { body: aDiaryEntryDraft({ projectId: 3, date: '2026-11-16', workSummary }) },
    ...content,
  });
}

export const keepPhoto = (entry: OutboxItem, name = 'slab.jpg'): Promise<OutboxItem> =>
  keep({
    ...{ endpoint: 'POST /api/diary-entries/:diaryEntryId/photos', needs: [-entry.seq] },
    ...{ hasFile: true, size: 450_000 },
    input: { params: { diaryEntryId: -entry.seq } },
    file: { name, type: 'image/jpeg', lastModified: 0, size: 450_000 },
  });

async function keep(item: Partial<OutboxItem> & Pick<OutboxItem, 'input' | 'endpoint'>) {
  const { id: userId, name: userName, organizationId } = ann;
  const key = await importKey(keyText);
  const kept = await addItem(
    { person: personOf(ann), key },
    {
      ...{ key: crypto.randomUUID(), userId, userName, organizationId, build: 'test' },
      ...{ madeAt: Date.parse('2026-11-16T14:02:00Z'), clockOffset: null, record: 'new' },
      ...{ needs: [], tries: 0, failures: 0, dueAt: 0, state: 'waiting', version: 1 },
      ...{ size: 300, hasFile: false },
      ...item,
    },
    (seq) => ({ record: `diaryEntryId:${-seq}` }),
  );
  await load();
  return kept;
}
