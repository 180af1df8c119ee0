import { setMaxListeners } from 'node:events';
import { env } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

export type Figures = Record<string, number | string>;
/** The measured figures, and one sentence for each claim that did not hold. */
export type ProofResult = { figures: Figures; failures: string[] };
export type Outcome = ProofResult & { claim: string; seconds: number };

export type Proof = {
  /** Selects it: `npm run prove -- <name>`. */
  name: string;
  claim: string;
  /** The time limit. */
  seconds: number;
  run: (signal: AbortSignal) => Promise<ProofResult>;
};

/** Shortens the load proofs during development: 0.1 is a tenth. */
export const scale = Number(env.PROVE_SCALE ?? 1);

/**
 * Ends when the signal is aborted, whatever the work is waiting for. The work's own signal is aborted at its
 * end too: a client that it left behind would send requests until the time limit.
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

/** Polls until the condition holds. */
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
