import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { logIn, type Person } from './app.ts';
import { aSignal } from './signal.ts';

/** A phone with a profile of its own, which can be killed and opened again, and can lose its signal. */
export async function aSitePhone(server = test.info().project.use.baseURL ?? '') {
  const { use } = test.info().project;
  const profile = await mkdtemp(join(tmpdir(), 'site-phone-'));
  const signal = await aSignal(new URL(server));
  let isOffline = false;
  let context: BrowserContext | undefined;
  const open = async (): Promise<Page> => {
    const options = { ...use, ...use.launchOptions, ...use.contextOptions };
    context = await chromium.launchPersistentContext(profile, {
      ...options,
      ...{ baseURL: signal.url, offline: isOffline, serviceWorkers: 'allow' },
    });
    return context.pages()[0] ?? context.newPage();
  };
  /** As when the battery is taken out. */
  const kill = async () => {
    await context?.close();
    context = undefined;
  };
  const loseSignal = async () => {
    isOffline = true;
    signal.lose();
    await context?.setOffline(true);
  };
  const getSignal = async () => {
    isOffline = false;
    signal.comeBack();
    await context?.setOffline(false);
  };
  const throwAway = async () => {
    await kill();
    signal.end();
    await rm(profile, { recursive: true, force: true });
  };
  return { open, kill, loseSignal, getSignal, throwAway };
}

type SitePhone = Awaited<ReturnType<typeof aSitePhone>>;

/** Signs in and opens the contracts once, until the phone keeps them and can work without signal. */
export async function getReady(page: Page, person: Person, ...slugs: string[]) {
  await logIn(page, person);
  await expect.poll(() => keptNames(page), { timeout: 60_000 }).toContain('company');
  for (const slug of slugs) {
    await page.goto(`/project/${slug}`);
    await expect(page.getByRole('button', { name: 'Log entry' }).first()).toBeVisible();
    await expect
      .poll(async () => (await keptNames(page)).filter(isContract).length, { timeout: 30_000 })
      .toBe(slugs.indexOf(slug) + 1);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const isContract = (name: string) => name.startsWith('contract-');

/** What the phone keeps, by its name: `user`, `company`, `contract-1`. */
export const keptNames = (page: Page): Promise<string[]> => page.evaluate(readNames);

/** In the page. To open a database that is not there yet would make an empty one. */
async function readNames(): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'sitewright')) return [];
  const names = await new Promise<IDBValidKey[]>((resolve) => {
    const request = indexedDB.open('sitewright');
    request.onsuccess = () => {
      const keys = request.result.transaction('packs').objectStore('packs').getAllKeys();
      keys.onsuccess = () => {
        request.result.close();
        resolve(keys.result);
      };
    };
  });
  return names.map(String);
}

/** As if the contract had been opened on another day: it is kept, and none of its screens was fetched since. */
export const keepAsOpenedEarlier = (page: Page, projectId: number) =>
  page.evaluate(noteOpened, projectId);

/** In the page. */
const noteOpened = (projectId: number) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open('sitewright');
    request.onsuccess = () => {
      const transaction = request.result.transaction('meta', 'readwrite');
      const meta = transaction.objectStore('meta');
      const held = meta.get('key');
      held.onsuccess = () => {
        const { id, organizationId } = held.result.person;
        meta.put({ [projectId]: Date.now() }, `contracts of ${organizationId}/${id}: opened`);
      };
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

/**
 * As when the battery was changed where there is no signal; opens the contract. With a time, the phone is where it was
 * then: what is pressed on it was pressed at that time.
 */
export async function switchOnAgain(
  { kill, open }: SitePhone,
  slug: string,
  time?: number,
): Promise<Page> {
  await kill();
  const page = await open();
  if (time !== undefined) await page.clock.install({ time });
  await page.goto(`/project/${slug}`);
  await expect(page.getByText(/^No signal\./).first()).toBeVisible({ timeout: 30_000 });
  return page;
}
