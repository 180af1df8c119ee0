import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { projectsApi } from '../../packages/domain/src/projects/api.ts';
import { withClient } from '../../packages/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres.ts';
import { run } from '../run.mjs';
import { aDirector } from './director.ts';
import { type Product, withProduct } from './product.ts';
import type { Proof } from './proof.ts';

const command = fileURLToPath(new URL('../move.mjs', import.meta.url));

export const moveToPostgres: Proof = {
  name: 'move',
  claim:
    'npm run move copies the demo company to another PostgreSQL: refused while the server runs and to a database in use; afterwards people sign in there and see the same contracts',
  seconds: 300,
  run: withProduct(async (product) => {
    await product.start();
    const before = await contractsOf(product);
    const target = await startEmbeddedPostgres(join(product.folder, 'target', 'postgres'));
    try {
      const settings = await settingsFor(product, target.host);
      const whileRunning = await move(settings);
      await product.stop();
      const moved = await move(settings);
      await product.start(settings);
      const after = await contractsOf(product);
      const director = await aDirector(product);
      await director(projectsApi.create, { body: { name: 'Made after the move' } });
      await product.stop();
      const again = await move(settings);
      const failures = [
        ...unless(whileRunning, 1, 'The embedded database is in use'),
        ...unless(moved, 0, 'all with the same checksum in both databases'),
        ...unless(again, 1, 'The target is not empty'),
        ...(after === before ? [] : ['The contracts are not the same.']),
      ];
      const [, tables, rows] = /(\d+) tables with ([\d,]+) rows/.exec(moved.output) ?? [];
      return { figures: { tables: Number(tables), rows: String(rows) }, failures };
    } finally {
      await product.stop();
      await target.stop();
    }
  }),
};

const contractsOf = async (product: Product): Promise<string> => {
  const director = await aDirector(product);
  return (await director(projectsApi.list, { query: {} })).text();
};

/** Creates the roles and the database with the statements of the README. */
async function settingsFor({ folder }: Product, host: string) {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const statements = /```sql\n([^`]+)```/.exec(readme)?.[1]?.split(';\n') ?? [];
  const superuser = { host, port: 5432, user: 'postgres', database: 'postgres' };
  await withClient(superuser, async (client: Client) => {
    for (const statement of statements) await client.query(statement);
  });
  const login = (name: string) =>
    `postgres://sitewright_${name}@localhost/sitewright?host=${encodeURIComponent(host)}`;
  return {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: login('server'),
    DATABASE_OWNER_URL: login('owner'),
    SECRET_KEY: await readFile(join(folder, 'data', 'secret-key'), 'utf8'),
  };
}

type Ended = { code: number; output: string };

const move = (settings: Record<string, string>): Promise<Ended> =>
  run([command], { quiet: true, extra: settings });

const unless = ({ code, output }: Ended, expectedCode: number, sentence: string): string[] =>
  code === expectedCode && output.includes(sentence)
    ? []
    : [`It ended with ${code} and without '${sentence}': ${output.trim().slice(-500)}`];
