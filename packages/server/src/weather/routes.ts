import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { weatherApi } from '@sitewright/domain/weather/api';
import { obstacleToAdding } from '@sitewright/domain/weather/rules';
import { lockDay } from '../diary/public.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Within } from '../platform/tenancy.ts';
import { asking } from './ask.ts';
import { providerOf } from './provider.ts';
import { refreshWeather } from './refresh.ts';
import { findReport } from './report.ts';
import { addByHand } from './store.ts';

export function weatherRoutes(serve: Serve, { policy }: Services, within: Within) {
  const provider = providerOf(policy);
  const askIfStale = asking();

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
