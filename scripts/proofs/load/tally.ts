import { percentile } from '../../bench/times.ts';
import { grouped } from '../grouped.ts';
import type { Figures } from '../proof.ts';
import type { LoadRequest } from './browser.ts';

type Taken = { name: string; isRead: boolean; milliseconds: number };
export type Tally = ReturnType<typeof newTally>;

/** The requests of the users, their response times, and the failures. */
export function newTally() {
  const taken: Taken[] = [];
  const errors = new Map<string, number>();

  return {
    note: ({ name, method }: LoadRequest, milliseconds: number) =>
      void taken.push({ name, isRead: method === 'GET', milliseconds }),
    noteError: (sentence: string) => void errors.set(sentence, (errors.get(sentence) ?? 0) + 1),
    count: () => taken.length,
    errors: () => [...errors].map(([sentence, times]) => `${times} × ${sentence}`),
    reads: () => taken.filter(({ isRead }) => isRead).map(({ milliseconds }) => milliseconds),
    writes: () => taken.filter(({ isRead }) => !isRead).map(({ milliseconds }) => milliseconds),
    all: () => taken.map(({ milliseconds }) => milliseconds),
    slowest: () => slowestOf(taken),
    longestWaits: () => longestOf(taken),
  };
}

export const percentilesOf = (times: number[]): string =>
  `${times.length} × p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}, p99 ${percentile(times, 0.99)}, longest ${percentile(times, 1)}`;

/** The slowest requests. */
const longestOf = (taken: Taken[]): string =>
  taken
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5)
    .map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed()}`)
    .join(', ');

const mostNamed = 10;

/** The endpoints with the most total time. */
function slowestOf(taken: Taken[]): Figures {
  const byName = grouped(taken, ({ name }) => name);
  return Object.fromEntries(
    [...byName]
      .map(([name, ofOne]) => ({ name, times: ofOne.map(({ milliseconds }) => milliseconds) }))
      .map(({ name, times }) => ({ name, times, sum: times.reduce((all, one) => all + one, 0) }))
      .sort((one, other) => other.sum - one.sum)
      .slice(0, mostNamed)
      .map(({ name, times, sum }) => [
        `${name}, s in all and ms each`,
        `${Math.round(sum / 1000)}: ${percentilesOf(times)}`,
      ]),
  );
}
