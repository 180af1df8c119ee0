/** Rows kept selected, and the stretch that is being drawn from one row to another. */
export type Selection = { kept: ReadonlySet<number>; anchor?: number; end?: number };

export const nothingSelected: Selection = { kept: new Set() };

export const selectedIds = (
  { kept, anchor, end }: Selection,
  order: readonly number[],
): ReadonlySet<number> =>
  anchor === undefined || end === undefined
    ? kept
    : new Set([...kept, ...stretch(order, anchor, end)]);

export function toggled(selection: Selection, order: readonly number[], id: number): Selection {
  const kept = new Set(selectedIds(selection, order));
  if (!kept.delete(id)) kept.add(id);
  return { kept, anchor: id };
}

/** From where the stretch began to here; where it began is the row that was last touched. */
export function extended(
  selection: Selection,
  order: readonly number[],
  { from, to }: { from: number | undefined; to: number },
): Selection {
  const { anchor, end } = selection;
  const goesOn = from === undefined || from === anchor || from === end;
  return goesOn && anchor !== undefined
    ? { ...selection, end: to }
    : { kept: selectedIds(selection, order), anchor: from ?? to, end: to };
}

function stretch(order: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return a < 0 || b < 0 ? [] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
