import { busy, Refused, tooMany } from '@sitewright/domain/kernel/problem';

type Waiting = {
  source: string;
  /** Each source has one place in every round. */
  round: number;
  begin: () => void;
  refuse: (reason: Refused) => void;
};

/**
 * What takes a whole core: so many at once, so many waiting, and the rest come again. Sources take turns. Of one
 * source fewer may wait, and when the queue is full the last of the longest makes room for another source.
 */
export function concurrencyLimit(atOnce: number, longestQueue: number, longestOfOne = Infinity) {
  let running = 0;
  let latestRound = 0;
  /** By round. */
  const waiting: Waiting[] = [];

  const wait = (source: string): Promise<void> => {
    const own = waiting.filter((one) => one.source === source);
    if (own.length >= longestOfOne) throw new Refused(tooMany, { retryAfter: 1 });
    const round = (own.at(-1)?.round ?? latestRound) + 1;
    const place = waiting.findLastIndex((one) => one.round <= round) + 1;
    if (waiting.length >= longestQueue) {
      if (place >= waiting.length) throw new Refused(busy);
      waiting.pop()?.refuse(new Refused(busy));
    }
    return new Promise((begin, refuse) =>
      waiting.splice(place, 0, { source, round, begin, refuse }),
    );
  };

  return async <T>(work: () => Promise<T>, source = ''): Promise<T> => {
    if (running < atOnce) running++;
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
