import type { BenchWorld } from './world.ts';

const tries = 5;

/** From the command to the first answer, with the database already running. */
export async function timeColdStart(world: BenchWorld) {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const server = await world.serve();
    times.push(Math.round(server.firstAnswer));
    await server.stop();
  }
  return {
    name: 'cold start to first answer, ms',
    median: times.toSorted((a, b) => a - b)[2],
    times,
  };
}
