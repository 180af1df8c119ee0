import { useRef, useState } from 'react';
import type { Row } from './column.ts';

export type Roving = ReturnType<typeof useRoving>;

/** One row at a time is on the way of the Tab key; the arrows choose which. */
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
    /** True once after a move, for the row that became active by it. */
    takesFocus: () => {
      const shouldFocus = wantsFocus.current;
      wantsFocus.current = false;
      return shouldFocus;
    },
  };
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Where a key leads from the row at `index`; nowhere if it is not one of those that move. */
export function landing(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step && Math.min(Math.max(index + step, 0), count - 1);
}
