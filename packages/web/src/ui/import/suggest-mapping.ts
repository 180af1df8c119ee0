import type { ImportColumn, Mapping } from './sheet.ts';

/** `Unit price (£)` is 'unit price'. */
const bare = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\(.*?\)|[^a-z ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** What each header most likely means; a whole name counts before a part of one, and no column twice. */
export function suggestMapping(
  columns: readonly ImportColumn[],
  headers: readonly string[],
): Mapping {
  const mapping: Record<string, number> = {};
  const free = new Map(headers.map((header, column) => [column, bare(header)]));
  for (const fits of [isNamed, holdsWord])
    for (const { id, label, words } of columns) {
      const names = [bare(label), ...words];
      const [column] =
        [...free].find(([, header]) => names.some((name) => fits(header, name))) ?? [];
      if (column === undefined || mapping[id] !== undefined) continue;
      mapping[id] = column;
      free.delete(column);
    }
  return mapping;
}

const isNamed = (header: string, name: string) => header === name;
const holdsWord = (header: string, name: string) => ` ${header} `.includes(` ${name} `);
