import { diaryApi } from '@sitewright/domain/diary/api';
import { laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import type { Fields } from '@sitewright/domain/kernel/merge-fields';
import { vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';
import { HistoryServer, isInOrder, type StoredEntry } from './history-server.fixture.ts';
import { openTab, people, type Tab } from './history-tab.fixture.ts';
import type { OutboxItem } from './item.ts';

const days = ['2026-11-16', '2026-11-17'];
const [hour, week] = [3_600_000, 7 * 24 * 3_600_000];

/** What a user wrote: its id on the phone, its author as a mark that is never edited, and its fields as shown. */
type Written = { id: number; author: string; userId: number; shown: Fields };

const refused = () => undefined;
const direct = () => Promise.reject(new Error('Nothing was kept'));
/** By what an item is known again: an entry by its author, a photo by its name. */
const markOf = ({ input, file }: OutboxItem) => file?.name ?? String(input.body?.author ?? '');

/** One phone, the two people who use it and a colleague with signal, over the product's own outbox. */
export class HistoryPhone {
  readonly #seen = new Map<string, unknown>();
  readonly #startedAt = performance.now();
  readonly #server = new HistoryServer(this.#seen, () => this.#trueTime());
  readonly #tabs = fakeTabs();
  readonly #written: Written[] = [];
  readonly #photos: string[] = [];
  /** What its author has deleted. */
  readonly #givenUp = new Set<string>();
  readonly #leaked: string[] = [];
  #person: (typeof people)[number] = people[0];
  /** Whose items may be in sight. */
  #signedIn: number | undefined;
  #tab!: Tab;
  #count = 0;

  static async open(): Promise<HistoryPhone> {
    await fakeStorage();
    vi.setSystemTime(new Date('2026-11-16T08:00:00Z'));
    const phone = new HistoryPhone();
    vi.stubGlobal('fetch', phone.#server.answer);
    await phone.#openTab();
    await phone.#signIn(people[0]);
    return phone;
  }

  /** Whatever the phone's clock says. */
  #trueTime = () => Date.parse('2026-11-16T08:00:00Z') + performance.now() - this.#startedAt;

  async keep() {
    const author = `author ${++this.#count}`;
    const date = days[this.#count % 2] ?? '';
    const entry = { projectId: 1, date, workSummary: author, labor: laborText(), author };
    const stored = await this.#tab.perform(diaryApi.create, { body: entry }, direct).catch(refused);
    if (!stored) return;
    const { id: userId } = this.#person;
    this.#written.push({ id: stored.id, author, userId, shown: { workSummary: author } });
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
    const body = { [name]: value, base: { [name]: before ?? null } };
    const input = { params: { diaryEntryId: written.id }, body };
    // A refusal at the form: nothing was promised.
    const reply = await this.#tab.perform(diaryApi.edit, input, direct).catch(refused);
    if (reply) written.shown = { ...written.shown, [name]: value };
  }

  async photograph(index: number) {
    const written = this.#at(index);
    if (!written) return;
    const name = `photo-${++this.#count}.jpg`;
    const file = new File([name], name, { type: 'image/jpeg' });
    const input = { params: { diaryEntryId: written.id }, query: {}, file };
    const reply = await this.#tab.perform(filesApi.addEntryPhoto, input, direct).catch(refused);
    if (reply) this.#photos.push(name);
  }

  setNetwork(is: string) {
    this.#server.network = is;
  }
  endSession() {
    this.#server.userId = undefined;
  }
  /** The same person again, or the other one of this phone. */
  async signIn(isOther: boolean) {
    const [other = this.#person] = people.filter(({ id }) => id !== this.#person.id);
    // What is being sent when one person signs out is answered when the next one has signed in.
    const sending = this.#tab.flushOutbox();
    if (isOther) await this.#signOut();
    await this.#signIn(isOther ? other : this.#person);
    await sending;
  }
  async #signOut() {
    await this.#tab.forget();
    this.#signedIn = undefined;
    this.#leaked.push(...this.#tab.inSight().map(markOf));
  }
  async #signIn(person: (typeof people)[number]) {
    this.#person = person;
    this.#signedIn = person.id;
    this.#server.userId = person.id;
    await this.#tab.signIn(person);
  }
  /** Nothing of the one who has signed out is ever in sight in it. */
  async #openTab() {
    const tab = await openTab();
    this.#tab = tab;
    tab.subscribe(() => {
      const ofOthers = tab.inSight().filter(({ userId }) => userId !== this.#signedIn);
      if (tab === this.#tab) this.#leaked.push(...ofOthers.map(markOf));
    });
  }

  async switchOffForAWeek() {
    vi.advanceTimersByTime(week);
    await this.#tab.sweepOutbox();
    await this.#server.sweep();
  }
  changeClock(hours: number) {
    vi.setSystemTime(Date.now() + hours * hour);
  }
  send(): Promise<void> {
    return this.#tab.flushOutbox();
  }

  async sendFromTwoTabs() {
    const first = this.#tab;
    await this.#openTab();
    await Promise.all([first.flushOutbox(), this.#tab.flushOutbox()]);
  }

  /** In the middle of sending. */
  async kill() {
    this.#server.isPhoneKilled = true;
    void this.#tab.flushOutbox();
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
    this.#tabs.closeAll();
    await this.#openTab();
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
  colleagueSignsOff(index: number) {
    this.#server.signedOff.add(days[index % 2]);
  }

  /** What needs the person: an amendment, their own version, or else it is deleted on this phone. */
  async decide() {
    const item = this.#tab
      .items()
      .find(({ state, deletedAt }) => state === 'needs-you' && !deletedAt);
    if (!item) return;
    const { code, current } = item.trouble ?? {};
    const change = (over: Fields) =>
      this.#tab.retryItem(item.seq, (one) => ({
        ...one,
        input: { ...one.input, body: { ...one.input.body, ...over } },
      }));
    if (code === 'diary.needs_reason') return change({ reason: 'Recorded without signal' });
    if (code !== 'changed_meanwhile') return this.deleteItem(item.seq);
    const { base, ...mine } = item.input.body ?? {};
    for (const [name, value] of Object.entries(mine))
      this.#seen.set(String(value), (current as Fields)[name]);
    return change({ base: current as Fields });
  }

  async deleteAny(index: number) {
    const present = this.#tab.items().filter((item) => !item.deletedAt && markOf(item));
    const item = present[index % present.length];
    if (item) await this.deleteItem(item.seq);
  }
  async deleteItem(seq: number) {
    await this.#tab.deleteItem(seq);
    for (const item of this.#tab.items()) if (item.deletedAt) this.#givenUp.add(markOf(item));
  }
  async restore(index: number) {
    const deleted = this.#tab.items().filter(({ deletedAt }) => deletedAt);
    const item = deleted[index % deleted.length];
    if (item) await this.#tab.restoreItem(item.seq);
    for (const one of this.#tab.items()) if (!one.deletedAt) this.#givenUp.delete(markOf(one));
  }

  /** Signal, sessions and time enough for both: what is then not as it should be. */
  async faults() {
    this.setNetwork('up');
    const items: OutboxItem[] = [];
    for (const person of people) {
      await this.#signOut();
      await this.#signIn(person);
      for (let round = 0; round < 12 && this.#hasWaiting(); round++) {
        await this.send();
        vi.advanceTimersByTime(300_000);
      }
      items.push(...this.#tab.items());
    }
    const present = items.filter(({ deletedAt }) => !deletedAt);
    const held = present.filter(({ state }) => state === 'needs-you').map(({ record }) => record);
    const isWaiting = (name: string) => items.some((item) => markOf(item) === name);
    const promised = [...this.#written.map(({ author }) => author), ...this.#photos];
    const { entries, overwritten } = this.#server;
    const stored = entries.flatMap(({ fields, photos }) => [String(fields.author), ...photos]);
    const isGone = (name: string) => !stored.includes(name) && !isWaiting(name);
    return {
      lost: promised.filter((name) => isGone(name) && !this.#givenUp.has(name)),
      doubled: stored.filter((name, index) => stored.indexOf(name) !== index),
      stuck: present.filter(({ state, record }) => state === 'waiting' && !held.includes(record)),
      overwritten,
      outOfOrder: entries.filter((entry) => !isInOrder(entry)).map(({ id }) => id),
      ofOthers: [...this.#leaked, ...entries.filter((entry) => !this.#isOfAuthor(entry))],
    };
  }

  #hasWaiting(): boolean {
    return this.#tab.items().some(({ state, deletedAt }) => state === 'waiting' && !deletedAt);
  }
  #isOfAuthor({ fields, userId }: StoredEntry): boolean {
    const written = this.#written.find(({ author }) => author === fields.author);
    return !written || written.userId === userId;
  }
  /** Of those that the person sees: what they deleted is not among them. */
  #at(index: number): Written | undefined {
    const own = this.#written.filter(
      ({ author, userId }) => userId === this.#person.id && !this.#givenUp.has(author),
    );
    return own[index % own.length];
  }
  #stored(id: number): StoredEntry | undefined {
    const serverId = id < 0 ? this.#tab.serverIdOf(id) : id;
    return this.#server.entries.find((entry) => entry.id === serverId);
  }
}
