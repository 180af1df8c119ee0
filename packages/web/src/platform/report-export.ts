import type { ExportReport } from '@sitewright/domain/activity/activity-log';
import { activityApi } from '@sitewright/domain/activity/api';
import { call } from './call.ts';

/** Writes down what is about to leave: a file is handed over only once the log has it. */
export const reportExport = (report: ExportReport): Promise<void> =>
  call(activityApi.reportExport, { body: report });
