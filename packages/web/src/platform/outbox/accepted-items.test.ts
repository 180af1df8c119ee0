import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';
import { personOf } from '../offline/person.ts';

const joy = personOf(aSessionUser({ id: 7, name: 'Joy', role: 'Site Manager' }));
const date = '2026-11-16';

/** What the server has: its packs are made of it. */
let stored: DiaryEntry[] = [];
let hasSignal = true;

beforeEach(async () => {
  await fakeStorage();
  fakeTabs();
  vi.resetModules();
  stored = [];
  hasSignal = true;
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit = {}) => {
    if (!hasSignal) throw new TypeError('Failed to fetch');
    const clientId = new Headers(headers).get('idempotency-key');
    const sent = body instanceof FormData ? {} : JSON.parse(String(body ?? '{}'));
    return Response.json(answerTo(`${method ?? 'GET'} ${url}`, { ...sent, clientId }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answerTo(request: string, sent: Partial<DiaryEntry>): unknown {
  if (request === `GET ${sitePackApi.company.path}`) return {};
  if (request.startsWith('GET /api/projects/1/site-pack')) return aPack();
  if (request === `POST ${diaryApi.create.path}`) {
    const entry = aDiaryEntry({ ...sent, id: 101, date: `${date}T00:00:00.000Z`, photos: [] });
    stored.push(entry);
    return entry;
  }
  const [entry] = stored;
  if (!entry) throw new Error(`Nothing answers ${request}`);
  const photo: Photo = { ...aPhoto, url: '/uploads/photo-9.jpg' };
  if (request.includes('/photos')) {
    entry.photos.push(photo);
    return photo;
  }
  return Object.assign(entry, { workSummary: sent.workSummary, version: entry.version + 1 });
}

const aPhoto = {
  id: 9,
  filename: 'slab.jpg',
  size: 4,
  type: 'image/jpeg',
  uploadedAt: date,
} as const;

const aPack = () =>
  ({
    ...{ projectId: 1, squares: [{ date }], days: [], entries: structuredClone(stored) },
    ...{ comments: [], sessions: [], issues: [], messages: [] },
  }) as unknown as ContractPack;

/** A page of the phone, or its service worker, which has no page. */
async function start() {
  vi.resetModules();
  const [commands, database, sealing, opened, packs, later, outbox, flush, follow, queries] =
    await Promise.all([
      import('../../app/kept-commands.ts'),
      import('../offline/database.ts'),
      import('../offline/sealing.ts'),
      import('../offline/opened-contracts.ts'),
      import('../site-packs/refresh-packs.ts'),
      import('./keep-for-later.ts'),
      import('./outbox.ts'),
      import('./flush.ts'),
      import('./show-waiting.ts'),
      import('../query-client.ts'),
    ]);
  const [{ registerCommands }, { query }, { withoutSignal }, { answerOffline }, snapshot] =
    await Promise.all([
      import('./commands.ts'),
      import('../query.ts'),
      import('../call.ts'),
      import('../../app/offline-answers.ts'),
      import('./snapshot.ts'),
    ]);
  registerCommands(commands.keptCommands);
  withoutSignal.load = async () => ({ answer: answerOffline, perform: vi.fn() });
  await database.storeKey({ person: joy, key: await sealing.importKey('A'.repeat(43)) });
  await opened.noteOpened(joy, 1);
  await outbox.loadOutbox();
  const client = queries.makeQueryClient();
  follow.showWaiting(client, commands.waitingViews);
  const list = { ...query(diaryApi.list, { query: { projectId: 1 } }), retry: false };
  return {
    ...{ ...packs, ...opened, ...later, ...flush, ...outbox, ...snapshot },
    /** The entries that the diary shows: each its id, text and photos. */
    shown: () => (client.getQueryData(list.queryKey) ?? []).map(wordsOf),
    read: async () => {
      await client.fetchQuery({ ...list, staleTime: 0 });
      return (client.getQueryData(list.queryKey) ?? []).map(wordsOf);
    },
  };
}

const wordsOf = ({ id, workSummary, photos }: DiaryEntry) =>
  [id, workSummary, ...photos.map(({ url }) => url)].join(' ');

const anEntry = {
  body: { projectId: 1, date, workSummary: 'Slab poured', labor: laborText() },
};

async function keepWithPhotoAndEdit(page: Awaited<ReturnType<typeof start>>) {
  const { seq } = await page.keepForLater(diaryApi.create, anEntry);
  const params = { diaryEntryId: -seq };
  const file = new File(['slab'], 'slab.jpg', { type: 'image/jpeg' });
  await page.keepForLater(filesApi.addEntryPhoto, { params, query: {}, file });
  const body = { workSummary: 'Slab poured in bay 4', base: { workSummary: 'Slab poured' } };
  await page.keepForLater(diaryApi.edit, { params, body });
  return -seq;
}

const shownOnce = ['101 Slab poured in bay 4 /uploads/photo-9.jpg'];

it('shows what was sent while no page was open, once, until the packs contain it', async () => {
  const page = await start();
  await page.refreshPacks();
  await keepWithPhotoAndEdit(page);
  await (await start()).flushOutbox();
  hasSignal = false;
  const later = await start();
  expect(later.outboxSnapshot().items).toEqual([]);
  expect(await later.read()).toEqual(shownOnce);

  hasSignal = true;
  await later.refreshPacks();
  expect(later.outboxSnapshot().acceptedItems).toEqual([]);
  // The answer of the older packs is still in sight.
  expect(later.shown()).toEqual(shownOnce);
  hasSignal = false;
  expect(await later.read()).toEqual(shownOnce);
});

it('shows nothing twice that the packs have, though its answer was lost', async () => {
  const page = await start();
  await keepWithPhotoAndEdit(page);
  await page.flushOutbox();
  // As if the packs had been read between the first try and the answer to the second.
  const { openDatabase } = await import('../offline/database.ts');
  const kept = await (await openDatabase()).getAll('packs');
  await page.refreshPacks();
  for (const one of kept) await (await openDatabase()).put('packs', one);
  hasSignal = false;
  const later = await start();
  expect(later.outboxSnapshot().acceptedItems).toHaveLength(3);
  expect(await later.read()).toEqual(shownOnce);
});

it('counts nothing twice that a pack has, though the signal was lost before the next pack', async () => {
  const page = await start();
  await page.keepForLater(diaryApi.create, anEntry);
  await page.flushOutbox();
  await page.noteOpened(joy, 2);
  await page.setPinned(1, true);
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/projects/2/site-pack')) throw new TypeError('Failed to fetch');
    return answered(url, init);
  });
  await expect(page.refreshPacks()).rejects.toThrow('Failed to fetch');
  expect(page.outboxSnapshot().acceptedItems).toEqual([]);
});

it('does not take packs that were being read already for newer ones', async () => {
  const page = await start();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await answered(url, init);
    if (url.includes('/projects/1/site-pack')) await arrived;
    return answer;
  });
  const reading = page.refreshPacks();
  await page.keepForLater(diaryApi.create, anEntry);
  await page.flushOutbox();
  arrive();
  await reading;
  expect(page.outboxSnapshot().acceptedItems).toHaveLength(1);
});

it('leaves nothing of it when its author signs out', async () => {
  const page = await start();
  await page.keepForLater(diaryApi.create, anEntry);
  await page.flushOutbox();
  const [{ forget }, { openDatabase }] = await Promise.all([
    import('../site-packs/forget.ts'),
    import('../offline/database.ts'),
  ]);
  expect(await (await openDatabase()).getAllKeys('packs')).toEqual(['accepted-1']);
  await forget();
  expect(await (await openDatabase()).getAllKeys('packs')).toEqual([]);
  expect(page.outboxSnapshot().acceptedItems).toEqual([]);
});
