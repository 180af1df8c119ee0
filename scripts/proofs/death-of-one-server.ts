import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataBackup } from '../../packages/domain/src/backup/data-backup.ts';
import { dataBackupApi } from '../../packages/domain/src/backup/data-backup-api.ts';
import { sessionApi } from '../../packages/domain/src/session/api.ts';
import { withClient } from '../../packages/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres.ts';
import { end, freePort, kill, launch, waitUntilReady } from '../built-server.mjs';
import { aDirector, type Caller } from './director.ts';
import { demoPassword } from './product.ts';
import { type Proof, until } from './proof.ts';

/** In seconds, from the death of one server until the other takes over its jobs, and until its backup has failed. */
const longest = { job: 60, backup: 120 };

/** Of two servers that start together, one waits until the other has created the demo company. */
const longestStart = 300_000;

export const deathOfOneServer: Proof = {
  name: 'death-of-one-server',
  claim: `Two servers start together on one empty database, and one is killed: its jobs are free for the other within ${longest.job} s, its backup is failed within ${longest.backup} s`,
  seconds: 600,
  run: async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    await chmod(folder, 0o755); // as root, the database's own user has to pass
    const database = await startEmbeddedPostgres(join(folder, 'postgres'));
    const mail = await aSilentMailServer();
    const servers: Server[] = [];
    try {
      const place = { folder, host: database.host, smtp: mail.url, signal };
      const both = await startTogether(place, servers);
      return await killOne(both, { ...place, calls: mail.calls });
    } finally {
      for (const { child } of servers) await end(child);
      mail.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};

type Server = ReturnType<typeof launch>;

/** Accepts connections and does not answer, so that an email is being sent for ten seconds. */
async function aSilentMailServer() {
  const calls: number[] = [];
  const listener = createServer((socket) => {
    calls.push(performance.now());
    socket.on('error', () => {}); // who called may be killed
  });
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return { calls, url, close: () => listener.close() };
}

type Place = { folder: string; host: string; smtp: string; signal: AbortSignal };

async function startTogether(
  { folder, host, smtp, signal }: Place,
  servers: Server[],
): Promise<[Server, Server]> {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(host)}`,
    SECRET_KEY: 'a key of the proofs, and of no others',
    SMTP_URL: smtp,
    ...{ DEMO: '1', DEMO_PASSWORD: demoPassword, RATE_LIMITS: 'relaxed' },
  };
  const log = join(folder, 'servers.log');
  const output = openSync(log, 'a');
  const start = async () => launch({ port: await freePort(), settings, cwd: folder, output });
  const both: [Server, Server] = [await start(), await start()];
  closeSync(output);
  servers.push(...both);
  const check = () => signal.throwIfAborted();
  for (const server of both)
    if (!(await waitUntilReady(server, { check, within: longestStart })))
      throw new Error(`It did not start: ${await readFile(log, 'utf8')}`);
  return both;
}

type MailServer = Awaited<ReturnType<typeof aSilentMailServer>>;

type Job = { id: string; worker: string };

const jobsAtWork = (host: string): Promise<Job[]> =>
  withClient({ host, user: 'postgres', database: 'postgres' }, async (client) => {
    const atWork = 'graphile_worker._private_jobs where locked_by is not null';
    return (await client.query<Job>(`select id, locked_by as worker from ${atWork}`)).rows;
  });

async function killOne([one, other]: [Server, Server], place: Place & Pick<MailServer, 'calls'>) {
  const { host, calls, signal } = place;
  const director = await aDirector({ url: one.url, signal });
  other.child.kill('SIGSTOP'); // so that the jobs come to the one that dies
  const body = { backupType: 'full' } as const;
  const { id } = await read(await director(dataBackupApi.makeBackup, { body }));
  await until(async () => (await find(director, id)).progress !== null, signal);
  await director(sessionApi.forgotPassword, { body: { email: 'helen.marsh@northgate.example' } });
  await until(() => calls.length > 0, signal);
  await kill(one.child);
  const died = performance.now();
  const begun = (await jobsAtWork(host)).map(({ id, worker }) => `${id} ${worker}`);
  if (begun.length === 0) throw new Error('No job was under way.');
  other.child.kill('SIGCONT');

  const again = await aDirector({ url: other.url, signal });
  const isHeld = async () =>
    (await jobsAtWork(host)).some(({ id, worker }) => begun.includes(`${id} ${worker}`));
  await until(async () => !(await isHeld()), signal);
  const job = Math.round((performance.now() - died) / 1000);
  await until(async () => (await find(again, id)).status === 'failed', signal);
  const backup = Math.round((performance.now() - died) / 1000);
  return {
    figures: { 'jobs released after, s': job, 'backup failed after, s': backup },
    failures: [
      job > longest.job ? `Its jobs were free only after ${job} s.` : [],
      backup > longest.backup ? `The backup was failed only after ${backup} s.` : [],
    ].flat(),
  };
}

const read = async (response: Response) => (await response.json()) as DataBackup;

const find = async (director: Caller, backupId: number) =>
  read(await director(dataBackupApi.readBackup, { params: { backupId } }));
