import type { AffectedRows } from './aggregates.ts';
import type { Ranges } from './table.ts';

/** Restored ids mostly follow each other, so ranges are much shorter than lists. */
export function rangesOf(touched: AffectedRows): Ranges {
  const ranges: Ranges = {};
  for (const [table, ids] of touched) {
    const ends: [number, number][] = [];
    for (const id of [...ids].sort((a, b) => a - b)) {
      const last = ends.at(-1);
      if (last?.[1] === id - 1) last[1] = id;
      else ends.push([id, id]);
    }
    if (ends.length > 0) ranges[table] = ends;
  }
  return ranges;
}

/** The same ids, at most `size` in each range. */
export const spansOf = (ends: Ranges[string], size: number): Ranges[string] =>
  ends.flatMap(([first, last]) =>
    Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, step): [number, number] => [
      first + step * size,
      Math.min(last, first + (step + 1) * size - 1),
    ]),
  );

export const affectedRowsIn = (ranges: Ranges): AffectedRows =>
  new Map(
    Object.entries(ranges).map(([table, ends]) => [
      table,
      new Set(
        ends.flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, step) => first + step),
        ),
      ),
    ]),
  );
