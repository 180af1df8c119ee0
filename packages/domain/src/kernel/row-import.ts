import * as z from 'zod';

/** The maximum number of rows in a file. */
export const maxImportRows = 2_000;

/** The maximum number of values and bytes of such a file. */
export const maxImportSize = { mostValues: 100_000, mostBytes: 5_000_000 };

/** One more than the longest field allows: a cell that reaches this length is refused. */
export const maxCellLength = 5_001;

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
          cells: z.array(z.string().max(maxCellLength)).max(columns.length),
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
