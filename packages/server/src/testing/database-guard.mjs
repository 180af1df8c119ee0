import { rmSync } from 'node:fs';
import { argv, stdin } from 'node:process';
import { databaseIn, endDatabaseIn } from '../../../../scripts/database-in.mjs';
import { waitUntil } from '../../../../scripts/wait-until.mjs';

/**
 * Waits until its standard input closes, which the system does when the test run ends, however it ends.
 * Then it stops the database in the first folder and deletes all folders.
 */
const folders = argv.slice(2);

async function clearAway() {
  const [home = ''] = folders;
  // One that is just being started has no number yet.
  await waitUntil(() => databaseIn(home), 1_000);
  await endDatabaseIn(home);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
stdin.resume().on('end', clearAway);
