import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-alive.mjs';
import { waitUntil } from './wait-until.mjs';

/** The pid of the PostgreSQL in this folder, while it is alive. */
export function databaseIn(home) {
  const pid = Number.parseInt(readText(join(home, 'data', 'postmaster.pid')), 10);
  if (!pid || !isAlive(pid)) return undefined;
  // Where there is /proc, another process with the same pid is recognised.
  const words = readText(`/proc/${pid}/cmdline`);
  return words === '' || words.includes(realpathSync(home)) ? pid : undefined;
}

/**
 * Stops it without waiting for its clients, in the end by force. It is detached from the server on
 * purpose, so a killed server leaves it running.
 */
export async function endDatabaseIn(home) {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    const pid = databaseIn(home);
    if (!pid) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !databaseIn(home), 10_000)) return;
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
