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
import { compareWalkWithDriver } from './bench/walk.ts';
import { timeWorkforce } from './bench/workers.ts';
import { type BenchWorld, openBench } from './bench/world.ts';
import { buildQuietly } from './built-server.mjs';

const parts: Record<string, (world: BenchWorld) => Promise<object>> = {
  list: compareWalkWithDriver,
  'cold-start': timeColdStart,
  live: timeLiveUpdates,
  'order-pdf': timeOrderPdfs,
  diary: compareDiarySizes,
  costs: timeCostAnalysis,
  footprints: timeFootprints,
  workforce: timeWorkforce,
  search: timeSearch,
  reads: timeReads,
  phone: timePhone,
  backup: timeBackup,
};

/** Prints the figures of docs/PERFORMANCE.md: ratios of one run on one machine. All parts, or those that are named. */
async function bench(names: string[]) {
  const unknown = names.filter((name) => !parts[name]);
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join()}. There are: ${Object.keys(parts).join(', ')}.`);
  await buildQuietly();
  const home = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  await chmod(home, 0o755); // as root, PostgreSQL's own user must be able to enter
  const world = await openBench(home);
  try {
    const results: object[] = [];
    for (const [name, run] of Object.entries(parts))
      if (names.length === 0 || names.includes(name)) results.push(await run(world));
    process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await world.stop();
    await rm(home, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await bench(argv.slice(2));
