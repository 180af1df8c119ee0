import { setMaxListeners } from 'node:events';
import { env } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

export type Figures = Record<string, number | string>;
/** What was measured, and every sentence about what was not as claimed. */
export type Shown = { figures: Figures; failures: string[] };
export type Outcome = Shown & { claim: string; seconds: number };

export type Proof = {
  /** By which it is chosen: `npm run prove -- <name>`. */
  name: string;
  claim: string;
  /** It has failed when it takes longer. */
  seconds: number;
  run: (signal: AbortSignal) => Promise<Shown>;
};

/** Shortens the proofs that put load on the servers, while one works on them: 0.1 is a tenth. */
export const scale = Number(env.PROVE_SCALE ?? 1);

/**
 * Ends with the signal, whatever the work is waiting for. The work's own signal ends with the work too: a
 * client that it left behind would ask on until the time limit.
 */
export async function unlessAborted<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  setMaxListeners(0, either); // hundreds of users wait for it
  const cutShort = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(either), cutShort]);
  } finally {
    over.abort(new Error('The proof is over.'));
  }
}

/** Asks until it is so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  signal: AbortSignal,
  every = 20,
): Promise<void> {
  while (!(await isSo())) {
    signal.throwIfAborted();
    await pause(every);
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
