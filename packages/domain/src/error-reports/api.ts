import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { pictures } from '../kernel/upload.ts';
import {
  ErrorReport,
  ErrorReportDraft,
  ErrorReportQuery,
  ErrorReportReceipt,
} from './error-report.ts';

const oneReport = z.object({ errorReportId: IdInPath });

export const errorReportsApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/error-reports',
    summary: 'Report an error',
    needs: 'anyone',
    body: ErrorReportDraft,
    mostBytes: 16_384,
    reply: ErrorReportReceipt,
    status: 202,
    duringPasswordChange: true,
  }),
  attachScreenshot: endpoint({
    method: 'POST',
    path: '/api/error-reports/:errorReportId/screenshot',
    summary: 'Attach a screenshot to an error report',
    needs: 'self',
    params: oneReport,
    upload: pictures,
    reply: ErrorReportReceipt,
    status: 202,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/error-reports',
    summary: 'List the error reports',
    needs: ['errorReport', 'R'],
    query: ErrorReportQuery,
    reply: z.array(ErrorReport),
  }),
  screenshot: endpoint({
    method: 'GET',
    path: '/api/error-reports/:errorReportId/screenshot',
    summary: 'Read the screenshot of an error report',
    needs: ['errorReport', 'R'],
    params: oneReport,
    reply: z.unknown(),
    sends: 'file',
  }),
};
