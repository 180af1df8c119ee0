import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { printLine } from './command-line.mjs';
import { isAlive, startTimeOf } from './process-alive.mjs';

const longestSilence = 15_000;

/**
 * Runs work in one process at a time. The lock names its holder and the holder's helper: a
 * killed holder may leave a helper running. When all named processes have ended, the next one takes it.
 */
export async function withLock(file, doing, work) {
  await take(file, doing);
  const pulse = setInterval(() => touch(file), 2_000);
  try {
    return await work({ helpedBy: (pid) => write(file, [process.pid, pid]) });
  } finally {
    clearInterval(pulse);
    rmSync(file, { force: true });
  }
}

async function take(file, doing) {
  let hasSaid = false;
  while (!acquired(file)) {
    const holder = read(file);
    if (!holder) continue;
    if (!isHeld(file, holder)) {
      discard(file, holder);
      continue;
    }
    if (!hasSaid)
      printLine(`Another command is ${doing} (process ${holder.pids.join(', ')}); waiting for it…`);
    hasSaid = true;
    await pause(250);
  }
}

/** Linking a finished file is atomic: it succeeds, or the lock is taken. */
function acquired(file) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, describe([process.pid]));
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(file, pids) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, describe(pids));
  renameSync(draft, file);
}

const describe = (pids) =>
  JSON.stringify({ host: hostname(), pids, births: pids.map((pid) => startTimeOf(pid)) });

/** A lock that cannot be parsed has no holder; then only the age of the file counts. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' ? undefined : { host: '', pids: [], births: [] };
  }
}

/** On this machine the processes are checked; for another one (a shared folder) only the pulse. */
function isHeld(file, { host, pids, births }) {
  if (host === hostname()) return pids.some((pid, index) => isAlive(pid, births[index]));
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < longestSilence;
}

/** Moved to another name first: if another process was faster, this is its lock, and it is moved back. */
function discard(file, dead) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
    if (JSON.stringify(read(aside)) !== JSON.stringify(dead)) linkSync(aside, file);
  } catch {
    // Gone already: the new holder is noticed at the next try.
  } finally {
    rmSync(aside, { force: true });
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Without its pulse the lock only looks older than it is.
  }
}
