import { readFileSync } from 'node:fs';

/** The rows of a table that stands beside this file, by the names of its columns. */
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

/** A cell with a comma stands in quotes, and a quote in it is doubled. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
