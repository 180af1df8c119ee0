import { costsApi } from '@sitewright/domain/costs/api';
import {
  draftReport,
  editReport,
  freezeReport,
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
import { findCostSettings, findLetterhead } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { listCosts, readAnalysis, readChanges, readCurve } from './analyses.ts';
import { analysisPrint, reportPrint } from './cost-print.ts';
import { findContract, findContractById } from './facts.ts';
import { listRows } from './ledger.ts';
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
import { writingRoutes } from './writing-routes.ts';

export function costRoutes(serve: Serve, services: Services, within: RunInOrganization) {
  const postDue = postDueWith(within);

  serve(costsApi.list, postDue, async ({ tx, actor, query, now }) =>
    (await listCosts(tx, actor, query, now)).map(contractShownTo(actor)),
  );

  serve(costsApi.read, postDue, async ({ tx, actor, params, now }) =>
    analysisShownTo(actor)(await readAnalysis(tx, actor, params.slug, now)),
  );

  serve(costsApi.rows, postDue, async ({ tx, actor, params, query, now }) => {
    const { projectId } = await findContract(tx, params.slug);
    const live = await liveLines(tx, projectId, await findCostSettings(tx, actor), now);
    return (await listRows(tx, projectId, query, live, now)).map(rowShownTo(actor));
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

function printRoutes(serve: Serve, postDue: PostDue) {
  serve(costsApi.pdf, postDue, async ({ tx, actor, params, now }) => {
    const analysis = await readAnalysis(tx, actor, params.slug, now);
    return pdfDownload(`costs-${params.slug}`, analysisPrint(analysis, await findLetterhead(tx)));
  });

  serve(costsApi.reportPdf, postDue, async ({ tx, actor, params, now }) => {
    const report = await findReport(tx, actor, params.costReportId, now);
    const contract = await findContractById(tx, report.projectId);
    const print = reportPrint(report, contract, await findLetterhead(tx), now);
    return pdfDownload(`cvr-${contract.slug}-${report.month.slice(0, 7)}`, print);
  });
}

/** Monthly cost and value reports: open, edit, review, freeze. */
function reportRoutes(serve: Serve, postDue: PostDue) {
  serve(costsApi.listReports, postDue, ({ tx, actor, query, now }) =>
    listReports(tx, actor, query, now),
  );

  serve(costsApi.openReport, postDue, async ({ tx, actor, body, now }) => {
    await findContractById(tx, body.projectId);
    const months = await lockMonths(tx, body.projectId);
    return insertReport(tx, draftReport(body, months, londonDay(now)), actor, now);
  });

  serve(costsApi.editReport, postDue, async ({ tx, actor, params, body, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, editReport(report, body), actor, now);
  });

  serve(costsApi.reviewReport, postDue, async ({ tx, actor, params, body, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, reviewReport(report, actor, body), actor, now);
  });

  serve(costsApi.reopenReport, postDue, async ({ tx, actor, params, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, reopenReport(report, actor), actor, now);
  });

  serve(costsApi.freezeReport, postDue, async ({ tx, actor, params, body, now }) => {
    // Locked first: the figures depend on the frozen month before.
    const months = await lockMonths(tx, await projectIdOfReport(tx, params.costReportId));
    const report = await lockReport(tx, actor, params.costReportId, now);
    const frozen = freezeReport(report, actor, months, body, now.toISOString());
    return saveReport(tx, frozen, actor, now);
  });
}
