import type { ExportReport } from '@sitewright/domain/activity/export-report';
import { reportExport } from '../../platform/report-export.ts';
import { saveFile } from './save-file.ts';

/** The one way by which records leave the browser as a file: logged first, then saved. */
export async function exportFile(name: string, file: Blob, report: ExportReport): Promise<void> {
  await reportExport(report);
  saveFile(name, file);
}
