import type { ImportColumn, RawSheet, TablePlace } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** Titles and notes above a table are shorter than this. */
const mostRowsAbove = 20;

/** The rows of a sheet that can have the column names: all but its last one, near the top. */
export const headerRows = ({ lines }: RawSheet): RawSheet['lines'] =>
  lines.slice(0, -1).slice(0, mostRowsAbove);

/** Where the columns most likely are: the row that names the most of them, and the first of equals. */
export function findTable(
  sheets: readonly RawSheet[],
  columns: readonly ImportColumn[],
): TablePlace {
  const places = sheets.flatMap((sheet, i) =>
    headerRows(sheet).map(({ line, cells }) => ({
      place: { sheet: i, headerLine: line },
      matches: Object.keys(suggestMapping(columns, cells)).length,
    })),
  );
  const [first] = places;
  const best = places.reduce((a, b) => (b.matches > a.matches ? b : a), first ?? nowhere);
  // One word of a data row may be the name of a column: a single match is no table.
  return best.matches > 1 ? best.place : (first ?? nowhere).place;
}

const nowhere = { place: { sheet: 0, headerLine: 1 }, matches: 0 };
