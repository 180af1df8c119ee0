const rounds = 60;
const warmUp = 10;

/** The response times of each path, requested in turn. */
export async function timesOf(read: (path: string) => Promise<unknown>, paths: string[]) {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round++)
    for (const [i, path] of paths.entries()) {
      const since = performance.now();
      await read(path);
      if (round >= warmUp) times[i]?.push(performance.now() - since);
    }
  return times;
}

/** The response times of calls that are repeated at once, for so many milliseconds after the warm-up. */
export async function timesAtOnce(
  calls: readonly (() => Promise<unknown>)[],
  { warmUp = 0, measured }: { warmUp?: number; measured: number },
): Promise<number[]> {
  const times: number[] = [];
  const from = performance.now() + warmUp;
  await Promise.all(
    calls.map(async (call) => {
      for (let since = 0; since < from + measured; ) {
        since = performance.now();
        await call();
        if (since >= from) times.push(performance.now() - since);
      }
    }),
  );
  return times;
}

/** The percentile of the times; 1 is the maximum. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const place = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
  return Number((sorted[place] ?? 0).toFixed(1));
}

export const p95 = (times: number[] = []): number => percentile(times, 0.95);
