import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { timeBackup } from './bench/backup.ts';
import { timeFootprints } from './bench/carbon.ts';
import { timeColdStart } from './bench/cold-start.ts';
import { timeCostAnalysis } from './bench/costs.ts';
import { compareDiarySizes } from './bench/diary.ts';
import { timeLiveUpdates } from './bench/live.ts';
import { timeOrderPdfs } from './bench/order-pdf.ts';
import { timePhone } from './bench/phone.ts';
import { timeReads } from './bench/reads.ts';
import { timeSearch } from './bench/search.ts';
import { timeSitePacks } from './bench/site-packs.ts';
import { compareWalkWithDriver } from './bench/walk.ts';
import { timeWithoutSignal } from './bench/without-signal.ts';
import { timeWorkforce } from './bench/workers.ts';
import { type BenchWorld, openBench } from './bench/world.ts';
import { buildQuietly } from './built-server.mjs';

/** They measure one world, each on its own rows. */
const inSharedWorld: Record<string, (world: BenchWorld) => Promise<object>> = {
  list: compareWalkWithDriver,
  'cold-start': timeColdStart,
  live: timeLiveUpdates,
  'order-pdf': timeOrderPdfs,
  diary: compareDiarySizes,
  costs: timeCostAnalysis,
  footprints: timeFootprints,
  workforce: timeWorkforce,
  search: timeSearch,
  'site-packs': timeSitePacks,
  backup: timeBackup,
};

/** They open what they measure themselves. */
const inOwnWorld: Record<string, (home: string) => Promise<object>> = {
  reads: timeReads,
  phone: timePhone,
  'without-signal': timeWithoutSignal,
};

const allNames = [...Object.keys(inSharedWorld), ...Object.keys(inOwnWorld)];

/** Prints the figures of docs/PERFORMANCE.md: ratios of one run on one machine. All parts, or those that are named. */
async function bench(names: string[]) {
  const unknown = names.filter((name) => !allNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join()}. There are: ${allNames.join(', ')}.`);
  await buildQuietly();
  const home = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  await chmod(home, 0o755); // as root, PostgreSQL's own user must be able to enter
  const isWanted = ([name]: [string, unknown]) => names.length === 0 || names.includes(name);
  try {
    const results = await measureInSharedWorld(
      home,
      Object.entries(inSharedWorld).filter(isWanted),
    );
    for (const [, run] of Object.entries(inOwnWorld).filter(isWanted))
      results.push(await run(home));
    process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Opened only for those that need it: filling it takes longer than some of the others. */
async function measureInSharedWorld(
  home: string,
  parts: readonly [string, (world: BenchWorld) => Promise<object>][],
): Promise<object[]> {
  if (parts.length === 0) return [];
  const world = await openBench(home);
  try {
    const results: object[] = [];
    for (const [, run] of parts) results.push(await run(world));
    return results;
  } finally {
    await world.stop();
  }
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await bench(argv.slice(2));
