import { apiCaller } from './api-caller.ts';
import { type Contract, fillBooks, openMonth, spend } from './books.ts';
import { p95, timesOf } from './times.ts';
import type { BenchWorld } from './world.ts';

const [few, many] = [10_000, 100_000];
const contracts = 200;
const due = 200;

type Read = ReturnType<typeof apiCaller>;

/**
 * The cost analysis of a contract with a few rows in its ledger and of one with ten times as many, measured
 * alternately; further reads of the large one; and the company view over two hundred contracts.
 */
export async function timeCostAnalysis(world: BenchWorld) {
  const token = await world.fillOne({ contracts, rows: 10, entries: 10 });
  const sizes = { few, many, others: 500 };
  const [small, large] = await fillBooks(world.superuser, token, sizes);
  if (!small || !large) throw new Error('There are no contracts.');
  await openMonth(world.superuser, large);
  const server = await world.serve();
  const read = apiCaller(server.port, token);
  const [ofFew, ofMany] = await timesOf(read, [small, large].map(pageOf));
  const ofOne = pageOf(large);
  const more = await timesOf(read, [
    `${ofOne}/curve`,
    `${ofOne}/changes?since=2026-05-31`,
    `${ofOne}/rows?head=labour&measure=actual`,
    `/cost-reports?projectId=${large.id}`,
    '/cost-analysis',
  ]);
  const [curve, changes, rows, month, company] = more.map(p95);
  const settling = p95(await timesOfSettling(world, read, large));
  await server.stop();
  return {
    name: `cost analysis p95, ms, at ${few} and at ${many} rows, and over ${contracts} contracts`,
    target: 'many, curve, changes, rows and month <= 300, company <= 500, ratio <= 3',
    few: p95(ofFew),
    many: p95(ofMany),
    ratio: Number((p95(ofMany) / p95(ofFew)).toFixed(2)),
    ...{ curve, changes, rows, month, company },
    [`settling ${due} costs, and reading`]: settling,
  };
}

const pageOf = ({ slug }: Contract): string => `/cost-analysis/${slug}`;

/** How long the first reader waits when many costs are due. */
async function timesOfSettling({ superuser }: BenchWorld, read: Read, contract: Contract) {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    await spend(superuser, contract, due);
    const since = performance.now();
    await read(pageOf(contract));
    times.push(performance.now() - since);
  }
  return times;
}
