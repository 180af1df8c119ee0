import { costsApi } from '@sitewright/domain/costs/api';
import {
  draftReport,
  editReport,
  freezeReport,
  monthToFollow,
  reopenReport,
  reviewReport,
} from '@sitewright/domain/costs/report-rules';
import {
  analysisShownTo,
  changesShownTo,
  contractShownTo,
  curveShownTo,
  rowShownTo,
} from '@sitewright/domain/costs/shown-to';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { isOver } from '@sitewright/domain/projects/status';
import { findCostSettings, findLetterhead } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { listCosts, readAnalysis, readChanges, readCurve } from './analyses.ts';
import { analysisPrint, reportPrint } from './cost-print.ts';
import { findContract, findContractById } from './facts.ts';
import { lastCostDay, listRows } from './ledger.ts';
import { liveLines } from './live-lines.ts';
import { approvalRoute } from './order-approval.ts';
import { type PostDue, postDueWith } from './post-due-costs.ts';
import {
  findReport,
  insertReport,
  listReports,
  lockMonths,
  lockReport,
  projectIdOfReport,
  saveReport,
} from './reports.ts';
import { listUnrated, setCrewRates, setTradeRates, setWorkerRates } from './unrated.ts';
import { writingRoutes } from './writing-routes.ts';

export function costRoutes(serve: Serve, services: Services, within: RunInOrganization) {
  const { secrets } = services;
  const postDue = postDueWith(within, secrets);

  serve(costsApi.list, postDue, async ({ tx, actor, query, now }) =>
    (await listCosts(tx, query, { actor, now, secrets })).map(contractShownTo(actor)),
  );

  serve(costsApi.read, postDue, async ({ tx, actor, params, now }) =>
    analysisShownTo(actor)(await readAnalysis(tx, params.slug, { actor, now, secrets })),
  );

  serve(costsApi.rows, postDue, async ({ tx, actor, params, query, now }) => {
    const { projectId } = await findContract(tx, params.slug);
    const settings = await findCostSettings(tx, actor);
    const live = await liveLines(tx, projectId, settings, { now, secrets });
    return (await listRows(tx, projectId, query, live, now)).map(rowShownTo(actor));
  });

  serve(costsApi.changesSince, postDue, async ({ tx, actor, params, query, now }) =>
    changesShownTo(actor)(await readChanges(tx, { ...params, ...query }, { actor, now, secrets })),
  );

  serve(costsApi.curve, postDue, async ({ tx, actor, params, now }) =>
    curveShownTo(actor)(await readCurve(tx, params.slug, { actor, now, secrets })),
  );

  unratedRoutes(serve, postDue, secrets);
  writingRoutes(serve, services);
  reportRoutes(serve, postDue, secrets);
  printRoutes(serve, postDue, secrets);
  approvalRoute(serve, postDue, secrets);
}

/** Hours without a rate, and the rates for them. */
function unratedRoutes(serve: Serve, postDue: PostDue, secrets: Secrets) {
  serve(
    costsApi.unratedHours,
    postDue,
    async ({ tx, actor, query, now }) =>
      new Page(await listUnrated(tx, query.projectId, { actor, now, secrets })),
  );

  serve(
    costsApi.setWorkerRates,
    postDue,
    async ({ tx, actor, body, now }) =>
      new Page(await setWorkerRates(tx, body, { actor, now, secrets })),
  );

  serve(
    costsApi.setCrewRates,
    postDue,
    async ({ tx, actor, body, now }) =>
      new Page(await setCrewRates(tx, body, { actor, now, secrets })),
  );

  serve(
    costsApi.setTradeRates,
    postDue,
    async ({ tx, actor, body, now }) =>
      new Page(await setTradeRates(tx, body, { actor, now, secrets })),
  );
}

function printRoutes(serve: Serve, postDue: PostDue, secrets: Secrets) {
  serve(costsApi.pdf, postDue, async ({ tx, actor, params, now }) => {
    const analysis = await readAnalysis(tx, params.slug, { actor, now, secrets });
    return pdfDownload(`costs-${params.slug}`, analysisPrint(analysis, await findLetterhead(tx)));
  });

  serve(costsApi.reportPdf, postDue, async ({ tx, actor, params, now }) => {
    const report = await findReport(tx, params.costReportId, { actor, now, secrets });
    const contract = await findContractById(tx, report.projectId);
    const print = reportPrint(report, contract, await findLetterhead(tx), now);
    return pdfDownload(`cvr-${contract.slug}-${report.month.slice(0, 7)}`, print);
  });
}

/** Monthly cost and value reports: open, edit, review, freeze. */
function reportRoutes(serve: Serve, postDue: PostDue, secrets: Secrets) {
  serve(costsApi.listReports, postDue, ({ tx, actor, query, now }) =>
    listReports(tx, query, { actor, now, secrets }),
  );

  serve(costsApi.openReport, postDue, async ({ tx, actor, body, now }) => {
    await findContractById(tx, body.projectId);
    const months = await lockMonths(tx, body.projectId);
    return insertReport(tx, draftReport(body, months, londonDay(now)), { actor, now, secrets });
  });

  serve(costsApi.editReport, postDue, async ({ tx, actor, params, body, now }) => {
    const reader = { actor, now, secrets };
    const report = await lockReport(tx, params.costReportId, reader);
    return saveReport(tx, editReport(report, body), reader);
  });

  serve(costsApi.reviewReport, postDue, async ({ tx, actor, params, body, now }) => {
    const reader = { actor, now, secrets };
    const report = await lockReport(tx, params.costReportId, reader);
    return saveReport(tx, reviewReport(report, actor, body), reader);
  });

  serve(costsApi.reopenReport, postDue, async ({ tx, actor, params, now }) => {
    const reader = { actor, now, secrets };
    const report = await lockReport(tx, params.costReportId, reader);
    return saveReport(tx, reopenReport(report, actor), reader);
  });

  serve(costsApi.freezeReport, postDue, async ({ tx, actor, params, body, now }) => {
    // Locked first: the figures depend on the frozen month before.
    const months = await lockMonths(tx, await projectIdOfReport(tx, params.costReportId));
    const reader = { actor, now, secrets };
    const report = await lockReport(tx, params.costReportId, reader);
    const frozen = freezeReport(report, actor, months, body, now.toISOString());
    const { projectId } = report;
    const hasEnded = isOver((await findContractById(tx, projectId)).status);
    const course = { hasEnded, lastCostOn: await lastCostDay(tx, projectId) };
    const next = monthToFollow(report, months, course);
    if (next) await insertReport(tx, { projectId, month: next }, reader);
    return saveReport(tx, frozen, reader);
  });
}
