import { Client } from 'pg';
import { percentile } from '../bench/times.ts';
import { coreTimes, idleShares } from '../test-profile.mjs';
import { ofFamily, ofProcess, watchProcessors } from './load/processor-time.ts';
import { newTally, percentilesOf, type Tally } from './load/tally.ts';
import { makeUsers } from './load/users.ts';
import { workAll } from './load/work.ts';
import { type Proof, scale } from './proof.ts';
import { type ProvedInstallation, withInstallation } from './with-installation.ts';

const minutes = 10 * scale;
const organizations = 50;
const usersEach = 6;
/** About a million rows in all. */
const rowsOfEach = {
  contracts: 20,
  rows: Math.round(8_000 * Math.min(1, scale * 2)),
  entries: Math.round(10_000 * Math.min(1, scale * 2)),
  suppliers: 60,
  materials: 300,
  orders: 200,
  costs: 1_500,
};
/** The limit of the 99th percentile in milliseconds. */
const longest = { read: 250, write: 400 };
const warmUp = 10_000;
/** With fewer cores the machine may be the limit, not the product. */
const busyBelow = 5;

export const threeHundredUsers: Proof = {
  name: 'load',
  claim: `${organizations * usersEach} users of ${organizations} organisations work for ${minutes} minutes on two servers and about a million rows: no error, p99 of reads ≤ ${longest.read} ms, of writes ≤ ${longest.write} ms`,
  seconds: 900 + minutes * 60,
  run: withInstallation({ servers: 2, keepAlive: true, hasBucket: false }, async (installation) => {
    const { client, users, rows } = await populate(installation);
    const { servers, database, signal } = installation;
    const tally = newTally();
    const cores = coreTimes();
    const spent = await watchProcessors({
      'server 1': ofProcess(servers[0]?.child.pid ?? 0),
      'server 2': ofProcess(servers[1]?.child.pid ?? 0),
      PostgreSQL: ofFamily(database.pid),
      'load and proxy': ofProcess(process.pid),
    });
    const lasts = minutes * 60_000;
    await workAll(users, { tally, lasts, warmUp, signal });
    const processors = await spent();
    const idle = idleShares(cores, coreTimes());
    for (const { browser } of users) browser.close();
    await client.end();
    const figures = {
      rows,
      ...figuresOf(tally, lasts - warmUp),
      'processor time, s': asText(processors),
      'each core idle, %': idle.join(', '),
      ...(Math.max(...idle) < busyBelow && { note: 'The cores were the limit.' }),
      ...tally.slowest(),
    };
    return { figures, failures: failuresOf(tally) };
  }),
};

async function populate({ url, superuser, signal }: ProvedInstallation) {
  const client = new Client({ ...superuser, database: 'sitewright' });
  await client.connect();
  process.stderr.write('Filling the database…\n');
  const users = await makeUsers(client, url, { organizations, users: usersEach, ...rowsOfEach });
  signal.throwIfAborted();
  const { rows } = await client.query<{ rows: number }>(
    'select sum(n_live_tup)::int as rows from pg_stat_user_tables',
  );
  return { client, users, rows: rows[0]?.rows ?? 0 };
}

const figuresOf = (tally: Tally, milliseconds: number) => ({
  'reads, ms': percentilesOf(tally.reads()),
  'writes, ms': percentilesOf(tally.writes()),
  errors: tally.errors().length,
  'requests per second': Math.round((tally.count() * 1000) / milliseconds),
});

const asText = (spent: Record<string, number>) =>
  Object.entries(spent)
    .map(([name, seconds]) => `${name} ${seconds}`)
    .join(', ');

function failuresOf(tally: Tally): string[] {
  const [read, write] = [percentile(tally.reads(), 0.99), percentile(tally.writes(), 0.99)];
  return [
    ...tally.errors(),
    ...(tally.reads().length === 0 || tally.writes().length === 0 ? ['Nobody did anything.'] : []),
    ...(read > longest.read ? [`p99 of reads is ${read} ms.`] : []),
    ...(write > longest.write ? [`p99 of writes is ${write} ms.`] : []),
  ];
}
