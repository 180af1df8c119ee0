import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the heading of a list when the item that had it has gone. */
export function useFocusWhenFewer<E extends HTMLElement>(count: number): RefObject<E | null> {
  const heading = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}
