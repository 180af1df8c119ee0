import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { allMarkers, markersIn } from '../../packages/server/src/testing/markers.ts';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { demoPassword, type Product } from './product.ts';

/** One of each role, as the demo company has them. */
const people = [
  'helen.marsh',
  'david.achebe',
  'priya.raman',
  'joy.okafor',
  'sam.whitlow',
  'ruth.ellery',
  'tomasz.wilk',
];

const tabs = ['personal', 'employment', 'right-to-work', 'medical'];

/** What a page can keep, one text for each storage. As text, for it is run in the page. */
const dump = `(async () => {
  const kept = { localStorage: JSON.stringify(localStorage), sessionStorage: JSON.stringify(sessionStorage), caches: '', indexedDB: '' };
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      kept.caches += request.url + (await (await caches.match(request)).text());
  for (const { name } of await indexedDB.databases()) {
    const base = await new Promise((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
    for (const store of base.objectStoreNames)
      kept.indexedDB += await new Promise((done, fail) => {
        const asked = base.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(JSON.stringify(asked.result));
        asked.onerror = () => fail(asked.error);
      });
    base.close();
  }
  return kept;
})()`;

/** Writes a word that is no secret into each of them: what finds it would find a secret too. */
const write = (word: string) => `(async () => {
  localStorage.setItem('proof', '${word}');
  sessionStorage.setItem('proof', '${word}');
  await (await caches.open('proof')).put('/proof', new Response('${word}'));
  await new Promise((done, fail) => {
    const asked = indexedDB.open('proof');
    asked.onupgradeneeded = () => asked.result.createObjectStore('words', { autoIncrement: true });
    asked.onsuccess = () => {
      const change = asked.result.transaction('words', 'readwrite');
      change.objectStore('words').add('${word}');
      change.oncomplete = () => { asked.result.close(); done(); };
    };
    asked.onerror = () => fail(asked.error);
  });
})()`;

export type Kept = {
  who: string;
  /** Of the markers, those that stood on a screen. */
  seen: string[];
  leaks: string[];
  /** In how many storages a word was found that had just been written there. */
  searched: number;
};

/** Each role looks at all it may of a worker; what their browsers keep lies in the product's folder. */
export async function keptByBrowsers(product: Product, workerId: number): Promise<Kept[]> {
  const executablePath = await findChromium();
  const all: Kept[] = [];
  for (const who of people) {
    product.signal.throwIfAborted();
    const profile = join(product.folder, 'browsers', who);
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: chromiumFlags,
    });
    try {
      all.push(await keptBy(context, product.url, who, workerId));
    } finally {
      await context.close();
    }
  }
  return all;
}

async function keptBy(
  context: BrowserContext,
  url: string,
  who: string,
  workerId: number,
): Promise<Kept> {
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, url, who);
  await page.goto(`${url}/workforce`, { waitUntil: 'networkidle' });
  const seen = new Set<string>();
  for (const tab of tabs) {
    await page.goto(`${url}/workforce/edit/${workerId}?tab=${tab}`, { waitUntil: 'networkidle' });
    await revealAll(page);
    for (const marker of markersIn((await page.locator('body').textContent()) ?? ''))
      seen.add(marker);
  }
  for (const place of ['/workforce?show=matrix', '/wellbeing', '/contracts'])
    await page.goto(`${url}${place}`, { waitUntil: 'networkidle' });
  const stored: Record<string, string> = await page.evaluate(dump);
  const leaks = Object.entries(stored).flatMap(([storage, text]) =>
    markersIn(text, allMarkers).map((marker) => `${storage} of ${who} keeps ${marker}.`),
  );
  return { who, seen: [...seen], leaks, searched: await storagesSearched(page) };
}

async function signIn(page: Page, url: string, who: string) {
  await page.goto(`${url}/auth`);
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email').fill(`${who}@northgate.example`);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/contracts');
}

/** Every part under seal that lets itself be opened. */
async function revealAll(page: Page) {
  const shows = page.getByRole('button', { name: /^Show(:| the figures)/ });
  // A user who may open nothing has no such button, however long one waits.
  await shows
    .first()
    .waitFor({ timeout: 4_000 })
    .then(null, () => undefined);
  while ((await shows.count()) > 0) {
    await shows.first().click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByLabel('Reason').fill('To prove that it is kept well');
    await dialog.getByLabel('Your password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Show what is sealed' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

async function storagesSearched(page: Page): Promise<number> {
  const word = 'plainly-kept';
  await page.evaluate(write(word));
  const stored: Record<string, string> = await page.evaluate(dump);
  return Object.values(stored).filter((text) => text.includes(word)).length;
}
