import * as z from 'zod';
import { post } from '../kernel/endpoint.ts';
import { ExportReport } from './export-report.ts';

export const exportsApi = {
  /** A browser calls it before it hands over a file or a print that it makes. */
  reportExport: post('/api/exports', 'self', {
    summary: 'Export or print a list',
    body: ExportReport,
    reply: z.undefined(),
    status: 204,
    duringSuspension: true,
    isExport: true,
  }),
};
