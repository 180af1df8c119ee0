import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { enterOrganization } from '../platform/enter-organization.ts';
import { discard } from '../platform/files/discard.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { findOperator } from '../platform/operator.ts';
import { limitByAddress, minute } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findScreenshot, insertErrorReport, listErrorReports, saveScreenshot } from './store.ts';

/** A broken page may report again and again: the first reports are enough. */
const reportsFrom = limitByAddress('error reports from', 10, minute);

export function errorReportRoutes(serve: Serve, { rateLimits, log, policy }: Services) {
  /** Reports without a session go to the operator's organisation. */
  async function enterOperator(tx: Tx): Promise<boolean> {
    const operator = await findOperator(tx, policy.OPERATOR_ORGANIZATION);
    if (operator) await enterOrganization(tx, operator);
    else log.warn('No organisation exists yet to store an error report.');
    return operator !== undefined;
  }

  /** Always accepted; past the budget, or without an organisation to store it, it is dropped. */
  serve(
    errorReportsApi.report,
    async ({ visitor, inOwnTx }) => ({
      isTooMuch: await rateLimits.countAndCheck(inOwnTx, reportsFrom(visitor.address)),
    }),
    async ({ tx, actor, body, prepared: { isTooMuch } }) => {
      const isKept = !isTooMuch && (actor !== undefined || (await enterOperator(tx)));
      return isKept ? insertErrorReport(tx, body, actor) : { id: null };
    },
  );

  serve(errorReportsApi.attachScreenshot, async ({ tx, actor, params, stored }) => {
    const replaced = await saveScreenshot(tx, params.errorReportId, stored, actor);
    await discard(tx, replaced);
    return { id: params.errorReportId };
  });

  serve(errorReportsApi.list, ({ tx, query }) => listErrorReports(tx, query));

  serve(
    errorReportsApi.screenshot,
    async ({ tx, params }) => new Download(await findScreenshot(tx, params.errorReportId)),
  );
}
