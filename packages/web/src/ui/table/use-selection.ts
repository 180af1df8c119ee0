import { useMemo, useState } from 'react';
import type { Row } from './column.ts';
import { extendSelection, nothingSelected, selectedIds, toggleSelection } from './selection.ts';

/** Rows that are filtered out are not selected, so that no action affects invisible rows. */
export function useSelection<T extends Row>(shown: readonly T[]) {
  const [selection, setSelection] = useState(nothingSelected);
  const order = useMemo(() => shown.map(({ id }) => id), [shown]);
  const ids = useMemo(() => selectedIds(selection, order), [selection, order]);
  const rows = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);

  return {
    rows,
    has: (id: number) => ids.has(id),
    toggle: (id: number) => setSelection((before) => toggleSelection(before, order, id)),
    /** Up to this row, from the given row or the last touched one. */
    extend: (to: number, from?: number) =>
      setSelection((before) => extendSelection(before, order, { from, to })),
    selectAll: () => setSelection({ selected: new Set(order) }),
    clear: () => setSelection(nothingSelected),
  };
}
