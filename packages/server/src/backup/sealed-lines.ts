import { sealedColumns } from '@sitewright/domain/backup/backup-contents';
import type { Sealer } from '../platform/sealed-fields.ts';
import type { Locksmith } from './passphrase.ts';

type Row = Record<string, unknown>;

/** Where a sealed field stands, by the words that whoever sealed it used. */
function sealedPlaceOf(table: string, column: string, row: Row) {
  if (table === 'worker_rates')
    return { table, id: Number(row.worker_id), column: `rates from ${row.effective_from}` };
  return { table, id: Number(row.id), column: camelCase(column) };
}

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const exchange = (
  table: string,
  line: string,
  by: (value: string, column: string, row: Row) => string,
) => {
  const columns = sealedColumns[table];
  if (!columns) return line;
  const row: Row = JSON.parse(line);
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'string') row[column] = by(value, column, row);
  }
  return JSON.stringify(row);
};

const placeInArchive = (table: string, column: string, { id }: Row) => `${table}/${id}/${column}`;

/** From the company's own key to the passphrase's. */
export const lockLine = (table: string, line: string, sealer: Sealer, smith: Locksmith): string =>
  exchange(table, line, (value, column, row) =>
    smith.lock(
      sealer.unseal(value, sealedPlaceOf(table, column, row)),
      placeInArchive(table, column, row),
    ),
  );

/** And back again. */
export const openLine = (table: string, line: string, sealer: Sealer, smith: Locksmith): string =>
  exchange(table, line, (value, column, row) =>
    sealer.seal(
      smith.open(value, placeInArchive(table, column, row)),
      sealedPlaceOf(table, column, row),
    ),
  );
