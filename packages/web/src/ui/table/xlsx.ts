import writeXlsxFile from 'write-excel-file/browser';
import type { Cell } from './column.ts';

/** Numbers and dates keep their type; text stays text, whatever it starts with. */
export const toXlsx = (
  sheet: string,
  [header = [], ...lines]: readonly (readonly Cell[])[],
): Promise<Blob> =>
  writeXlsxFile(
    [header.map((title) => ({ value: String(title), fontWeight: 'bold' })), ...lines.map(typed)],
    { sheet: sheet.slice(0, 31), dateFormat: 'dd/mm/yyyy', stickyRowsCount: 1 },
  ).toBlob();

const typed = (cells: readonly Cell[]) =>
  cells.map((value) => {
    if (typeof value === 'string') return { value, type: String };
    return value && typeof value === 'object' && 'pounds' in value
      ? { value: Number(value.pounds), type: Number, format: '#,##0.00' }
      : value;
  });
