import { useMemo, useState } from 'react';
import type { Row } from './column.ts';
import { extended, nothingSelected, selectedIds, toggled } from './selection.ts';

/** Whatever is filtered away is not selected: nothing is done to rows that nobody sees. */
export function useSelection<T extends Row>(shown: readonly T[]) {
  const [selection, setSelection] = useState(nothingSelected);
  const order = useMemo(() => shown.map(({ id }) => id), [shown]);
  const ids = useMemo(() => selectedIds(selection, order), [selection, order]);
  const rows = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);

  return {
    rows,
    has: (id: number) => ids.has(id),
    toggle: (id: number) => setSelection((before) => toggled(before, order, id)),
    /** Up to here, from the row given or else from the one that was last touched. */
    extend: (to: number, from?: number) =>
      setSelection((before) => extended(before, order, { from, to })),
    selectAll: () => setSelection({ selected: new Set(order) }),
    clear: () => setSelection(nothingSelected),
  };
}
