import { Client } from 'pg';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/open-database.ts';
import { end, freePort, launch, waitUntilReady } from '../built-server.mjs';
import { fill } from '../fill.ts';
import { signIn } from './sign-in.ts';

const organizations = 50;
const rowsEach = 2_000;

export type BenchWorld = Awaited<ReturnType<typeof openBench>>;

/** An embedded database with 100,000 site issues in 50 organisations, and how to serve it. */
export async function openBench(home: string) {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const database = await openDatabase(readConfig({ DATA_DIR: home }), say);
  const superuser = new Client({ ...database.owner, user: 'postgres' });
  await superuser.connect();
  say(`Filling ${organizations} organisations with ${rowsEach} rows each…`);
  const people = await fill(superuser, { organizations, contracts: 1, rows: rowsEach });
  const tokens = await signIn(superuser, people);

  /** Starts the built server; resolves when it has answered for the first time. */
  async function serve() {
    const port = await freePort();
    const settings = { DATA_DIR: home, DEMO: '0', LOG_LEVEL: 'info' };
    const startedAt = performance.now();
    // With `node dist/main.js` only, because the start is measured.
    const server = launch({
      port,
      settings,
      output: 'ignore',
      errors: 'inherit',
      endsWithUs: false,
    });
    if (!(await waitUntilReady(server, { every: 5 }))) throw new Error('The server did not start.');
    const firstAnswer = performance.now() - startedAt;
    return { port, firstAnswer, pid: server.child.pid ?? 0, stop: () => end(server.child) };
  }

  /** Adds an organisation of the given size; returns the token of its Managing Director. */
  async function fillOne(size: { contracts: number; rows: number; entries: number }) {
    const made = await fill(superuser, { organizations: 1, ...size });
    const [token = ''] = await signIn(superuser, made);
    return token;
  }

  return {
    tokens,
    fillOne,
    superuser,
    owner: database.owner,
    serve,
    stop: async () => {
      await superuser.end();
      await database.stop();
    },
  };
}
