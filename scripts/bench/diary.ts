import { jsonCaller } from './api-caller.ts';
import type { BenchWorld } from './world.ts';

const [few, many] = [10_000, 1_000_000];
const rounds = 60;
const warmUp = 10;

/**
 * A page of 50 diary entries, of an organisation with few entries and of one with a hundred times as
 * many: the first page, and one in the middle. Measured alternately; the medians are compared.
 */
export async function compareDiarySizes(world: BenchWorld) {
  const tokens = [
    await world.fillOne({ contracts: 10, rows: 10, entries: few }),
    await world.fillOne({ contracts: 10, rows: 10, entries: many }),
  ];
  const server = await world.serve();
  const readers = tokens.map((token): Read => {
    const call = jsonCaller(server.port, token);
    return (query) => call(`/diary-entries?${query}`);
  });
  const pages = { first: '', middle: '&cursor=' };
  const results: Record<string, { few: number; many: number; ratio: number }> = {};
  for (const [page, cursor] of Object.entries(pages)) {
    const paths = await Promise.all(
      readers.map(async (read) => `limit=50${cursor && cursor + (await idInMiddle(read))}`),
    );
    const [ofFew = 0, ofMany = 0] = await medians(readers, paths);
    results[page] = { few: ofFew, many: ofMany, ratio: Number((ofMany / ofFew).toFixed(2)) };
  }
  await server.stop();
  const name = `diary list p50, ms, at ${few} and at ${many} entries, ${rounds} turns`;
  return { name, target: 'ratio <= 1.5', ...results };
}

type Read = (query: string) => Promise<{ id: number }[]>;

/** Half of the entries are on later days. */
async function idInMiddle(read: Read): Promise<number> {
  const [entry] = await read('limit=1&to=2026-05-31');
  return entry?.id ?? 0;
}

async function medians(readers: Read[], queries: string[]): Promise<number[]> {
  const times = readers.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [i, read] of readers.entries()) {
      const since = performance.now();
      const rows = await read(queries[i] ?? '');
      if (rows.length !== 50) throw new Error(`A page of ${rows.length} entries came.`);
      if (round >= warmUp) times[i]?.push(performance.now() - since);
    }
  }
  return times.map((taken) => {
    const sorted = taken.toSorted((one, other) => one - other);
    return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
  });
}
