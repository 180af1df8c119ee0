import { tableFacts } from '@sitewright/domain/record-types';
import type { Sealer } from '../platform/sealed-fields.ts';
import type { PassphraseCipher } from './passphrase.ts';

type Row = Record<string, unknown>;

/** The place of an encrypted field, as named by the feature that encrypted it. */
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
  const columns = tableFacts[table]?.sealed;
  if (!columns) return line;
  const row: Row = JSON.parse(line);
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'string') row[column] = by(value, column, row);
  }
  return JSON.stringify(row);
};

const placeInArchive = (table: string, column: string, { id }: Row) => `${table}/${id}/${column}`;

/** Re-encrypts from the company's key to the passphrase. */
export const encryptLine = (
  table: string,
  line: string,
  sealer: Sealer,
  cipher: PassphraseCipher,
): string =>
  exchange(table, line, (value, column, row) =>
    cipher.lock(
      sealer.unseal(value, sealedPlaceOf(table, column, row)),
      placeInArchive(table, column, row),
    ),
  );

/** Re-encrypts from the passphrase to the company's key. */
export const decryptLine = (
  table: string,
  line: string,
  sealer: Sealer,
  cipher: PassphraseCipher,
): string =>
  exchange(table, line, (value, column, row) =>
    sealer.seal(
      cipher.open(value, placeInArchive(table, column, row)),
      sealedPlaceOf(table, column, row),
    ),
  );
