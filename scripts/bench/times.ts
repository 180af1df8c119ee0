const rounds = 60;
const warmUp = 10;

/** The response times of each path, requested in turn. */
export async function timesOf(read: (path: string) => Promise<void>, paths: string[]) {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round++)
    for (const [i, path] of paths.entries()) {
      const since = performance.now();
      await read(path);
      if (round >= warmUp) times[i]?.push(performance.now() - since);
    }
  return times;
}

/** The percentile of the times; 1 is the maximum. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const place = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
  return Number((sorted[place] ?? 0).toFixed(1));
}

export const p95 = (times: number[] = []): number => percentile(times, 0.95);
