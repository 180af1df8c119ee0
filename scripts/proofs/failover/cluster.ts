import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  initialise,
  type Login,
  type Place,
  runPostgres,
} from '../../../packages/server/production/postgres.ts';
import { withClient } from '../../../packages/server/src/platform/database.ts';
import { chooseHome } from '../../../packages/server/src/platform/embedded-postgres/home.ts';
import { preparationsOfExample, startHaproxy } from './haproxy.ts';
import { findPrograms } from './programs.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Postgres = Awaited<ReturnType<typeof runPostgres>>;

/**
 * A primary and a synchronous standby on Debian's PostgreSQL, reached through HAProxy, as in
 * docs/OPERATIONS.md.
 */
export async function startCluster(folder: string) {
  const { bin, haproxy } = await findPrograms();
  const [first, second] = await Promise.all([
    placeFor(bin, join(folder, 'db1')),
    placeFor(bin, join(folder, 'db2')),
  ]);
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const one of running.splice(0).toReversed()) await one.stop();
  };
  try {
    const primary = await startPrimary(first);
    running.push(primary);
    const standby = await startStandby(second, primary);
    running.push(standby);
    await waitForEachWrite(primary.superuser);
    const proxy = await startHaproxy(haproxy, folder, [
      primary.superuser.port,
      standby.superuser.port,
    ]);
    running.push(proxy);
    const superuser = { ...primary.superuser, port: proxy.port };
    await untilPrimaryIsFound(superuser);
    return { superuser, stop, ...actionsOn(primary, second) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function placeFor(bin: string, folder: string): Promise<Place> {
  const { cluster } = await chooseHome(folder);
  return { bin, home: cluster.home, data: cluster.data, identity: cluster.identity };
}

const replicator = { user: 'replicator', password: 'only-for-this-run-too' };

async function startPrimary(place: Place): Promise<Postgres> {
  await initialise(place);
  const { statement, hbaLine } = await preparationsOfExample();
  const hba = join(place.data, 'pg_hba.conf');
  await writeFile(hba, `${hbaLine}\n${await readFile(hba, 'utf8')}`);
  const primary = await runPostgres(place);
  await asSuperuser(primary.superuser, [
    statement,
    `create role ${replicator.user} login replication password '${replicator.password}'`,
  ]);
  return primary;
}

/** The standby's name on the primary. */
const name = 'standby1';

async function startStandby(place: Place, primary: Postgres): Promise<Postgres> {
  const { host, port } = primary.superuser;
  const source = `host=${host} port=${port} user=${replicator.user} password=${replicator.password} application_name=${name}`;
  await promisify(execFile)(
    join(place.bin, 'pg_basebackup'),
    ['-d', source, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', name],
    { ...place.identity, cwd: place.home },
  );
  return runPostgres(place);
}

/** Set once the standby runs: its own copy of the settings waits for no standby after its promotion. */
async function waitForEachWrite(superuser: Login): Promise<void> {
  await asSuperuser(superuser, [
    `alter system set synchronous_standby_names = '${name}'`,
    'select pg_reload_conf()',
  ]);
  const query = `select from pg_stat_replication where application_name = '${name}' and sync_state = 'sync'`;
  const deadline = Date.now() + 30_000;
  while ((await asSuperuser(superuser, [query])) === 0) {
    if (Date.now() > deadline) throw new Error('The standby does not become synchronous.');
    await pause(100);
  }
}

/** Until its first health checks, HAProxy routes to either. */
async function untilPrimaryIsFound(superuser: Login): Promise<void> {
  const query = 'select where not pg_is_in_recovery()';
  const deadline = Date.now() + 30_000;
  for (let found = 0; found < 10; ) {
    const rows = await asSuperuser(superuser, [query]).catch(() => 0);
    found = rows === 1 ? found + 1 : 0;
    if (Date.now() > deadline) throw new Error('HAProxy does not lead to the primary.');
    await pause(100);
  }
}

/** The number of rows of the last statement. */
const asSuperuser = (superuser: Login, statements: string[]): Promise<number> =>
  withClient({ ...superuser, database: 'postgres' }, async (client) => {
    let rows = 0;
    for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0;
    return rows;
  });

function actionsOn(primary: Postgres, standby: Place) {
  const { bin, data, home, identity } = standby;
  return {
    primary: primary.superuser,
    /** From now on nothing reaches the standby, as when the network fails before the machine. */
    cutStandbyOff: async () => {
      const senders = await childrenOf(primary.pid, 'walsender');
      if (senders.length === 0) throw new Error('Nothing is sent to the standby.');
      for (const pid of senders) process.kill(pid, 'SIGSTOP');
    },
    /** All of its processes at once, as when the machine fails. */
    killPrimary: async () => {
      // Stopped first, so that no new child is missed and no ended one is collected.
      process.kill(primary.pid, 'SIGSTOP');
      for (const pid of [...(await childrenOf(primary.pid)), primary.pid])
        process.kill(pid, 'SIGKILL');
    },
    promote: () =>
      promisify(execFile)(join(bin, 'pg_ctl'), ['promote', '-D', data], { ...identity, cwd: home }),
  };
}

/** Linux only. */
async function childrenOf(pid: number, word = ''): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const read = (file: string) => readFile(file, 'utf8').catch(() => ''); // it has ended by now
  const all = await Promise.all(
    pids.map(async (one) => ({
      pid: Number(one),
      parent: Number(/\) \S (\d+)/.exec(await read(`/proc/${one}/stat`))?.[1]),
      command: await read(`/proc/${one}/cmdline`),
    })),
  );
  return all
    .filter(({ parent, command }) => parent === pid && command.includes(word))
    .map((child) => child.pid);
}
