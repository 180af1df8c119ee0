import { costsApi } from '@sitewright/domain/costs/api';
import { findLetterhead } from '../organizations/public.ts';
import { Download } from '../platform/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import type { Print } from '../platform/pdf/print.ts';
import type { Serve } from '../platform/serve.ts';
import { readAnalysis } from './analyses.ts';
import { analysisPrint, reportPrint } from './cost-print.ts';
import { findContractById } from './facts.ts';
import type { PostDue } from './post-due-costs.ts';
import { findReport } from './reports.ts';

/** Read in the transaction, drawn after it. */
const pdfDownload = (name: string, print: Print): Download =>
  new Download({ type: 'application/pdf', name: `${name}.pdf`, make: () => makePdf(print) });

export function printRoutes(serve: Serve, postDue: PostDue) {
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
