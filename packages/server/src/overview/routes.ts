import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { overviewApi } from '@sitewright/domain/overview/api';
import type { Serve } from '../platform/http/serve.ts';
import { findGettingStarted } from './getting-started.ts';
import { listOverviews } from './store.ts';

export function overviewRoutes(serve: Serve) {
  serve(
    overviewApi.contracts,
    async ({ tx, actor, now }) => new Page(await listOverviews(tx, actor, londonDay(now))),
  );

  serve(overviewApi.gettingStarted, ({ tx }) => findGettingStarted(tx));
}
