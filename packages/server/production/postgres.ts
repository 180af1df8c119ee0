import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, hasEnded } from '../../../scripts/built-server.mjs';
import { withClient } from '../src/platform/database.ts';
import { findBinaries } from '../src/platform/embedded-postgres/binaries.ts';
import { chooseHome } from '../src/platform/embedded-postgres/home.ts';

const password = 'only-for-this-run';

export type Login = { host: string; port: number; user: string; password: string };

export type Database = {
  superuser: Login;
  stop: () => Promise<void>;
};

/** A PostgreSQL as an operator installs it: reached by TCP, with passwords, durable. */
export async function startPostgres(folder: string) {
  const { cluster } = await chooseHome(join(folder, 'postgres'));
  const { home, data, identity } = cluster;
  const { bin } = await findBinaries(cluster);
  const place = { bin, home, data, identity };
  await initialise(place);
  return runPostgres(place);
}

/** The programs, their directory, and the user that runs them. */
export type Place = {
  bin: string;
  home: string;
  data: string;
  identity: { uid?: number; gid?: number };
};

export async function initialise({ bin, home, data, identity }: Place): Promise<void> {
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    { ...identity, cwd: home },
  );
}

/** On its own port, until it is stopped. */
export async function runPostgres({ bin, home, data, identity }: Place) {
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: home,
    stdio: 'ignore',
  });
  const superuser = { host: '127.0.0.1', port, user: 'postgres', password };
  const stop = async () => {
    if (hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  await untilReachable(superuser).catch(async (error) => {
    await stop();
    throw error;
  });
  return { superuser, pid: server.pid ?? 0, stop };
}

async function untilReachable(login: Login) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await withClient({ ...login, database: 'postgres' }, async () => {});
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** Creates the roles and the database with the commands of the README. */
export async function prepareDatabase(superuser: Login, statements: string) {
  await withClient({ ...superuser, database: 'postgres' }, async (client) => {
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await client.query(statement.replace('…', password));
  });
  const urlFor = (user: string) =>
    `postgres://${user}:${password}@${superuser.host}:${superuser.port}/sitewright`;
  return {
    DATABASE_URL: urlFor('sitewright_server'),
    DATABASE_OWNER_URL: urlFor('sitewright_owner'),
  };
}
