import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { command, printLine, Stop } from './command-line.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { withServer } from './serve-temporarily.mjs';

const kib = 1024;

/** The limits of a first visit before any interaction, in bytes on the wire. */
const visits = [
  { address: '/auth', most: { script: 100 * kib, stylesheet: 20 * kib, font: 50_000 } },
  { address: '/contracts', most: { script: 185 * kib, stylesheet: 20 * kib, font: 50_000 } },
];

/** What the service worker keeps on a phone for when there is no signal, on the wire. */
const mostForOffline = 520 * kib;

/** The quiet time in milliseconds that ends a visit: prefetching starts seconds after the screen. */
const quiet = 5_000;

const aPerson = {
  username: 'weigh@journeys.example',
  email: 'weigh@journeys.example',
  name: 'Morgan Vale',
  role: 'Site Manager',
  password: 'Concrete-2026',
};

/** Opens the built product in a browser with an empty cache, and adds up the received bytes. */
async function weigh(url) {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const results = [];
    for (const visit of visits) results.push(isLight(visit, await fetchedAt(browser, url, visit)));
    results.push(await isKeptLight(url));
    return results.every(Boolean);
  } finally {
    await browser.close();
  }
}

async function fetchedAt(browser, url, { address }) {
  // The service worker fetches its files after the screen, for later visits: they are counted below.
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const isForMembers = address !== '/auth';
  if (isForMembers) await context.request.post('/api/register', { data: aPerson });
  const page = await context.newPage();
  const arrivals = [];
  let latest = Date.now();
  page.on('requestfinished', (request) => {
    latest = Date.now();
    arrivals.push(request);
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (Date.now() - latest < quiet) await pause(100);
  if (new URL(page.url()).pathname !== address) throw new Stop(`${address} led to ${page.url()}`);
  const files = await Promise.all(arrivals.map(asFile));
  await context.close();
  return files.filter(({ kind }) => kind in visits[0].most);
}

async function asFile(request) {
  const kind = request.resourceType();
  const name = new URL(request.url()).pathname.replace(/^\/(assets\/)?/, '');
  if (kind === 'eventsource') return { kind, name, bytes: 0 };
  const { responseBodySize } = await request.sizes();
  const encoding = await (await request.response()).headerValue('content-encoding');
  return { kind, name, bytes: responseBodySize, encoding: encoding ?? 'plain' };
}

function isLight({ address, most }, files) {
  printLine(`\n${address}`);
  return Object.entries(most)
    .map(([kind, limit]) => {
      const own = files.filter((file) => file.kind === kind).sort((a, b) => b.bytes - a.bytes);
      const sum = own.reduce((total, { bytes }) => total + bytes, 0);
      for (const { name, bytes, encoding } of own)
        printLine(`  ${inKib(bytes)}  ${encoding.padEnd(5)}  ${name}`);
      const verdict = sum > limit ? '  TOO MUCH' : '';
      printLine(`  ${inKib(sum)} KiB of ${kind}, at most ${inKib(limit).trim()}${verdict}`);
      return sum <= limit;
    })
    .every(Boolean);
}

/** The files that the worker names, each as a browser would receive it. */
async function isKeptLight(url) {
  const worker = await (await fetch(`${url}/service-worker.js`)).text();
  const files = JSON.parse(/const files = (\[.*?\]);/s.exec(worker)[1]);
  const sizes = await Promise.all(files.map((file) => sizeOf(`${url}${file}`)));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const verdict = sum > mostForOffline ? '  TOO MUCH' : '';
  printLine(`\nkept for offline: ${files.length} files`);
  printLine(`  ${inKib(sum)} KiB, at most ${inKib(mostForOffline).trim()}${verdict}`);
  return sum <= mostForOffline;
}

async function sizeOf(url) {
  const { headers, ok } = await fetch(url, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  if (!ok) throw new Stop(`The service worker names ${url}, and the server does not have it.`);
  return Number(headers.get('content-length'));
}

const inKib = (bytes) => (bytes / kib).toFixed(1).padStart(7);

await command(async () => {
  await install();
  await build();
  const isWithinLimits = await withServer(({ url }) => weigh(url));
  return isWithinLimits ? 0 : 1;
});
