import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone of the middle class on a mobile network: bytes per second and milliseconds. */
const network = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const slowdown = 4;

const watchPage = fileURLToPath(new URL('watch-page.js', import.meta.url));

export type Screen = {
  address: string;
  /** Something of the screen's own: its form, or its heading. */
  own: string;
  /** Something that only its data can show. */
  data?: string;
};

/**
 * Milliseconds from the start of the navigation, except for the shift, the requests and the bytes: the outline
 * that comes with the page is painted, then the screen itself, then its data.
 */
export type Visit = {
  firstContent: number;
  screen: number;
  data: number;
  largest: number;
  blocked: number;
  shift: number;
  requests: number;
  kib: number;
};

type Marks = Omit<Visit, 'requests' | 'kib'>;

declare global {
  interface Window {
    marks?: Marks;
  }
}

/** Opens the address in a new window of the context, which keeps its cache, and watches until it is quiet. */
export async function visit(
  context: BrowserContext,
  screen: Screen,
  { offline = false } = {},
): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const received = await countReceived(devtools);
  await devtools.send('Network.emulateNetworkConditions', { ...network, offline });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { own, data = own } = screen;
  await page.addInitScript({
    content: `window.watched = ${JSON.stringify({ screen: own, data })};`,
  });
  await page.addInitScript({ path: watchPage });
  await page.goto(screen.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.marks?.screen && window.marks.data, undefined, {
    timeout: 60_000,
  });
  const { requests, kib } = received();
  const marks = await marksAfterQuiet(page);
  await page.close();
  return { ...marks, requests, kib };
}

/** What arrived until the screen showed its data. */
async function countReceived(devtools: CDPSession) {
  let requests = 0;
  let bytes = 0;
  const fromCache = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fromCache.has(requestId)) return;
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => ({ requests, kib: Math.round(bytes / 1024) });
}

/** What is late (a font, the rest of a list) may still move the page or block it. */
async function marksAfterQuiet(page: Page): Promise<Marks> {
  await page.waitForTimeout(1_500);
  const marks = await page.evaluate(() => window.marks);
  if (!marks) throw new Error('The page was not watched.');
  return marks;
}
