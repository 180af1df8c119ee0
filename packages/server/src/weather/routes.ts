import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { obstacleToAdding } from '@sitewright/domain/weather/rules';
import { lockDay } from '../diary/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { providerOf } from './provider.ts';
import { refreshWeather } from './refresh.ts';
import { findReport } from './report.ts';
import { addByHand } from './store.ts';

export function weatherRoutes(serve: Serve, { policy }: Services, within: RunInOrganization) {
  const provider = providerOf(policy);
  const askIfStale = queueFetchWhenStale();

  serve(weatherApi.read, async ({ tx, params, query, now }) => {
    const report = await findReport(tx, params.projectId, { ...query, now });
    await askIfStale(tx, params.projectId, report, now);
    return report;
  });

  serve(
    weatherApi.refresh,
    ({ actor, params, now }) =>
      refreshWeather(provider, (work) => within(actor.organizationId, work), params.projectId, now),
    ({ tx, params, now }) => findReport(tx, params.projectId, { now }),
  );

  serve(weatherApi.add, async ({ tx, actor, params: { projectId, date }, body, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    refuseIf(obstacleToAdding(day, londonDay(now)));
    return addByHand(tx, projectId, { ...body, date });
  });
}

const minute = 60 * 1000;

/**
 * Reading outdated weather queues a fetch in the background, at most once a minute for all readers.
 */
function queueFetchWhenStale() {
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
