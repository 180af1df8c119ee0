import { openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { comesReady, end, freePort, launch } from '../../../scripts/built-server.mjs';
import { catchMail } from '../../../scripts/catch-mail.mjs';
import { root } from '../../../scripts/run.mjs';
import { prepareDatabase, startPostgres } from './postgres.ts';
import { publicUrl, startProxy } from './proxy.ts';

/**
 * Built servers as an operator runs them: on a PostgreSQL of their own with production defaults, with
 * mail, a bucket, and a proxy in front of them.
 */
export async function startInstallation({ servers: count = 1 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-production-'));
  await chmod(folder, 0o755); // as root, the database's own user has to pass
  const letters = join(folder, 'letters');
  const [mail, bucket, postgres] = await Promise.all([
    catchMail(letters),
    startBucket(join(folder, 'bucket')),
    startPostgres(folder),
  ]);
  const settings = {
    ...(await prepareDatabase(postgres.superuser, await statementsOfReadme())),
    NODE_ENV: 'production',
    SECRET_KEY: 'a'.repeat(32),
    SMTP_URL: mail.url,
    STORAGE_URL: bucket.url,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXY: '127.0.0.1',
    // The tests are the program that a webhook calls.
    WEBHOOKS: 'anywhere',
  };
  const start = () => startServer(folder, settings);
  const servers = await Promise.all(Array.from({ length: count }, start));
  const proxy = await startProxy(() => servers.map(({ port }) => port));
  const stop = async () => {
    await proxy.stop();
    await Promise.all(servers.map(({ child }) => end(child)));
    await Promise.all([mail.close(), bucket.stop(), postgres.stop()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: proxy.url, servers, start, letters, superuser: postgres.superuser, stop };
}

async function startServer(folder: string, settings: Record<string, string>) {
  const port = await freePort();
  const cwd = join(folder, `server-${port}`);
  await mkdir(cwd);
  const log = join(cwd, 'server.log');
  const { child, url } = launch({ port, settings, cwd, output: openSync(log, 'a') });
  if (!(await comesReady({ child, url }, { every: 20 })))
    throw new Error(`The server did not start:\n${await readFile(log, 'utf8')}`);
  return { port, url, child, log };
}

/** As written there, so that they are tried out. */
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
