import { Misconfigured, readConfig } from './platform/config.ts';
import { withClient } from './platform/database.ts';
import { embeddedDatabase, externalDatabase } from './platform/open-database.ts';
import { confirmAddress } from './session/confirm-address.ts';

/** `npm run confirm-address -- <email>`, also while the server runs. */
async function run(email: string | undefined): Promise<string> {
  if (!email)
    throw new Misconfigured('Enter the email address: npm run confirm-address -- <email>');
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL, DATA_DIR } = readConfig();
  const quiet = () => {};
  const { owner, stop } =
    DATABASE_URL && DATABASE_OWNER_URL
      ? await externalDatabase(DATABASE_URL, DATABASE_OWNER_URL, quiet)
      : await embeddedDatabase(DATA_DIR, quiet);
  try {
    const done = await withClient(owner, (client) => confirmAddress(client, email));
    if (!done) throw new Misconfigured(`No account has the email address ${email}.`);
    return done;
  } finally {
    await stop();
  }
}

run(process.argv.find((word) => word.includes('@') && !word.includes('/'))).then(
  (done) => {
    process.stdout.write(`${done}\n`);
    process.exit(0);
  },
  ({ message }: Error) => {
    process.stderr.write(`Nothing was confirmed. ${message}\n`);
    process.exit(1);
  },
);
