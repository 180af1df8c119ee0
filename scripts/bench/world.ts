import { Client } from 'pg';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { confirmationOf } from '../../packages/server/src/platform/confirmed.ts';
import { openDatabase } from '../../packages/server/src/platform/open-database.ts';
import { hashOf, newToken } from '../../packages/server/src/platform/visitor.ts';
import { comesReady, end, freePort, launch } from '../built-server.mjs';
import { type Filled, fill } from '../fill.ts';

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
    // As `node dist/main.js` and nothing else: the start is what is measured.
    const server = launch({
      port,
      settings,
      output: 'ignore',
      errors: 'inherit',
      endsWithUs: false,
    });
    if (!(await comesReady(server, { every: 5 }))) throw new Error('The server did not start.');
    const firstAnswer = performance.now() - startedAt;
    return { port, firstAnswer, pid: server.child.pid ?? 0, stop: () => end(server.child) };
  }

  /** One more organisation, of whatever size; tells the token of its Managing Director. */
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

/** Whoever was made is signed in, and has just given their password. */
async function signIn(client: Client, people: Filled[]): Promise<string[]> {
  const tokens = people.map(newToken);
  for (const [i, { id, organizationId }] of people.entries()) {
    const { rows } = await client.query<{ sessionId: number }>(
      `insert into sessions (token_hash, user_id, organization_id, expires_at)
      values ($1, $2, $3, now() + interval '1 day') returning id as "sessionId"`,
      [hashOf(tokens[i] ?? ''), id, organizationId],
    );
    for (const session of rows)
      await client.query(
        `insert into budgets (key, spent, ends_at) values ($1, 0, now() + interval '1 day')`,
        [confirmationOf(session)],
      );
  }
  return tokens;
}
