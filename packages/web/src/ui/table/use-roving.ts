import { useRef, useState } from 'react';
import type { Row } from './column.ts';

export type Roving = ReturnType<typeof useRoving>;

/** Only one row is in the tab order; arrow keys change which. */
export function useRoving<T extends Row>(shown: readonly T[]) {
  const [activeId, setActiveId] = useState<number>();
  const wantsFocus = useRef(false);
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  );

  return {
    index,
    visit: setActiveId,
    move: (to: number) => {
      wantsFocus.current = true;
      setActiveId(shown[to]?.id);
    },
    /** True once after a move, for the row that became active. */
    takesFocus: () => {
      const shouldFocus = wantsFocus.current;
      wantsFocus.current = false;
      return shouldFocus;
    },
  };
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The target of a key from the row at `index`; undefined for other keys. */
export function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step && Math.min(Math.max(index + step, 0), count - 1);
}
