import type { WeatherReport } from '@sitewright/domain/weather/report';
import { enqueue } from '../platform/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';

const minute = 60 * 1000;

/**
 * Reading outdated weather queues a fetch in the background, at most once a minute for all readers.
 */
export function asking() {
  const askedAt = new Map<number, number>();

  return async (
    tx: Tx,
    projectId: number,
    { stale }: Pick<WeatherReport, 'stale'>,
    now: Date,
  ): Promise<void> => {
    const isAsked = now.getTime() - (askedAt.get(projectId) ?? 0) < minute;
    if (!stale || isAsked) return;
    askedAt.set(projectId, now.getTime());
    await enqueue(tx, 'weather', { projectId });
  };
}
