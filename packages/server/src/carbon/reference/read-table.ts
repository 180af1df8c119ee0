import { readFileSync } from 'node:fs';

/** Reads a CSV file in this folder into rows by column name. */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = cellsOf(head) as Column[];
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

/** Cells with a comma are quoted, and quotes in them are doubled. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
