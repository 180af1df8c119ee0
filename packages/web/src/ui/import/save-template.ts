import { saveFile } from '../files/save-file.ts';
import { toCsv } from '../table/csv.ts';
import type { ImportColumn } from './sheet.ts';

/** An empty file with the columns that an import reads. */
export function saveTemplate(fileName: string, columns: readonly ImportColumn[]): void {
  const csv = toCsv([columns.map(({ label }) => label)]);
  saveFile(fileName, new Blob([csv], { type: 'text/csv' }));
}
