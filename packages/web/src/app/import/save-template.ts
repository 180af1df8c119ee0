import { toCsv } from '../../ui/table/csv.ts';
import type { ImportColumn } from './sheet.ts';

/** An empty file with the columns that an import reads. */
export function saveTemplate(fileName: string, columns: readonly ImportColumn[]): void {
  const csv = toCsv([columns.map(({ label }) => label)]);
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
