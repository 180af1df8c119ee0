import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { logIn, type Person } from './app.ts';

export const savedOnThisPhone = 'Saved on this phone. It will be sent when you have signal.';

/** A phone with a profile of its own, which can be killed and opened again, and which can lose its signal. */
export async function aSitePhone() {
  const { use } = test.info().project;
  const profile = await mkdtemp(join(tmpdir(), 'site-phone-'));
  const network = await aNetwork(use.baseURL ?? '');
  let context: BrowserContext | undefined;
  let hasSignal = true;
  const open = async (): Promise<Page> => {
    const options = { ...use, ...use.launchOptions, ...use.contextOptions };
    context = await chromium.launchPersistentContext(profile, {
      ...options,
      baseURL: network.url,
      serviceWorkers: 'allow',
    });
    await context.setOffline(!hasSignal);
    return context.pages()[0] ?? context.newPage();
  };
  /** As when the battery is taken out. */
  const kill = async () => {
    await context?.close();
    context = undefined;
  };
  /** For the worker too, which may send before a page is there. */
  const setSignal = async (isThere: boolean) => {
    hasSignal = isThere;
    network.connect(isThere);
    await context?.setOffline(!isThere);
  };
  const throwAway = async () => {
    await kill();
    network.end();
    await rm(profile, { recursive: true, force: true });
  };
  return {
    open,
    kill,
    loseSignal: () => setSignal(false),
    findSignal: () => setSignal(true),
    throwAway,
  };
}

/** Passes everything on to the server, as long as it is connected. */
async function aNetwork(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isConnected = true;
  const relay = createServer((socket) => {
    if (!isConnected) return socket.destroy();
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await once(relay.listen(0, hostname), 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://${hostname}:${(relay.address() as AddressInfo).port}`,
    connect(isThere: boolean) {
      isConnected = isThere;
      if (!isThere) cut();
    },
    end() {
      cut();
      relay.close();
    },
  };
}

/** Signs in and opens the contracts once, until the phone keeps them and can work without signal. */
export async function getReady(page: Page, person: Person, ...slugs: string[]) {
  await logIn(page, person);
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

/** Opens the Outbox, and says what waits. */
export const chip = (page: Page) => page.getByRole('button', { name: /open the Outbox/ });

/** Other fields by their labels. */
export async function writeEntry(page: Page, summary: string, others: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Log entry' }).first().click();
  await page.getByLabel('Work Summary').fill(summary);
  if (Object.keys(others).length > 0) await page.locator('summary', { hasText: 'More' }).click();
  for (const [label, text] of Object.entries(others))
    await page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text);
  await page.getByRole('button', { name: 'Create Entry' }).click();
  await expect(page.getByLabel('Work Summary')).toBeHidden();
}
