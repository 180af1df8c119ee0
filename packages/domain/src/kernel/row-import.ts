import * as z from 'zod';
import { grouped } from './decimal.ts';
import { fieldErrors } from './parse-input.ts';

/** The maximum number of rows in a file. */
export const maxImportRows = 2_000;

/** The maximum number of values and bytes of such a file. */
export const maxImportSize = { maxValues: 100_000, maxBytes: 5_000_000 };

/** One more than the longest field allows: a cell that reaches this length is refused. */
export const maxCellLength = 5_001;

/** `path` is rows, the row, cells, the column. */
function longCell({ path = [] }: { path?: readonly PropertyKey[] | undefined }): string {
  const [, row = 0, , column = 0] = path.map(Number);
  return `Row ${row + 1}, column ${column + 1}: please shorten it to ${grouped(`${maxCellLength - 1}`)} characters`;
}

/** The rows of a file and their columns; a dry run only reports what would happen. */
export const rowImport = <const Column extends string>(
  columns: readonly Column[],
  needed: readonly Column[],
  fault: string,
) =>
  z.object({
    columns: z
      .array(z.enum(columns))
      .max(columns.length)
      .refine((named) => needed.every((one) => (named as Column[]).includes(one)), fault),
    rows: z
      .array(
        z.object({
          line: z.int().min(1).max(1_048_576),
          cells: z.array(z.string().max(maxCellLength, { error: longCell })).max(columns.length),
        }),
      )
      .min(1)
      .max(maxImportRows),
    isDryRun: z.boolean().default(true),
  });

/** What is wrong with a row, cell by cell. */
const RowFaults = z.object({
  line: z.int(),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});

export const ImportReport = z.object({
  /** The names that were added, or would be in a dry run. */
  names: z.array(z.string()),
  isDryRun: z.boolean(),
  faults: z.array(RowFaults),
});

export type ImportReport = z.infer<typeof ImportReport>;
export type RowFaults = z.infer<typeof RowFaults>;

/** `15/11/2026` is a date in Britain; one that is none stays for the schema to refuse. */
export const readDate = (cell: string): string =>
  cell.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

type Sheet<Column> = {
  columns: readonly Column[];
  rows: readonly { line: number; cells: readonly string[] }[];
};

type RowRules<Column extends string, Draft, Registered> = {
  /** Where a cell is more than its text. */
  readers: Partial<Record<Column, (cell: string) => unknown>>;
  schema: z.ZodType<Draft>;
  defaults: Partial<NoInfer<Draft>>;
  /** What else is wrong with a draft, by its field. */
  faultsOf?: (draft: Draft) => Record<string, string>;
  /** What no two records may share, and the column that holds it. */
  marksOf: (record: Draft | Registered) => { column: string; value: string; key: string }[];
};

/** What a file holds: drafts that are good, and what is wrong with the rest, cell by cell. */
export function readRows<Column extends string, Draft, Registered>(
  { columns, rows }: Sheet<Column>,
  register: readonly Registered[],
  rules: RowRules<Column, Draft, Registered>,
): { drafts: Draft[]; faults: RowFaults[] } {
  const owners = new Map(
    register.flatMap(rules.marksOf).map(({ key }) => [key, 'in the register']),
  );
  const drafts: Draft[] = [];
  const faults: RowFaults[] = [];
  for (const { line, cells } of rows) {
    const { draft, errors } = readRow(columns, cells, rules);
    const marks = draft ? rules.marksOf(draft) : [];
    const taken = marks.find(({ key }) => owners.has(key));
    if (taken) {
      const message = `${taken.value} is ${owners.get(taken.key)} already.`;
      faults.push({ line, errors: [{ column: taken.column, message }] });
    } else if (draft) {
      drafts.push(draft);
      for (const { key } of marks) owners.set(key, `in row ${line}`);
    } else faults.push({ line, errors });
  }
  return { drafts, faults };
}

function readRow<Column extends string, Draft, Registered>(
  columns: readonly Column[],
  cells: readonly string[],
  { readers, schema, defaults, faultsOf }: RowRules<Column, Draft, Registered>,
): { draft?: Draft; errors: RowFaults['errors'] } {
  const values = Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at]?.trim();
      return cell ? [[column, readers[column]?.(cell) ?? cell]] : [];
    }),
  );
  const { success, data, error } = schema.safeParse({ ...defaults, ...values });
  const messages = success ? (faultsOf?.(data) ?? {}) : fieldErrors(error);
  const errors = Object.entries(messages).map(([path, message]) => ({
    column: path.split('.')[0] ?? path,
    message,
  }));
  return success && errors.length === 0 ? { draft: data, errors } : { errors };
}
