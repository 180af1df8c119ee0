/** A line as both have it, or as only the earlier or the later one has it. */
export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string };

/** The most pairs of lines compared; larger texts count as replaced. */
const mostPairs = 4_000_000;

/** The difference between two texts, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length * now.length > mostPairs)
    return [...old.map(line('gone')), ...now.map(line('new'))];
  return walk(old, now, commonLengths(old, now));
}

const line =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text });

/** How many lines two texts share from each pair of places to their ends. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [here, below] = [table[i] ?? [], table[i + 1] ?? []];
      here[j] =
        old[i] === now[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  return table;
}

function walk(old: readonly string[], now: readonly string[], table: number[][]): DiffLine[] {
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      lines.push(line('same')(was));
      i += 1;
      j += 1;
    } else if (
      is === undefined ||
      (was !== undefined && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      lines.push(line('gone')(was ?? ''));
      i += 1;
    } else {
      lines.push(line('new')(is));
      j += 1;
    }
  }
  return lines;
}
