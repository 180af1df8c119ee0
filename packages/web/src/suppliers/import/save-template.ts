import { importColumns } from '@sitewright/domain/suppliers/import';
import { toCsv } from '../../ui/table/csv.ts';

/** An empty sheet with the columns that an import reads, and one line to show how. */
export function saveTemplate(): void {
  const example: Record<string, string> = {
    Name: 'Example Timber Ltd',
    Type: 'Materials',
    Phone: '0113 496 0000',
    'Insurance to': '30/06/2027',
  };
  const headers = importColumns.map(({ header }) => header);
  const csv = toCsv([headers, headers.map((header) => example[header] ?? null)]);
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: 'suppliers.csv' }).click();
  URL.revokeObjectURL(url);
}
