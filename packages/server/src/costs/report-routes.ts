import { costsApi } from '@sitewright/domain/costs/api';
import {
  draftReport,
  editReport,
  freezeReport,
  reopenReport,
  reviewReport,
} from '@sitewright/domain/costs/report-rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Serve } from '../platform/serve.ts';
import { findContractById } from './facts.ts';
import type { Settle } from './post-due-costs.ts';
import {
  insertReport,
  listReports,
  lockMonths,
  lockReport,
  projectOf,
  saveReport,
} from './reports.ts';

/** Cost and value of a month: opened, reviewed, frozen. */
export function reportRoutes(serve: Serve, settle: Settle) {
  serve(costsApi.listReports, settle, ({ tx, actor, query, now }) =>
    listReports(tx, actor, query, now),
  );

  serve(costsApi.openReport, settle, async ({ tx, actor, body, now }) => {
    await findContractById(tx, body.projectId);
    const months = await lockMonths(tx, body.projectId);
    return insertReport(tx, draftReport(body, months, londonDay(now)), actor, now);
  });

  serve(costsApi.editReport, settle, async ({ tx, actor, params, body, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, editReport(report, body), actor, now);
  });

  serve(costsApi.reviewReport, settle, async ({ tx, actor, params, body, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, reviewReport(report, actor, body), actor, now);
  });

  serve(costsApi.reopenReport, settle, async ({ tx, actor, params, now }) => {
    const report = await lockReport(tx, actor, params.costReportId, now);
    return saveReport(tx, reopenReport(report, actor), actor, now);
  });

  serve(costsApi.freezeReport, settle, async ({ tx, actor, params, body, now }) => {
    // Held before anything is reckoned: what the month before was frozen with is part of it.
    const months = await lockMonths(tx, await projectOf(tx, params.costReportId));
    const report = await lockReport(tx, actor, params.costReportId, now);
    const frozen = freezeReport(report, actor, months, body, now.toISOString());
    return saveReport(tx, frozen, actor, now);
  });
}
