import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { withServer } from '../serve-temporarily.mjs';
import { visit } from './phone-visit.ts';
import { p95 } from './times.ts';

const manager = 'helen.marsh@northgate.example';
const slug = 'kestrel-wharf-block-c';
const watchTaps = fileURLToPath(new URL('watch-taps.js', import.meta.url));
const contracts = 5;
const entries = 20;
const starts = 5;

/** Without it the browser has signal until its first page has none, and Background Sync sends what waits meanwhile. */
const unreachable = ['--host-resolver-rules=MAP * ~NOTFOUND'];

type Served = { url: string; dataDirectory: string };

/** A phone whose signal comes and goes: what it stores first, how soon a tap is kept, how it starts. */
export const timeWithoutSignal = () =>
  withServer(async (server: Served) => {
    const profile = await mkdtemp(join(tmpdir(), 'sitewright-bench-phone-'));
    try {
      const first = await inPhone(server, profile, async (context) => {
        const packs = await timeFirstPacks(context, server);
        return { packs, taps: await timeTaps(context) };
      });
      const cold: number[] = [];
      for (let start = 0; start < starts; start++)
        cold.push(await inPhone(server, profile, timeStart, unreachable));
      return {
        name: 'a phone without signal',
        [`first packs of ${contracts} contracts (< 5,000 ms, < 400 KiB)`]: first.packs,
        [`tap to durable, ms, p95 of ${entries} (<= 100)`]: p95(first.taps.durable),
        [`tap to toast, ms, p95 of ${entries} (<= 300)`]: p95(first.taps.toast),
        'start to a readable diary, ms, on a phone 4 x slower (<= 2,000)': cold.map(Math.round),
      };
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  });

async function inPhone<T>(
  { url }: Served,
  profile: string,
  work: (context: BrowserContext) => Promise<T>,
  further: readonly string[] = [],
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...chromiumFlags, ...further],
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'allow',
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens the contracts, deletes what was stored of them, and watches how it is fetched again. */
async function timeFirstPacks(context: BrowserContext, { dataDirectory }: Served) {
  const password = (await readFile(join(dataDirectory, 'demo-password'), 'utf8')).trim();
  const data = { username: manager, password };
  const login = await context.request.post('/api/login', { data });
  if (!login.ok()) throw new Error(await login.text());
  const projects: { slug: string }[] = await (await context.request.get('/api/projects')).json();
  const others = projects.map((project) => project.slug).filter((other) => other !== slug);
  const page = context.pages()[0] ?? (await context.newPage());
  for (const one of [...others.slice(0, contracts - 1), slug]) {
    const stored = page.waitForResponse(/\/api\/projects\/\d+\/site-pack$/);
    await page.goto(`/project/${one}`);
    await stored;
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(deletePacks);
  const devtools = await context.newCDPSession(page);
  const sent = new Map<string, number>();
  const arrived: { at: number; bytes: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ request, requestId, timestamp }) => {
    if (request.url.endsWith('/site-pack')) sent.set(requestId, timestamp);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (sent.has(requestId)) arrived.push({ at: timestamp, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await page.reload();
  while (arrived.length <= contracts) await page.waitForTimeout(100);
  const [from, to] = [Math.min(...sent.values()), Math.max(...arrived.map(({ at }) => at))];
  const bytes = arrived.reduce((sum, one) => sum + one.bytes, 0);
  return { ms: Math.round((to - from) * 1000), kib: Number((bytes / 1024).toFixed(1)) };
}

/** In the page. */
const deletePacks = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('sitewright');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction('packs', 'readwrite');
      transaction.objectStore('packs').clear();
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

declare global {
  interface Window {
    tapped: { at: number; durable: number; toast: number };
  }
}

/** From the tap on `Create Entry` until the item is committed, and until the toast says so. */
async function timeTaps(context: BrowserContext) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.getByRole('button', { name: 'Log entry' }).first().waitFor();
  await page.evaluate(await readFile(watchTaps, 'utf8'));
  await context.setOffline(true);
  const times = { durable: [] as number[], toast: [] as number[] };
  for (let number = 1; number <= entries; number++) {
    await page.getByRole('button', { name: 'Log entry' }).first().click();
    await page.getByLabel('Work Summary').fill(`Entry ${number} without signal`);
    await page.getByRole('button', { name: 'Create Entry' }).click();
    await page.waitForFunction(() => window.tapped.toast > 0 && window.tapped.durable > 0);
    const { at, durable, toast } = await page.evaluate(() => window.tapped);
    times.durable.push(durable - at);
    times.toast.push(toast - at);
    await page.getByText('Saved on this phone.').first().waitFor({ state: 'detached' });
  }
  return times;
}

/** Opens the day without signal after the browser was closed, until an entry of it can be read. */
async function timeStart(context: BrowserContext): Promise<number> {
  await context.setOffline(true);
  const screen = {
    address: `/project/${slug}`,
    own: '#content h1',
    data: '#content article',
  };
  const { data } = await visit(context, screen, { offline: true });
  return data;
}
