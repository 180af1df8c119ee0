import { obstacleToServing } from '@sitewright/domain/kernel/free-space';
import { busy, type Problem } from '@sitewright/domain/kernel/problem';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { sentenceOf } from '../fault.ts';
import type { FreeSpace } from '../files/free-space.ts';
import type { Storage } from '../files/storage.ts';

type ReadinessChecks = {
  pool: Pick<Pool, 'query'>;
  storage: Pick<Storage, 'ready'>;
  freeSpace: FreeSpace;
};

/** Why the server is not ready: the public answer, and the reason for the operator. */
type Obstacle = { problem: Problem; why: string };

/** Nothing where the database answers, files can be stored and there is room for more. */
export async function findObstacle(needed: ReadinessChecks): Promise<Obstacle | undefined> {
  try {
    const [volumes] = await Promise.all([
      needed.freeSpace().catch(because('The disk cannot be read')),
      needed.pool.query('select 1').catch(because('The database does not answer')),
      needed.storage.ready().catch(because('Files cannot be stored')),
    ]);
    const problem = obstacleToServing(volumes);
    return problem && { problem, why: problem.message };
  } catch (error) {
    return { problem: busy, why: (error as Error).message };
  }
}

const because = (what: string) => (error: Error) => {
  throw new Error(`${what}: ${sentenceOf(error)}`);
};

/** Logs why it is not ready when that changes: it is asked every few seconds. */
export function noteReadiness(log: Pick<FastifyBaseLogger, 'info' | 'error'>) {
  let before: string | undefined;
  return (why: string | undefined) => {
    if (why === before) return;
    before = why;
    if (why) log.error(`This server is not ready. ${why}`);
    else log.info('This server is ready again.');
  };
}
