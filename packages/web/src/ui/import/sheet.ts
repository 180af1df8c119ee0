/** A row of a sheet with its number in the file. */
type Line = { line: number; cells: string[] };

/** Rows of texts under their headers. */
export type Sheet = { headers: string[]; rows: Line[] };

/** A sheet as it is in the file, without its empty rows. */
export type RawSheet = { name: string; lines: readonly Line[] };

/** Which sheet of a file is read, counted from zero, and the number of the row that has the column names. */
export type TablePlace = { sheet: number; headerLine: number };

export type ChosenFile = {
  name: string;
  sheet: Sheet;
  /** All sheets of the file, and which table of them `sheet` is. */
  sheets: readonly RawSheet[];
  place: TablePlace;
};

/** What a column of a file can be read as, and what people call it besides. */
export type ImportColumn = { id: string; label: string; words: readonly string[] };

/** Which column of the file holds what, counted from zero. */
export type Mapping = Readonly<Record<string, number>>;

/** A row that cannot be imported, and what is wrong with its cells. */
export type RefusedRow = {
  line: number;
  errors: readonly { column: string; message: string }[];
};

export const labelOf = (columns: readonly ImportColumn[], column: string): string =>
  columns.find(({ id }) => id === column)?.label ?? column;
