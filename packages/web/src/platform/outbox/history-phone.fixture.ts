import { diaryApi } from '@sitewright/domain/diary/api';
import { laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import type { Fields } from '@sitewright/domain/kernel/merge-fields';
import { vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';
import { HistoryServer, type StoredEntry } from './history-server.fixture.ts';

const person = {
  ...{ id: 7, name: 'Joy', organizationId: 1, role: 'Site Manager' as const },
  isOrganizationAdmin: 'no' as const,
};
const week = 7 * 24 * 3_600_000;

/** The code of the application, loaded anew as in a new tab, over the same storage. */
async function openTab() {
  vi.resetModules();
  const [{ perform }, { flushOutbox }, { registerCommands }, snapshot, outbox, diary, files] =
    await Promise.all([
      import('./perform.ts'),
      import('./flush.ts'),
      import('./commands.ts'),
      import('./snapshot.ts'),
      import('./outbox.ts'),
      import('../../diary/waiting.ts'),
      import('../../files/waiting.ts'),
    ]);
  registerCommands([...diary.keptCommands, ...files.keptCommands]);
  await outbox.loadOutbox();
  const items = () => snapshot.outboxSnapshot().items;
  return { perform, flushOutbox, items, serverIdOf: outbox.serverIdOf };
}

type Tab = Awaited<ReturnType<typeof openTab>>;
/** What the user wrote: its id on the phone, its author as a mark that nobody edits, and its fields as shown. */
type Written = { id: number; author: string; shown: Fields };

const direct = () => Promise.reject(new Error('Nothing was kept'));

/** One phone, its user and a colleague with signal, over the product's own outbox. */
export class HistoryPhone {
  readonly #seen = new Map<string, unknown>();
  readonly #server = new HistoryServer(this.#seen);
  readonly #tabs = fakeTabs();
  readonly #written: Written[] = [];
  readonly #photos: string[] = [];
  #tab!: Tab;
  #count = 0;

  static async open(): Promise<HistoryPhone> {
    await fakeStorage();
    vi.setSystemTime(new Date('2026-11-16T08:00:00Z'));
    const phone = new HistoryPhone();
    vi.stubGlobal('fetch', phone.#server.answer);
    phone.#tab = await openTab();
    const { storeKey } = await import('../offline/database.ts');
    const { importKey } = await import('../offline/sealing.ts');
    await storeKey({ person, key: await importKey('A'.repeat(43)) });
    return phone;
  }

  async keep() {
    const author = `author ${++this.#count}`;
    const entry = { projectId: 1, date: '2026-11-16', workSummary: author, labor: laborText() };
    const { id } = await this.#tab.perform(diaryApi.create, { body: { ...entry, author } }, direct);
    this.#written.push({ id, author, shown: { workSummary: author } });
  }

  async edit(index: number, name: string) {
    const written = this.#at(index);
    if (!written) return;
    const stored = this.#stored(written.id);
    // With signal and nothing waiting the screen shows what the server has.
    if (stored && this.#server.network === 'up' && this.#tab.items().length === 0)
      written.shown = { ...stored.fields };
    const value = `${name} ${++this.#count}`;
    const before = written.shown[name];
    this.#seen.set(value, before);
    written.shown = { ...written.shown, [name]: value };
    const body = { [name]: value, base: { [name]: before ?? null } };
    const input = { params: { diaryEntryId: written.id }, body };
    // A refusal at the form: nothing was promised.
    await this.#tab.perform(diaryApi.edit, input, direct).catch(() => undefined);
  }

  async photograph(index: number) {
    const written = this.#at(index);
    if (!written) return;
    const name = `photo-${++this.#count}.jpg`;
    const file = new File([name], name, { type: 'image/jpeg' });
    const input = { params: { diaryEntryId: written.id }, query: {}, file };
    const isTaken = await this.#tab.perform(filesApi.addEntryPhoto, input, direct).then(
      () => true,
      () => false,
    );
    if (isTaken) this.#photos.push(name);
  }

  setNetwork(is: string) {
    this.#server.network = is;
  }
  setSignedIn(isSignedIn: boolean) {
    this.#server.isSignedIn = isSignedIn;
  }
  switchOffForAWeek() {
    vi.setSystemTime(Date.now() + week);
  }
  send(): Promise<void> {
    return this.#tab.flushOutbox();
  }

  async sendFromTwoTabs() {
    const first = this.#tab;
    this.#tab = await openTab();
    await Promise.all([first.flushOutbox(), this.#tab.flushOutbox()]);
  }

  /** In the middle of sending. */
  async kill() {
    this.#server.isPhoneKilled = true;
    void this.#tab.flushOutbox();
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
    this.#tabs.closeAll();
    this.#tab = await openTab();
    this.#server.isPhoneKilled = false;
  }

  colleagueEdits(index: number, name: string) {
    const stored = this.#stored(this.#at(index)?.id ?? 0);
    if (stored) stored.fields[name] = `theirs ${++this.#count}`;
  }
  colleagueDeletes(index: number) {
    const stored = this.#stored(this.#at(index)?.id ?? 0);
    if (stored) stored.isDeleted = true;
  }

  /** Signal, a session and time enough: what is then not as it should be. */
  async faults() {
    this.setNetwork('up');
    this.setSignedIn(true);
    for (let round = 0; round < 12; round++) {
      await this.send();
      vi.setSystemTime(Date.now() + 300_000);
    }
    const items = this.#tab.items();
    const held = items.filter(({ state }) => state === 'needs-you').map(({ record }) => record);
    const isWaiting = (name: string) =>
      items.some(({ input, file }) => file?.name === name || input.body?.author === name);
    const promised = [...this.#written.map(({ author }) => author), ...this.#photos];
    const { entries, overwritten } = this.#server;
    const stored = entries.flatMap(({ fields, photos }) => [String(fields.author), ...photos]);
    return {
      lost: promised.filter((name) => !stored.includes(name) && !isWaiting(name)),
      doubled: stored.filter((name, index) => stored.indexOf(name) !== index),
      stuck: items.filter(({ state, record }) => state === 'waiting' && !held.includes(record)),
      overwritten,
      outOfOrder: entries.filter((entry) => !isInOrder(entry)).map(({ id }) => id),
    };
  }

  #at(index: number): Written | undefined {
    return this.#written[index % this.#written.length];
  }
  #stored(id: number): StoredEntry | undefined {
    const serverId = id < 0 ? this.#tab.serverIdOf(id) : id;
    return this.#server.entries.find((entry) => entry.id === serverId);
  }
}

const numberIn = (value = '0'): number => Number(/\d+$/.exec(value)?.[0]);

const isInOrder = ({ edits }: StoredEntry): boolean =>
  edits.every((value, index) => numberIn(edits[index - 1]) <= numberIn(value));
