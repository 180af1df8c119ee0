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
import type { PostDue } from './post-due-costs.ts';
import {
  insertReport,
  listReports,
  lockMonths,
  lockReport,
  projectOf,
  saveReport,
} from './reports.ts';

/** Monthly cost and value reports: open, edit, review, freeze. */
export function reportRoutes(serve: Serve, postDue: PostDue) {
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
    const months = await lockMonths(tx, await projectOf(tx, params.costReportId));
    const report = await lockReport(tx, actor, params.costReportId, now);
    const frozen = freezeReport(report, actor, months, body, now.toISOString());
    return saveReport(tx, frozen, actor, now);
  });
}
