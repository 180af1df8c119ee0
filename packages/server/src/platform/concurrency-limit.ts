import { busy, Refused, tooMany } from '@sitewright/domain/kernel/problem';

type Waiting = {
  source: string;
  /** Each source has one place in every round. */
  round: number;
  begin: () => void;
  refuse: (reason: Refused) => void;
};

/**
 * For what takes a whole core: runs at most `maxRunning` at once and queues the rest by turns of their source. When
 * the queue is full, further calls are refused, and the last of the longest queue makes room for another source.
 */
export function concurrencyLimit(
  maxRunning: number,
  maxQueued: number,
  maxQueuedOfSource = Number.POSITIVE_INFINITY,
) {
  let running = 0;
  let latestRound = 0;
  /** By round. */
  const waiting: Waiting[] = [];

  const wait = (source: string): Promise<void> => {
    const own = waiting.filter((one) => one.source === source);
    if (own.length >= maxQueuedOfSource) throw new Refused(tooMany, { retryAfter: 1 });
    const round = (own.at(-1)?.round ?? latestRound) + 1;
    const place = waiting.findLastIndex((one) => one.round <= round) + 1;
    if (waiting.length >= maxQueued) {
      if (place >= waiting.length) throw new Refused(busy);
      waiting.pop()?.refuse(new Refused(busy));
    }
    return new Promise((begin, refuse) =>
      waiting.splice(place, 0, { source, round, begin, refuse }),
    );
  };

  return async <T>(work: () => Promise<T>, source = ''): Promise<T> => {
    if (running < maxRunning) running++;
    else await wait(source);
    try {
      return await work();
    } finally {
      // A place that becomes free goes to the first in the queue.
      const next = waiting.shift();
      latestRound = next?.round ?? 0;
      if (next) next.begin();
      else running--;
    }
  };
}
