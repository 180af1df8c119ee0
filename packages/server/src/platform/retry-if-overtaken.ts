import { setTimeout as pause } from 'node:timers/promises';

const maxRetries = 20;
/** In milliseconds, multiplied by the number of retries. */
const longestPause = 10;

/**
 * A transaction that PostgreSQL ended in favour of another is tried again, after a random pause: one that reads one
 * snapshot, of whose rows another has changed one, and one that waits for another that waits for it.
 */
export async function retryIfOvertaken<T>(attempt: () => Promise<T>, retries = 0): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (retries === maxRetries || !isOvertaken(error as Failure)) throw error;
    await pause(Math.random() * longestPause * (retries + 1));
    return retryIfOvertaken(attempt, retries + 1);
  }
}

type Failure = { code?: string; cause?: { code?: string } };

const serializationFailure = '40001';
const deadlock = '40P01';

const isOvertaken = ({ code, cause }: Failure): boolean =>
  [serializationFailure, deadlock].includes(cause?.code ?? code ?? '');
