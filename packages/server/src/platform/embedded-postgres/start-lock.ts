import { readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodeOf } from './sentences.ts';

const prefix = 'start.turn.';
const free = 'free';
const patience = 300_000;

/**
 * Runs the work while no other process on this machine runs such work for the same `home`.
 * The locks are numbered links that point to their holder; the highest counts. The first to create
 * the next number holds the lock, so that a dead holder has exactly one successor.
 */
export async function withStartLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const turn = await takeTurn(home);
  try {
    return await work();
  } finally {
    await giveBack(turn);
  }
}

/** The number stays: if it were reused, a late process could take it for the one it had seen. */
const giveBack = (turn: string): Promise<void> =>
  symlink(free, `${turn}.${free}`)
    .then(() => rename(`${turn}.${free}`, turn))
    .catch(() => rm(turn, { force: true }));

async function takeTurn(home: string): Promise<string> {
  const me = await lifeOf(process.pid);
  const deadline = Date.now() + patience;
  for (;;) {
    const last = await lastTurn(home);
    const next = last + 1;
    const holder = await readlink(pathOf(home, last)).catch(() => free);
    if (await isTaken(holder)) {
      if (Date.now() > deadline) throw new Error(stuck(holder, home));
      await pause(30);
    } else if (await isMade(pathOf(home, next), me)) {
      // A process that is late by more than one number may have created one that was already removed.
      if ((await lastTurn(home)) === next) return clearedBefore(home, next);
      await rm(pathOf(home, next), { force: true });
    }
  }
}

const pathOf = (home: string, turn: number): string => join(home, `${prefix}${turn}`);

const stuck = (holder: string, home: string) =>
  `Process ${Number.parseInt(holder, 10)} has been starting the database in ${home} for five minutes: stop it, and start again.`;

async function lastTurn(home: string): Promise<number> {
  const numbers = (await namesIn(home)).map((name) => Number(name.slice(prefix.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

const namesIn = async (home: string): Promise<string[]> =>
  (await readdir(home)).filter((name) => name.startsWith(prefix));

const isMade = (path: string, holder: string): Promise<boolean> =>
  symlink(holder, path).then(
    () => true,
    (error) => {
      if (errorCodeOf(error) === 'EEXIST') return false;
      throw error;
    },
  );

async function clearedBefore(home: string, turn: number): Promise<string> {
  for (const name of await namesIn(home)) {
    const isEarlier = Number.parseInt(name.slice(prefix.length), 10) < turn;
    if (isEarlier) await rm(join(home, name), { force: true });
  }
  return pathOf(home, turn);
}

async function isTaken(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10);
  return holder !== free && isProcessAlive(pid) && (await lifeOf(pid)) === holder;
}

/** The pid and, where there is /proc, the start time of the process. */
async function lifeOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const born = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid}:${born}`;
}

export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}
