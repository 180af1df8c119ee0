import { jsonCaller } from './api-caller.ts';
import { p95, timesOf } from './times.ts';
import type { BenchWorld } from './world.ts';

const entries = 100_000;

/** What a phone keeps of a contract of many entries, and of its company, as the server answers. */
export async function timeSitePacks(world: BenchWorld) {
  const token = await world.fillOne({ contracts: 1, rows: 10, entries });
  const server = await world.serve();
  const call = jsonCaller(server.port, token);
  const [project] = await call('/projects');
  const [contract, company] = await timesOf(call, [
    `/projects/${project.id}/site-pack`,
    '/site-pack',
  ]);
  await server.stop();
  return {
    name: `site packs p95, ms, at ${entries} entries`,
    target: 'each <= 150',
    contract: p95(contract),
    company: p95(company),
  };
}
