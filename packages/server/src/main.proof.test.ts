import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, it } from 'vitest';
import { demoAccounts } from './demo.ts';
import { createTestDatabase } from './testing/database.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A start of the whole server; it is ended as soon as it is ready. */
async function start(database: string | undefined) {
  const { host = '', user, port = 5432 } = inject('postgres');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: await mkdtemp(join(inject('files'), 'start-')),
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      SECRET_KEY: 'the same key on each of the servers',
      DEMO: '1',
      DEMO_PASSWORD: 'Secret123',
    },
  });
  children.push(child);
  child.stdout.on('data', (said) => {
    if (String(said).includes('Sitewright is ready')) child.kill('SIGTERM');
  });
  const said = text(child.stdout);
  const complaint = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: await said, complaint: await complaint };
}

it('makes the demo company once where two servers start at once on an empty database', async () => {
  const { pools, connections } = await createTestDatabase();
  const { database } = connections.app;
  const starts = await Promise.all([start(database), start(database)]);
  expect(starts.map(({ complaint }) => complaint)).toEqual(['', '']);
  for (const { said } of starts) expect(said).toContain(demoAccounts[0]?.email);
  expect(starts.filter(({ said }) => said.includes('Demo company ['))).toHaveLength(1);
  const { rows } = await pools.owner.query('select count(*)::int as users from users');
  expect(rows).toEqual([{ users: demoAccounts.length }]);
}, 300_000);

it('prints neither a query nor a hash where the demo company cannot be made', async () => {
  const { pools, connections } = await createTestDatabase();
  await pools.owner.query(
    'insert into users (username, password, email, name) values ($1, $2, $1, $2)',
    [demoAccounts[0]?.email, '-'],
  );
  const { code, said, complaint } = await start(connections.app.database);
  expect(code).toBe(1);
  expect(complaint).toMatch(/^Sitewright did not start\. duplicate key value .*\n$/);
  expect(said + complaint).not.toMatch(/argon2|insert into|northgate\.example/i);
}, 120_000);
