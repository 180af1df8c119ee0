import { busy, Refused } from '@sitewright/domain/kernel/problem';

/** What takes a whole core: so many at once, so many waiting, and the rest come again. */
export function turns(atOnce: number, longestQueue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else if (waiting.length >= longestQueue) throw new Refused(busy);
    // Whoever leaves hands their place to the first who waits.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
