import { useEffect } from 'react';

type Chart = { preload?: () => unknown };

/** Fetches what draws the charts of a screen beside their figures, for it is heavy and would else come after them. */
export function useChartsAhead(...charts: readonly Chart[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen has the same charts all its life
  useEffect(() => {
    for (const chart of charts) void chart.preload?.();
  }, []);
}
