import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { openDatabase } from '../packages/server/src/platform/open-database.ts';
import { hashPassword } from '../packages/server/src/session/passwords.ts';
import { fill } from './fill.ts';

const { values } = parseArgs({
  options: {
    organizations: { type: 'string', default: '1' },
    contracts: { type: 'string', default: '100' },
    rows: { type: 'string', default: '10000' },
    password: { type: 'string', default: 'Seed-Password-1' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const count = (text: string, name: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 up.`);
  return Number(text);
};

/** Fills the database of the current settings; without DATABASE_URL the one in DATA_DIR. */
async function seed() {
  const size = {
    organizations: count(values.organizations, 'organizations'),
    contracts: count(values.contracts, 'contracts'),
    rows: count(values.rows, 'rows'),
  };
  const config = readConfig();
  const database = await openDatabase(config, say);
  const owner = config.DATABASE_URL ? database.owner : { ...database.owner, user: 'postgres' };
  const client = new Client(owner);
  const began = performance.now();
  try {
    await client.connect();
    const people = await fill(client, size);
    const hash = await hashPassword(values.password);
    const ids = people.map(({ id }) => id);
    await client.query('update users set password = $1 where id = any($2)', [hash, ids]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `${people.length} organisations with ${size.contracts} contracts and about ${size.rows} rows each, in ${seconds} s.`,
    );
    say(`Sign in as ${people[0]?.email} with the password ${values.password}.`);
  } finally {
    await client.end();
    await database.stop();
  }
}

await seed();
