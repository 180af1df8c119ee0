import { type Problem, problem } from './problem.ts';

/** A disk that the server writes to, and which share of it is free, from 0 to 1. */
export type Volume = { name: 'files' | 'database'; free: number };

/** Below this there is still time to make room. */
const lowBelow = 0.1;
/** Below this the next write may fail. */
const fullBelow = 0.01;

export const isFull = ({ free }: Volume): boolean => free < fullBelow;

export const lowVolumes = (volumes: readonly Volume[]): Volume[] =>
  volumes.filter(({ free }) => free < lowBelow);

/** '7.2%'. Rounded down, so that the free share is never overstated. */
export const freePercent = ({ free }: Volume): string => `${Math.floor(free * 1000) / 10}%`;

/** Why the server reports that it is not ready. */
export function obstacleToServing(volumes: readonly Volume[]): Problem | undefined {
  const full = volumes.find(isFull);
  return (
    full &&
    problem(
      'disk_full',
      503,
      `The disk of the ${full.name} is full: ${freePercent(full)} free. Please free up space.`,
    )
  );
}
