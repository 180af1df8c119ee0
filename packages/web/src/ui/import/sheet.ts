/** A file as rows of texts, the first being its headers, each with its number in the file. */
export type Sheet = { headers: string[]; rows: { line: number; cells: string[] }[] };

export type ChosenFile = { name: string; sheet: Sheet };

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
