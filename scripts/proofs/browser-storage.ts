import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { allMarkers, markersIn } from '../../packages/server/src/testing/markers.ts';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { demoPassword, type Product } from './product.ts';

/** One user of each role in the demo company. */
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

/** The content of every storage of a page. As text, because it runs in the page. */
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

/** Writes a harmless word into each storage, to prove that the search would find a secret. */
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

export type BrowserStorage = {
  who: string;
  /** The markers that were shown on a screen. */
  seen: string[];
  leaks: string[];
  /** The number of storages in which the written word was found. */
  searched: number;
};

/** Each role opens everything it may see of a worker; the browsers' profiles are in the product's folder. */
export async function readBrowserStorages(
  product: Product,
  workerId: number,
): Promise<BrowserStorage[]> {
  const executablePath = await findChromium();
  const all: BrowserStorage[] = [];
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
): Promise<BrowserStorage> {
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

/** Reveals every sealed part that can be revealed. */
async function revealAll(page: Page) {
  const shows = page.getByRole('button', { name: /^Show(:| rates)/ });
  // A user without permission has no such button.
  await shows
    .first()
    .waitFor({ timeout: 4_000 })
    .then(null, () => undefined);
  while ((await shows.count()) > 0) {
    await shows.first().click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByLabel('Reason').fill('To prove that it is kept well');
    await dialog.getByLabel('Your password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Show protected details' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

async function storagesSearched(page: Page): Promise<number> {
  const word = 'plainly-kept';
  await page.evaluate(write(word));
  const stored: Record<string, string> = await page.evaluate(dump);
  return Object.values(stored).filter((text) => text.includes(word)).length;
}
