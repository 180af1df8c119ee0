import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { end, freePort, launch, waitUntilReady } from '../../../scripts/built-server.mjs';
import { catchMail } from '../../../scripts/catch-mail.mjs';
import { root } from '../../../scripts/run.mjs';
import { type Database, prepareDatabase, startPostgres } from './postgres.ts';
import { publicUrl, startProxy } from './proxy.ts';

type Options<D extends Database> = {
  servers?: number;
  /** Additional settings of the servers, which override the defaults. */
  settings?: Record<string, string>;
  /** How the database is started; without it, as one PostgreSQL. */
  startDatabase: (folder: string) => Promise<D>;
  /** The proxy keeps its connections to the servers, which then must not be killed. */
  keepAlive?: boolean;
  /**
   * Files are in a bucket; otherwise in a folder that the servers share, which costs this process
   * less.
   */
  hasBucket?: boolean;
  /** How long the mail server takes to accept an email, in milliseconds. */
  mailDelay?: number;
  signal?: AbortSignal | undefined;
};

export type InstallationOptions<D extends Database = Database> = Options<D>;
export type Installation<D extends Database = Database> = Awaited<
  ReturnType<typeof startInstallationOn<D>>
>;

export const startInstallation = (options: Omit<Options<Database>, 'startDatabase'> = {}) =>
  startInstallationOn({ ...options, startDatabase: startPostgres });

/**
 * Of two servers that start on an empty database, one waits while the other creates the demo
 * company.
 */
const longestStart = 300_000;

/**
 * Built servers as an operator runs them: with their own PostgreSQL with production defaults, mail,
 * a bucket, and a reverse proxy.
 */
export async function startInstallationOn<D extends Database>(options: Options<D>) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-production-'));
  await chmod(folder, 0o755); // as root, the database's own user has to pass
  const started = inOrder();
  started.endWith(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  try {
    return { ...(await startAll(folder, options, started.endWith)), folder, stop: started.end };
  } catch (error) {
    await started.end();
    throw error;
  }
}

type EndWith = (end: () => Promise<unknown>) => void;

/** Stopped in reverse order, also where a later start fails. */
function inOrder() {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    endWith: (end: () => Promise<unknown>) => void ends.push(end),
    end: async () => {
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
}

async function startAll<D extends Database>(folder: string, options: Options<D>, endWith: EndWith) {
  const { servers: count = 1, startDatabase, keepAlive, mailDelay, signal } = options;
  const { hasBucket = true } = options;
  const letters = join(folder, 'letters');
  const mail = await catchMail(letters, { delay: mailDelay });
  endWith(mail.close);
  const bucket = hasBucket ? await startBucket(join(folder, 'bucket')) : undefined;
  if (bucket) endWith(bucket.stop);
  const database = await startDatabase(folder);
  endWith(database.stop);
  const settings = {
    ...(await prepareDatabase(database.superuser, await statementsOfReadme())),
    NODE_ENV: 'production',
    SECRET_KEY: 'a'.repeat(32),
    SMTP_URL: mail.url,
    ...(bucket ? { STORAGE_URL: bucket.url } : { DATA_DIR: join(folder, 'data') }),
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXY: '127.0.0.1',
    // No request leaves this machine.
    WEATHER_URL: 'http://127.0.0.1:9/',
    // The tests receive the webhook calls.
    WEBHOOKS: 'anywhere',
    ...options.settings,
  };
  const children: ChildProcess[] = [];
  endWith(() => Promise.all(children.map(end)));
  const start = () => startServer(folder, settings, { children, signal });
  const servers = await Promise.all(Array.from({ length: count }, start));
  const proxy = await startProxy(() => servers.map(({ port }) => port), { keepAlive });
  endWith(proxy.stop);
  return { url: proxy.url, servers, start, letters, superuser: database.superuser, database };
}

async function startServer(
  folder: string,
  settings: Record<string, string>,
  { children, signal }: { children: ChildProcess[]; signal: AbortSignal | undefined },
) {
  const port = await freePort();
  const cwd = join(folder, `server-${port}`);
  await mkdir(cwd, { recursive: true });
  const log = join(cwd, 'server.log');
  const output = openSync(log, 'a');
  const { child, url } = launch({ port, settings, cwd, output });
  closeSync(output);
  children.push(child);
  const check = () => signal?.throwIfAborted();
  if (!(await waitUntilReady({ child, url }, { every: 20, check, within: longestStart })))
    throw new Error(`The server did not start:\n${await readFile(log, 'utf8')}`);
  return { port, url, child, log };
}

/** Taken from the README, so that its commands are tested. */
async function statementsOfReadme(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, statements] = /```sql\n([^`]+)```/.exec(readme) ?? [];
  if (!statements) throw new Error('README.md names no statements for a PostgreSQL of your own.');
  return statements;
}

async function startBucket(directory: string) {
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: 'site-files' }],
  });
  const { port } = await service.run();
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/site-files?insecure=1`;
  return { url, stop: () => service.close() };
}
