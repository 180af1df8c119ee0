import { setTimeout as pause } from 'node:timers/promises';

const maxRetries = 20;
/** In milliseconds, multiplied by the number of retries. */
const longestPause = 10;

/**
 * For a transaction that reads one snapshot: after a serialization failure it is tried again, after a random pause. Of
 * those who change the same row at once, only one gets through each time.
 */
export async function retryIfOvertaken<T>(attempt: () => Promise<T>, retries = 0): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (retries === maxRetries || !isSerializationFailure(error as Failure)) throw error;
    await pause(Math.random() * longestPause * (retries + 1));
    return retryIfOvertaken(attempt, retries + 1);
  }
}

type Failure = { code?: string; cause?: { code?: string } };

const isSerializationFailure = ({ code, cause }: Failure): boolean =>
  (cause?.code ?? code) === '40001';
