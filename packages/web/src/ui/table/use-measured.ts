import { type RefObject, useLayoutEffect, useState } from 'react';

/** Measures an element again whenever its size or that of its first child changes. */
export function useMeasured<V>(
  element: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => V,
  first: V,
): V {
  const [measured, setMeasured] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures by the same rule for ever
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setMeasured(measure(current));
    const observer = new ResizeObserver(look);
    look();
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
