import { apiCaller } from './api-caller.ts';
import { entries, fillLargeCompany, fillOneContract } from './large-company.ts';
import { p95, timesOf } from './times.ts';
import type { BenchWorld } from './world.ts';

/**
 * What a phone keeps, as the server answers: of a contract among ten that have the entries of a year, and of its company;
 * and, as the extreme, where one contract has all of them.
 */
export async function timeSitePacks(world: BenchWorld) {
  const large = await fillLargeCompany(world);
  const crowded = await fillOneContract(world);
  const server = await world.serve();
  const ofLarge = await timePacks(server.port, large);
  const ofOneContract = await timePacks(server.port, crowded);
  await server.stop();
  return {
    name: `site packs p95, ms, at ${entries} entries over a year on ten contracts; and all on one`,
    target: 'each <= 150',
    ...ofLarge,
    'all on one contract': ofOneContract,
  };
}

async function timePacks(port: number, token: string) {
  const call = apiCaller(port, token);
  const [project] = JSON.parse(String(await call('/projects')));
  const [contract, company] = await timesOf(call, [
    `/projects/${project.id}/site-pack`,
    '/site-pack',
  ]);
  return { contract: p95(contract), company: p95(company) };
}
