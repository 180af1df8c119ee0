import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, kill, stdin } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../../../scripts/alive.mjs';

/**
 * Waits until its standard input closes, which the system does when the test run ends, however it ends.
 * Then it stops the database in the first folder (SIGINT: without waiting for clients) and deletes all
 * folders.
 */
const folders = argv.slice(2);

function databaseIn(folder) {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function clearAway() {
  const [home = ''] = folders;
  // One that is just being started has no number yet.
  const startsUntil = Date.now() + 1_000;
  const deadline = Date.now() + 20_000;
  let hasBeenStopped = false;
  while (Date.now() < deadline) {
    const pid = databaseIn(home);
    if (pid) kill(pid, 'SIGINT');
    else if (hasBeenStopped || Date.now() > startsUntil) break;
    hasBeenStopped ||= pid !== undefined;
    await pause(20);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
stdin.resume().on('end', clearAway);
