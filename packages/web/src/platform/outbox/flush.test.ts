import { diaryApi } from '@sitewright/domain/diary/api';
import { laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';
import { personOf } from '../offline/person.ts';

const joy = personOf(aSessionUser({ id: 7, name: 'Joy', role: 'Site Manager' }));
const sam = { ...joy, id: 8, name: 'Sam' };

beforeEach(async () => {
  await fakeStorage();
  fakeTabs();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openTab() {
  const [commands, diary, database, sealing, later, outbox, flush, snapshot] = await Promise.all([
    import('./commands.ts'),
    import('../../diary/waiting.ts'),
    import('../offline/database.ts'),
    import('../offline/sealing.ts'),
    import('./keep-for-later.ts'),
    import('./outbox.ts'),
    import('./flush.ts'),
    import('./snapshot.ts'),
  ]);
  commands.registerCommands(diary.keptCommands);
  const signIn = async (person: typeof joy, letter: string) => {
    await database.storeKey({ person, key: await sealing.importKey(letter.repeat(43)) });
    await outbox.loadOutbox();
  };
  const keep = (workSummary: string) =>
    later.keepForLater(diaryApi.create, {
      body: { projectId: 1, date: '2026-11-16', workSummary, labor: laborText() },
    });
  return { signIn, keep, ...flush, ...snapshot, loadOutbox: outbox.loadOutbox };
}

/** As another tab leaves it, which this one has not read yet. */
async function storeUnread(tab: Awaited<ReturnType<typeof openTab>>, isAccepted: boolean) {
  const [{ readKey, openDatabase }, { addItem }, { acceptedItem }] = await Promise.all([
    import('../offline/database.ts'),
    import('./store.ts'),
    import('./accepted-items.ts'),
  ]);
  const [held, [known]] = [await readKey(), tab.outboxSnapshot().items];
  if (!held || !known) throw new Error('Nothing is kept');
  const item = { ...known, key: crypto.randomUUID(), seq: 9 };
  if (!isAccepted) return void (await addItem(held, item, () => ({ state: 'needs-you' })));
  const { stored } = await acceptedItem(held, item, { at: Date.now(), id: 9 });
  await (await openDatabase()).put('packs', stored);
}

it('sends nothing of the person who signs in while an item is on its way', async () => {
  const tab = await openTab();
  await tab.signIn(joy, 'A');
  await tab.keep('Of Joy');
  const sentBy: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sentBy.push(new Headers(headers).get('x-sent-by') ?? '');
    if (sentBy.length === 1) {
      await tab.signIn(sam, 'B');
      await tab.keep('Of Sam');
      return Response.json({ id: 41 }, { status: 201 });
    }
    throw new TypeError('Failed to fetch');
  });
  await tab.flushOutbox();
  expect(sentBy).toEqual(['7/1', '8/1']);
  expect(tab.outboxSnapshot().sent).toEqual([]);
  // Sealed under Sam's key still: read anew, nothing is missing.
  vi.resetModules();
  const { outboxSnapshot, loadOutbox } = await openTab();
  await loadOutbox();
  expect(outboxSnapshot().items.map(({ input }) => input.body?.workSummary)).toEqual(['Of Sam']);
});

it('shows nothing in another tab of the person who signs out', async () => {
  const first = await openTab();
  await first.signIn(joy, 'A');
  await first.keep('Of Joy');
  vi.resetModules();
  await (await import('../site-packs/forget.ts')).forget();
  await vi.waitFor(() => expect(first.outboxSnapshot().items).toEqual([]));
  expect(first.outboxSnapshot().others).toHaveLength(1);
});

it.each([
  ['an item', false],
  ['an accepted item', true],
])('does not forget what is sent while %s is being unsealed', async (_, isAccepted) => {
  const tab = await openTab();
  await tab.signIn(joy, 'A');
  await tab.keep('Of Joy');
  let reading: Promise<void> | undefined;
  let unseal = () => {};
  vi.stubGlobal('fetch', async () => {
    await storeUnread(tab, isAccepted);
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
    const { subtle } = crypto;
    const original = SubtleCrypto.prototype.decrypt.bind(subtle);
    decrypt.mockImplementationOnce(async (...sealed) => {
      await new Promise<void>((resolve) => {
        unseal = resolve;
      });
      return original(...sealed);
    });
    reading = tab.loadOutbox();
    await vi.waitFor(() => expect(decrypt).toHaveBeenCalled());
    return Response.json({ id: 41 }, { status: 201 });
  });
  await tab.flushOutbox();
  unseal();
  await reading;
  const { items, acceptedItems, serverIds } = tab.outboxSnapshot();
  expect(serverIds.get(-1)).toBe(41);
  expect(acceptedItems.map(({ accepted }) => accepted?.id)).toContain(41);
  expect(items.map(({ seq }) => seq)).not.toContain(1);
});

it('marks nothing as being sent after a fault', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tab = await openTab();
  await tab.signIn(joy, 'A');
  await tab.keep('Of Joy');
  vi.stubGlobal('fetch', async () => new Response('{', { status: 201 }));
  await tab.flushOutbox();
  expect(tab.outboxSnapshot().sending.size).toBe(0);
  expect(tab.outboxSnapshot().items).toHaveLength(1);
});

it('is one round while the items of a series are sent one after the other', async () => {
  const tab = await openTab();
  await tab.signIn(joy, 'A');
  for (const summary of ['First', 'Second', 'Third']) await tab.keep(summary);
  let id = 40;
  vi.stubGlobal('fetch', async () => {
    id += 1;
    return Response.json({ id }, { status: 201 });
  });
  const leftAtEnds: number[] = [];
  tab.subscribeToOutbox(() => {
    const { sending, items } = tab.outboxSnapshot();
    if (sending.size === 0) leftAtEnds.push(items.length);
  });
  await tab.flushOutbox();
  expect(id).toBe(43);
  // Before the round all wait, and after it none: in between the screens are not read again.
  expect([...new Set(leftAtEnds)]).toEqual([3, 0]);
});
