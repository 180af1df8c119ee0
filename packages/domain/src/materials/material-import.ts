import * as z from 'zod';
import { Id, IdInPath } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';

/** Rows per part, and the most rows of a file. */
export const rowsInPart = 750;
export const maxImportRows = 20_000;
const mostParts = Math.ceil(maxImportRows / rowsInPart);

/** Longer than any field allows: a cell that reaches this length is refused. */
export const maxCellLength = 2_000;

const cell = z.string().max(maxCellLength).optional();

const cells = Object.fromEntries(importColumns.map(({ id }) => [id, cell])) as Record<
  ImportColumn,
  typeof cell
>;

/** A row of the file with its line number; it is checked on the server. */
export const FileRow = z.object({ line: z.int().min(1).max(1_048_576), ...cells });

export const ImportStart = z.object({ fileName: requiredLine('File name', 255) });

export const ImportPart = z.object({ rows: z.array(FileRow).min(1).max(rowsInPart) });

export const importPartParams = z.object({
  importId: IdInPath,
  part: z.coerce
    .number<number | string>()
    .int()
    .min(0)
    .max(mostParts - 1),
});

const outcomes = ['add', 'change', 'same', 'refused'] as const;

/** The effect of a row, and its errors. */
export const RowVerdict = z.object({
  line: z.int(),
  outcome: z.enum(outcomes),
  /** Where a material has its description and unit, but the row was not found by a SKU. */
  isNamesake: z.literal(true).optional(),
  /** A text of it begins as a formula of a spreadsheet does. */
  isFormula: z.literal(true).optional(),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});

const importStates = ['pending', 'done', 'undone'] as const;

/** A file that was read into the catalogue, or is about to be. */
export const MaterialImport = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  added: z.int(),
  changed: z.int(),
  undoneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

/** The verdicts on one part, and the state of the import after it. */
export const CheckedPart = MaterialImport.extend({ verdicts: z.array(RowVerdict) });

export type FileRow = z.infer<typeof FileRow>;
export type RowVerdict = z.infer<typeof RowVerdict>;
export type MaterialImport = z.infer<typeof MaterialImport>;
export type CheckedPart = z.infer<typeof CheckedPart>;
