const rounds = 60;
const warmUp = 10;

/** Of each path in turn, how long it took to be answered. */
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

export const p95 = (times: number[] = []): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1));
