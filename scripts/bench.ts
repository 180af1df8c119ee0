import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { timeBackup } from './bench/backup.ts';
import { timeFootprints } from './bench/carbon.ts';
import { timeColdStart } from './bench/cold-start.ts';
import { timeCostAnalysis } from './bench/costs.ts';
import { compareDiarySizes } from './bench/diary.ts';
import { timeLiveUpdates } from './bench/live.ts';
import { timeOrderPdfs } from './bench/order-pdf.ts';
import { timeSearch } from './bench/search.ts';
import { compareWalkWithDriver } from './bench/walk.ts';
import { timeWorkforce } from './bench/workers.ts';
import { openBench } from './bench/world.ts';
import { buildQuietly } from './built-server.mjs';

/** Prints the figures of docs/PERFORMANCE.md: ratios of one run on one machine. */
async function bench() {
  await buildQuietly();
  const home = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  await chmod(home, 0o755); // as root, PostgreSQL's own user must be able to enter
  const world = await openBench(home);
  try {
    const results = [
      await compareWalkWithDriver(world),
      await timeColdStart(world),
      await timeLiveUpdates(world),
      await timeOrderPdfs(world),
      await compareDiarySizes(world),
      await timeCostAnalysis(world),
      await timeFootprints(world),
      await timeWorkforce(world),
      await timeSearch(world),
      await timeBackup(world, home),
    ];
    process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await world.stop();
    await rm(home, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bench();
