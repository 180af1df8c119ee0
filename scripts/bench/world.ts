import { Client } from 'pg';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { type Database, openDatabase } from '../../packages/server/src/platform/open-database.ts';
import { end, freePort, launch, waitUntilReady } from '../built-server.mjs';
import { fill, type Size } from '../fill.ts';
import { signIn } from './sign-in.ts';

const organizations = 50;
const rowsEach = 2_000;

export type BenchWorld = Awaited<ReturnType<typeof openBench>>;

/** An embedded database with 100,000 site issues in 50 organisations, and how to serve it. */
export async function openBench(home: string, { demo = false, countsStatements = false } = {}) {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const config = readConfig({ DATA_DIR: home });
  if (countsStatements) await preloadStatementCounts(await openDatabase(config, say));
  const database = await openDatabase(config, say);
  const superuser = await connectAsSuperuser(database);
  // The demo company is made in an empty database only.
  if (demo) await (await serveBuilt({ DATA_DIR: home, DEMO: '1' })).stop();
  say(`Filling ${organizations} organisations with ${rowsEach} rows each…`);
  const people = await fill(superuser, { organizations, contracts: 1, rows: rowsEach });
  const tokens = await signIn(superuser, people);

  /** Adds an organisation of the given size; returns the tokens of its users, first its Managing Director. */
  const fillMany = async (size: Omit<Size, 'organizations'>) =>
    signIn(superuser, await fill(superuser, { organizations: 1, ...size }));

  /** Returns the token of its Managing Director. */
  async function fillOne(size: { contracts: number; rows: number; entries: number }) {
    const [token = ''] = await fillMany(size);
    return token;
  }

  return {
    tokens,
    fillMany,
    fillOne,
    superuser,
    owner: database.owner,
    app: database.app,
    home,
    serve: () => serveBuilt({ DATA_DIR: home, DEMO: '0' }),
    stop: async () => {
      await superuser.end();
      await database.stop();
    },
  };
}

/** Starts the built server; resolves when it has answered for the first time. */
async function serveBuilt(settings: Record<string, string>) {
  const port = await freePort();
  const startedAt = performance.now();
  // With `node dist/main.js` only, because the start is measured.
  const server = launch({
    port,
    settings: { ...settings, LOG_LEVEL: 'info' },
    output: 'ignore',
    errors: 'inherit',
    endsWithUs: false,
  });
  if (!(await waitUntilReady(server, { every: 5 }))) throw new Error('The server did not start.');
  const firstAnswer = performance.now() - startedAt;
  return { port, firstAnswer, pid: server.child.pid ?? 0, stop: () => end(server.child) };
}

async function connectAsSuperuser({ owner }: Database): Promise<Client> {
  const client = new Client({ ...owner, user: 'postgres' });
  await client.connect();
  return client;
}

/** PostgreSQL counts statements only when it is asked to at its start. */
async function preloadStatementCounts(database: Database): Promise<void> {
  const superuser = await connectAsSuperuser(database);
  await superuser.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await superuser.query('alter system set pg_stat_statements.track_planning = on');
  await superuser.end();
  await database.stop();
}
