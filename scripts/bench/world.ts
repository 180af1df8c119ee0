import { Client } from 'pg';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/open-database.ts';
import { hashOf, newToken } from '../../packages/server/src/platform/visitor.ts';
import { comesReady, end, freePort, launch } from '../built-server.mjs';

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
  const tokens = await fill(superuser);

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
    return { port, firstAnswer, stop: () => end(server.child) };
  }

  return {
    tokens,
    owner: database.owner,
    serve,
    stop: async () => {
      await superuser.end();
      await database.stop();
    },
  };
}

/** As the superuser, past row security: the fastest way to a hundred thousand rows. */
async function fill(client: Client): Promise<string[]> {
  const tokens = Array.from({ length: organizations }, newToken);
  await client.query(`
    insert into users (username, password, email, name, role, must_change_password)
      select 'bench' || n, '-', 'bench' || n || '@bench.example', 'Bench ' || n, 'Managing Director', false
      from generate_series(1, ${organizations}) n;
    insert into organizations (name, slug, created_by)
      select name, username, id from users order by id;
    update users set organization_id = o.id from organizations o where o.created_by = users.id;
    insert into user_organizations (organization_id, user_id) select organization_id, id from users;
    insert into projects (organization_id, name, slug) select id, 'Quay Street', 'quay-street' from organizations;
    insert into site_issues (organization_id, project_id, date, reported_by, issue_type, priority, status, issue_description, location)
      select p.organization_id, p.id, date '2026-01-01' + n % 300, 'Ann Ray', 'safety', 'high',
             case when n % 4 = 0 then 'closed' else 'open' end, 'Scaffold tie missing at level ' || n % 9, 'Level ' || n % 9
      from generate_series(1, ${rowsEach}) n cross join projects p;
    analyze;`);
  const { rows } = await client.query('select id, organization_id from users order by id');
  for (const [i, { id, organization_id }] of rows.entries()) {
    await client.query(
      "insert into sessions (token_hash, user_id, organization_id, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [hashOf(tokens[i] ?? ''), id, organization_id],
    );
  }
  return tokens;
}
