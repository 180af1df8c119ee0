import { fillBooks } from './books.ts';
import type { BenchWorld } from './world.ts';

const [few, many] = [10_000, 100_000];
const contracts = 200;
const rounds = 60;
const warmUp = 10;

/**
 * The cost analysis of a contract with a few rows in its book and of one with ten times as many, which
 * take turns; and the company view over two hundred contracts.
 */
export async function timeCostAnalysis(world: BenchWorld) {
  const token = await world.fillOne({ contracts, rows: 10, entries: 10 });
  const [small = '', large = ''] = await fillBooks(world.superuser, token, {
    few,
    many,
    others: 500,
  });
  const server = await world.serve();
  const read = readerOf(server.port, token);
  const [ofFew, ofMany] = await timesOf(read, [`/${small}`, `/${large}`]);
  const [company] = await timesOf(read, ['']);
  await server.stop();
  return {
    name: `cost analysis p95, ms, at ${few} and at ${many} rows, and over ${contracts} contracts`,
    target: 'many <= 300, company <= 500, ratio <= 3',
    few: p95(ofFew),
    many: p95(ofMany),
    ratio: Number((p95(ofMany) / p95(ofFew)).toFixed(2)),
    company: p95(company),
  };
}

const readerOf = (port: number, token: string) => async (path: string) => {
  const headers = { cookie: `sitewright_session=${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/cost-analysis${path}`, { headers });
  if (!response.ok) throw new Error(await response.text());
  await response.text();
};

/** Of each path in turn, how long it took to be answered. */
async function timesOf(read: (path: string) => Promise<void>, paths: string[]) {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round++)
    for (const [i, path] of paths.entries()) {
      const since = performance.now();
      await read(path);
      if (round >= warmUp) times[i]?.push(performance.now() - since);
    }
  return times;
}

const p95 = (times: number[] = []): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1));
