import type { ExportReport } from '@sitewright/domain/activity/export-report';
import { exportsApi } from '@sitewright/domain/activity/exports-api';
import { call } from './call.ts';

/** Writes down what is about to leave: a file is handed over only once the log has it. */
export const reportExport = (report: ExportReport): Promise<void> =>
  call(exportsApi.reportExport, { body: report });
