import { busy, Refused, tooMany } from '@sitewright/domain/kernel/problem';

/**
 * What takes a whole core: so many at once, so many waiting, and the rest come again. Of one source fewer may
 * wait, so that it leaves room in the queue for others.
 */
export function turns(atOnce: number, longestQueue: number, longestOfOne = longestQueue) {
  let running = 0;
  const waiting: { source: string; begin: () => void }[] = [];
  const countOf = (source: string) => waiting.filter((one) => one.source === source).length;

  return async <T>(work: () => Promise<T>, source = ''): Promise<T> => {
    if (running < atOnce) running++;
    else if (waiting.length >= longestQueue) throw new Refused(busy);
    else if (countOf(source) >= longestOfOne) throw new Refused(tooMany, { retryAfter: 1 });
    // A place that becomes free goes to the first in the queue.
    else await new Promise<void>((begin) => waiting.push({ source, begin }));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running--;
    }
  };
}
