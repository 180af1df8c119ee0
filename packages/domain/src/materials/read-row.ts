import * as z from 'zod';
import { requiredLine, text } from '../kernel/text.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';
import { cost, sku, weight, yesOrNo } from './material.ts';
import type { FileRow, RowVerdict } from './material-import.ts';
import { units, weightUnits } from './unit.ts';

/** Other spellings of our units. */
const unitWords: Record<string, readonly string[]> = {
  'no.': ['no', 'nr', 'each', 'ea', 'item', 'pcs'],
  m: ['lm', 'metre', 'metres'],
  'm²': ['m2', 'sqm', 'sq m'],
  'm³': ['m3', 'cum', 'cu m'],
  kg: ['kgs', 'kilo'],
  t: ['te', 'tonne', 'tonnes'],
  g: ['gram', 'grams'],
  bag: ['bags'],
  roll: ['rolls'],
  pallet: ['pallets'],
  litre: ['l', 'ltr', 'litres'],
  hour: ['hr', 'hours'],
  day: ['days'],
};

const flagWords: Record<string, readonly string[]> = {
  yes: ['y', 'true', '1', 'active'],
  no: ['n', 'false', '0', 'inactive'],
};

const toOurTerm = (words: Record<string, readonly string[]>) => (cell: string) => {
  const cellText = cell.trim().toLowerCase();
  const [ours] = Object.entries(words).find(([, all]) => all.includes(cellText)) ?? [cellText];
  return ours;
};

/** '£1,234.50' is read as a number. */
const bareNumber = (cell: string): string =>
  cell
    .trim()
    .replace(/^£\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');

const asWritten = (cell: string): string => cell;

type Reader = { tidy: (cell: string) => string; schema: z.ZodType<string> };

/** Each cell by the same schema as the field of the form. */
const readers: Record<ImportColumn, Reader> = {
  itemDescription: { tidy: asWritten, schema: requiredLine('Description', 200) },
  sku: { tidy: asWritten, schema: sku },
  category: { tidy: asWritten, schema: text('Category', 100) },
  unit: {
    tidy: toOurTerm(unitWords),
    schema: z.enum(units, `Unit must be one of ${units.join(', ')}`),
  },
  purchaseCost: { tidy: bareNumber, schema: cost },
  weight: { tidy: bareNumber, schema: weight },
  weightUnit: {
    tidy: toOurTerm(unitWords),
    schema: z.enum(weightUnits, 'Weight unit must be g, kg or t'),
  },
  supplier: { tidy: asWritten, schema: text('Supplier', 200) },
  supplierCode: { tidy: asWritten, schema: text('Supplier code', 50) },
  active: { tidy: toOurTerm(flagWords), schema: z.enum(yesOrNo, 'Active must be yes or no') },
  barcode: { tidy: asWritten, schema: text('Barcode', 50) },
};

/** The values of a row; empty cells are omitted. */
export type ReadRow = { line: number; fields: Partial<Record<ImportColumn, string>> };

export function readRow({ line, ...cells }: FileRow): {
  row: ReadRow;
  errors: RowVerdict['errors'];
} {
  const fields: ReadRow['fields'] = {};
  const errors: RowVerdict['errors'] = [];
  for (const { id } of importColumns) {
    const cell = cells[id];
    if (!cell?.trim()) continue;
    const { data, error } = readers[id].schema.safeParse(readers[id].tidy(cell));
    if (error) errors.push({ column: id, message: error.issues[0]?.message ?? '' });
    else fields[id] = data;
  }
  return { row: { line, fields }, errors };
}
