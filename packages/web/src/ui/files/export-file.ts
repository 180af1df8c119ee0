import type { ExportReport } from '@sitewright/domain/activity/export-report';
import { saveFile } from './save-file.ts';

/** The one way by which records leave the browser as a file: logged first, then saved. */
export async function exportFile(name: string, file: Blob, report: ExportReport): Promise<void> {
  // Fetched when it is needed: a list must not bring the contract's schemas with it.
  const { reportExport } = await import('../../platform/report-export.ts');
  await reportExport(report);
  saveFile(name, file);
}
