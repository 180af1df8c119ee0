import { type Config, Misconfigured, readConfig } from './config.ts';
import { type Database, embeddedDatabase, externalDatabase } from './open-database.ts';

type Work = (email: string, database: Database, config: Config) => Promise<string | undefined>;

/** `npm run <name> -- <email>`, also while the server runs. Prints what was done, or why nothing was. */
export function runForAddress(name: string, nothingDone: string, work: Work) {
  const email = process.argv.find((word) => word.includes('@') && !word.includes('/'));
  withDatabase(name, email, work).then(
    (done) => {
      process.stdout.write(`${done}\n`);
      process.exit(0);
    },
    ({ message }: Error) => {
      process.stderr.write(`${nothingDone} ${message}\n`);
      process.exit(1);
    },
  );
}

async function withDatabase(name: string, email: string | undefined, work: Work): Promise<string> {
  if (!email) throw new Misconfigured(`Enter the email address: npm run ${name} -- <email>`);
  const config = readConfig();
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL, DATA_DIR } = config;
  const quiet = () => {};
  const database =
    DATABASE_URL && DATABASE_OWNER_URL
      ? await externalDatabase(DATABASE_URL, DATABASE_OWNER_URL, quiet)
      : await embeddedDatabase(DATA_DIR, quiet);
  try {
    const done = await work(email, database, config);
    if (!done) throw new Misconfigured(`No account has the email address ${email}.`);
    return done;
  } finally {
    await database.stop();
  }
}
