import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, Misconfigured, readConfig } from './platform/config.ts';
import { copyTables } from './platform/move/copy-tables.ts';
import { withEmbeddedSource } from './platform/move/embedded-source.ts';
import { withEmptyTarget } from './platform/move/empty-target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run move`: from the embedded database in DATA_DIR to the PostgreSQL in DATABASE_URL. */
async function move() {
  const config = readConfig();
  const { DATABASE_URL, DATABASE_OWNER_URL } = config;
  if (!DATABASE_URL) {
    throw new Misconfigured('Set DATABASE_URL to the PostgreSQL server to move to.');
  }
  await refuseOtherKey(config);
  const compared = await withEmbeddedSource(config.DATA_DIR, say, (source) =>
    withEmptyTarget({ DATABASE_URL, DATABASE_OWNER_URL }, say, (target) => {
      say('Copying…');
      return copyTables(source, target, say);
    }),
  );
  const rows = compared.reduce((sum, { source }) => sum + source.rows, 0);
  say(
    `\nMoved: ${compared.length} tables with ${rows.toLocaleString('en-GB')} rows, all with the same checksum in both databases.`,
  );
  for (const line of nextSteps(config)) say(line);
}

/** What was sealed with one key cannot be read with another. */
async function refuseOtherKey({ DATA_DIR, SECRET_KEY }: Config) {
  const file = join(DATA_DIR, 'secret-key');
  const kept = await readFile(file, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (kept === undefined || kept.trim() === SECRET_KEY) return;
  throw new Misconfigured(
    `SECRET_KEY is not the key in ${file} that this data was sealed with. Set it to that key. If the server has been running with this SECRET_KEY, move the file away.`,
  );
}

const nextSteps = ({ DATA_DIR, FILES, STORAGE_URL }: Config): string[] => [
  'Start the server with the same DATABASE_URL, DATABASE_OWNER_URL, SECRET_KEY and DATA_DIR.',
  ...(STORAGE_URL ? [] : [`Uploaded files stay in ${FILES}.`]),
  `The embedded database in ${join(DATA_DIR, 'postgres')} is unchanged and no longer used. Keep it until you have a backup of the new one.`,
];

move().then(
  () => process.exit(0),
  ({ message }: Error) => {
    process.stderr.write(`Nothing was moved. ${message}\n`);
    process.exit(1);
  },
);
