import { costsApi } from '@sitewright/domain/costs/api';
import {
  analysisShownTo,
  changesShownTo,
  contractShownTo,
  curveShownTo,
  rowShownTo,
} from '@sitewright/domain/costs/shown-to';
import { Page } from '@sitewright/domain/kernel/page';
import { findCostSettings } from '../organizations/public.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Within } from '../platform/tenancy.ts';
import { listCosts, readAnalysis, readChanges, readCurve } from './analyses.ts';
import { findContract } from './facts.ts';
import { listRows } from './ledger.ts';
import { liveLines } from './live-lines.ts';
import { approvalRoute } from './order-approval.ts';
import { postDueWith } from './post-due-costs.ts';
import { printRoutes } from './print-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { writingRoutes } from './writing-routes.ts';

export function costRoutes(serve: Serve, services: Services, within: Within) {
  const postDue = postDueWith(within);

  serve(costsApi.list, postDue, async ({ tx, actor, query, now }) => {
    const { rows, next } = await listCosts(tx, actor, query, now);
    return new Page(rows.map(contractShownTo(actor)), next);
  });

  serve(costsApi.read, postDue, async ({ tx, actor, params, now }) =>
    analysisShownTo(actor)(await readAnalysis(tx, actor, params.slug, now)),
  );

  serve(costsApi.rows, postDue, async ({ tx, actor, params, query, now }) => {
    const { projectId } = await findContract(tx, params.slug);
    const live = await liveLines(tx, projectId, await findCostSettings(tx, actor), now);
    const { rows, next } = await listRows(tx, projectId, query, live, now);
    return new Page(rows.map(rowShownTo(actor)), next);
  });

  serve(costsApi.changesSince, postDue, async ({ tx, actor, params, query, now }) =>
    changesShownTo(actor)(await readChanges(tx, actor, { ...params, ...query }, now)),
  );

  serve(costsApi.curve, postDue, async ({ tx, actor, params, now }) =>
    curveShownTo(actor)(await readCurve(tx, actor, params.slug, now)),
  );

  writingRoutes(serve, services);
  reportRoutes(serve, postDue);
  printRoutes(serve, postDue);
  approvalRoute(serve, postDue);
}
