import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '../../packages/server/src/demo.ts';
import { ofProcess } from '../proofs/load/processor-time.ts';
import { apiCaller } from './api-caller.ts';
import { fillCompany, type ReadCompany } from './reads-company.ts';
import { signIn } from './sign-in.ts';
import { countStatements } from './statements.ts';
import { percentile, timesAtOnce } from './times.ts';
import { type BenchWorld, openBench } from './world.ts';

const [few, many] = [10_000, 1_000_000];
const turns = 40;

/** What the ten most used screens ask for, by the contract that they show. */
const readsOf = ({ id, slug, day }: ReadCompany): Record<string, string> => ({
  contracts: '/projects',
  'contracts, overview': '/overview/contracts',
  'diary day': `/projects/${id}/days/${day}`,
  'diary day, entries': `/diary-entries?projectId=${id}&from=${day}&to=${day}`,
  'diary day, calendar': `/projects/${id}/days?from=2026-02-23&to=2026-03-08`,
  'diary day, comments': `/projects/${id}/diary-comments?date=${day}`,
  'live board': `/projects/${id}/live-board`,
  'site issues': '/site-issues',
  orders: '/purchase-orders',
  'cost summary': `/cost-analysis/${slug}`,
  footprint: `/carbon-footprint/${slug}`,
  workforce: '/workers',
  notifications: '/notifications',
  'notifications, unread': '/notifications/unread',
  search: '/search?q=core',
});

/** Where the time of each read goes, at the demo's size and at a million rows; and how it grows with twenty clients. */
export async function timeReads(home: string) {
  const own = join(home, 'reads');
  await mkdir(own);
  const world = await openBench(own, { demo: true, countsStatements: true });
  try {
    return await timeReadsIn(world);
  } finally {
    await world.stop();
  }
}

async function timeReadsIn(world: BenchWorld) {
  const demo = await demoCompany(world);
  const small = await fillCompany(world, few);
  const large = await fillCompany(world, many);
  const server = await world.serve();
  const spent = {
    demo: await costs(world, server, demo),
    [many]: await costs(world, server, large),
  };
  const growth = await growthOf(server.port, small, large);
  await server.stop();
  return {
    name: `ten reads: statements, ms of the database and of the server, bytes; p99 of 20 clients from ${few} to ${many} rows`,
    target: 'statements <= 12, growth <= 1.5',
    spent,
    growth,
  };
}

/** The contract of the demo with the most entries, on the day with the most. */
async function demoCompany({ superuser }: BenchWorld): Promise<ReadCompany> {
  const { rows } = await superuser.query(
    `select u.id, u.email, p.organization_id as "organizationId", p.id as "projectId", p.slug,
      to_char(d.date, 'YYYY-MM-DD') as day
    from users u join projects p on p.organization_id = u.organization_id
    join lateral (select date, count(*) as entries from diary_entries where project_id = p.id group by date) d on true
    where u.email = $1 order by d.entries desc limit 1`,
    [demoAccounts[0]?.email],
  );
  const [one] = rows;
  const tokens = await signIn(superuser, [one]);
  return { tokens, id: one.projectId, slug: one.slug, day: one.day };
}

type Server = Awaited<ReturnType<BenchWorld['serve']>>;

async function costs({ superuser }: BenchWorld, server: Server, company: ReadCompany) {
  const statements = await countStatements(superuser);
  const processor = ofProcess(server.pid);
  const [token = ''] = company.tokens;
  const results: Record<string, object> = {};
  for (const [name, path] of Object.entries(readsOf(company))) {
    const read = readerOf(server.port, token, path);
    for (let turn = 0; turn < 10; turn++) await read();
    await statements.reset();
    const before = await processor();
    let bytes = 0;
    for (let turn = 0; turn < turns; turn++) bytes = await read();
    const nodeMs = ((await processor()) - before) * 1000;
    const { calls, ms } = await statements.read(turns);
    const each = (sum: number) => Number((sum / turns).toFixed(2));
    results[name] = {
      statements: Math.round(calls / turns),
      database: each(ms),
      server: each(nodeMs),
      bytes,
    };
  }
  return results;
}

/** Reads a path uncompressed; returns how many bytes came. */
function readerOf(port: number, token: string, path: string): () => Promise<number> {
  const call = apiCaller(port, token);
  return async () => {
    const answer = await call(path, { headers: { 'accept-encoding': 'identity' } });
    if (answer.includes('"groups":[]')) throw new Error(`${path} found nothing.`);
    return answer.byteLength;
  };
}

const measured = 4_000;
const rounds = 3;

/** Few and many rows in turns, twenty users at once. */
async function growthOf(port: number, small: ReadCompany, large: ReadCompany) {
  const results: Record<string, object> = {};
  const paths = [readsOf(small), readsOf(large)];
  for (const name of Object.keys(paths[0] ?? {})) {
    const times: number[][] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [i, { tokens }] of [small, large].entries()) {
        const calls = tokens
          .slice(0, 20)
          .map((token) => readerOf(port, token, paths[i]?.[name] ?? ''));
        times[i]?.push(...(await timesAtOnce(calls, { measured })));
      }
    const [ofFew = 0, ofMany = 0] = times.map((taken) => percentile(taken, 0.99));
    results[name] = { few: ofFew, many: ofMany, ratio: Number((ofMany / ofFew).toFixed(2)) };
  }
  return results;
}
