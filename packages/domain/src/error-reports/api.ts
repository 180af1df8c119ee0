import * as z from 'zod';
import { get, post } from '../kernel/endpoint.ts';
import { pictureUpload } from '../kernel/upload.ts';
import {
  ErrorReport,
  ErrorReportDraft,
  ErrorReportQuery,
  ErrorReportReceipt,
} from './error-report.ts';

export const errorReportsApi = {
  report: post('/api/error-reports', 'anyone', {
    summary: 'Report an error',
    offline: true,
    body: ErrorReportDraft,
    maxBytes: 16_384,
    reply: ErrorReportReceipt,
    status: 202,
    duringPasswordChange: true,
  }),
  attachScreenshot: post('/api/error-reports/:errorReportId/screenshot', 'self', {
    summary: 'Attach a screenshot to an error report',
    upload: pictureUpload,
    reply: ErrorReportReceipt,
    status: 202,
  }),
  list: get('/api/error-reports', ['errorReport', 'R'], {
    summary: 'List the error reports',
    query: ErrorReportQuery,
    reply: z.array(ErrorReport),
  }),
  screenshot: get('/api/error-reports/:errorReportId/screenshot', ['errorReport', 'R'], {
    summary: 'Read the screenshot of an error report',
    reply: z.unknown(),
    sends: 'file',
  }),
};
