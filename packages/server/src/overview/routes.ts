import { Page } from '@sitewright/domain/kernel/page';
import { overviewApi } from '@sitewright/domain/overview/api';
import { postDueCostsFirst } from '../costs/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { findGettingStarted } from './getting-started.ts';
import { listOverviews } from './store.ts';

export function overviewRoutes(serve: Serve, { secrets }: Services, within: RunInOrganization) {
  serve(
    overviewApi.contracts,
    postDueCostsFirst(within, secrets),
    async ({ tx, actor, now }) => new Page(await listOverviews(tx, { actor, now, secrets })),
  );

  serve(overviewApi.gettingStarted, ({ tx }) => findGettingStarted(tx));
}
