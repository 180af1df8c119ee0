import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { withServer } from '../serve-temporarily.mjs';
import { type Screen, type Visit, visit } from './phone-visit.ts';

const rounds = 5;
const director = 'helen.marsh@northgate.example';
const slug = 'kestrel-wharf-block-c';

type Served = { url: string; dataDirectory: string };

/** The first screens on a phone, with an empty cache and with that of the visit before. */
export const timePhone = () =>
  withServer(async (server: Served) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: chromiumFlags,
    });
    const open = async (isSignedIn: boolean) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        // Its own requests would go round the slow network.
        serviceWorkers: 'block',
      });
      if (isSignedIn) await signIn(context, server);
      return context;
    };
    try {
      return await timeScreens(open);
    } finally {
      await browser.close();
    }
  });

type Open = (isSignedIn: boolean) => Promise<BrowserContext>;

async function timeScreens(open: Open) {
  const day = await latestDay(open);
  const screens: (Screen & { isForMembers: boolean })[] = [
    { address: '/auth', own: 'form input', isForMembers: false },
    {
      address: '/contracts',
      own: '#content h1',
      data: '#content [data-slug]',
      isForMembers: true,
    },
    { address: day, own: '#content h1', data: '#content article', isForMembers: true },
  ];
  const results = [];
  for (const screen of screens)
    results.push(await timeScreen(() => open(screen.isForMembers), screen));
  return { name: 'first screens on a phone (1.6 Mbit/s, 150 ms, 4 x slower CPU)', results };
}

async function timeScreen(open: () => Promise<BrowserContext>, screen: Screen) {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await open();
    cold.push(await visit(context, screen));
    warm.push(await visit(context, screen));
    await context.close();
  }
  return { address: screen.address, cold: summary(cold), warm: summary(warm) };
}

const measures = [
  'firstContent',
  'screen',
  'data',
  'largest',
  'blocked',
  'shift',
  'requests',
  'kib',
] as const;

/** Of each measure its median, and the rounds that it comes from. */
const summary = (visits: readonly Visit[]) =>
  Object.fromEntries(
    measures.map((measure) => {
      const all = visits.map((one) => rounded(one[measure]));
      const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
      return [measure, `${median} (${all.join(', ')})`];
    }),
  );

const rounded = (value: number) => (value < 1 ? Number(value.toFixed(4)) : Math.round(value));

async function signIn(context: BrowserContext, { dataDirectory }: Served) {
  const password = (await readFile(join(dataDirectory, 'demo-password'), 'utf8')).trim();
  const answer = await context.request.post('/api/login', {
    data: { username: director, password },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** The last day of the demo's busiest contract that has entries. */
async function latestDay(open: Open): Promise<string> {
  const context = await open(true);
  const project = await (await context.request.get(`/api/projects/by-slug/${slug}`)).json();
  const answer = await context.request.get(`/api/diary-entries?projectId=${project.id}&limit=50`);
  const dates = ((await answer.json()) as { date: string }[])
    .map(({ date }) => date.slice(0, 10))
    .sort();
  await context.close();
  return `/project/${slug}?date=${dates.at(-1)}`;
}
