/** The selected rows, and the range that is being extended with Shift. */
export type Selection = { selected: ReadonlySet<number>; anchor?: number; end?: number };

export const nothingSelected: Selection = { selected: new Set() };

export const selectedIds = (
  { selected, anchor, end }: Selection,
  order: readonly number[],
): ReadonlySet<number> =>
  anchor === undefined || end === undefined
    ? selected
    : new Set([...selected, ...stretch(order, anchor, end)]);

export function toggleSelection(
  selection: Selection,
  order: readonly number[],
  id: number,
): Selection {
  const selected = new Set(selectedIds(selection, order));
  if (!selected.delete(id)) selected.add(id);
  return { selected, anchor: id };
}

/** Extends the range from its start, the last touched row, to this row. */
export function extendSelection(
  selection: Selection,
  order: readonly number[],
  { from, to }: { from: number | undefined; to: number },
): Selection {
  const { anchor, end } = selection;
  const goesOn = from === undefined || from === anchor || from === end;
  return goesOn && anchor !== undefined
    ? { ...selection, end: to }
    : { selected: selectedIds(selection, order), anchor: from ?? to, end: to };
}

function stretch(order: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return a < 0 || b < 0 ? [] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
